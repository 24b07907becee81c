import { startTransition, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../shell/hydrated.ts';
import { type Choice, comparisonOf, mostCompared, readChoice } from './choice.ts';

interface KeptChoice extends Choice {
  /** What the boxes say: ahead of what is chosen, for a moment. */
  readonly ticked: readonly string[];
  /** The one that was asked for last, when there was no room for it. */
  readonly refused: string | null;
  /** Adds a variety, or takes it out. */
  readonly toggle: (slug: string) => void;
  readonly clear: () => void;
}

/** The varieties that the address asks for, and how to ask for others. The prerendered page asks for none. */
export function useChoice(known: readonly string[]): KeptChoice {
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);
  const choice = readChoice(isHydrated ? search : '', known);
  // The router takes its time to render another address; a box is ticked at once.
  const [ticked, tick] = useOptimistic(choice.chosen);
  const choose = (slugs: readonly string[]) => {
    setRefused(null);
    startTransition(() => {
      tick(slugs);
      void navigate(comparisonOf(slugs), { replace: true });
    });
  };
  const toggle = (slug: string) => {
    if (ticked.includes(slug)) choose(ticked.filter((other) => other !== slug));
    else if (ticked.length < mostCompared) choose([...ticked, slug]);
    else setRefused(slug);
  };
  return { ...choice, ticked, refused, toggle, clear: () => choose([]) };
}
