import { startTransition, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../shell/hydrated.ts';
import { type Choice, comparisonOf, mostCompared, readChoice } from './choice.ts';

interface KeptChoice extends Choice {
  /** State of the checkboxes, briefly ahead of the address. */
  readonly ticked: readonly string[];
  /** The last variety refused for lack of room. */
  readonly refused: string | null;
  readonly toggle: (slug: string) => void;
  readonly clear: () => void;
}

/** The varieties in the address. The prerendered page has none. */
export function useChoice(known: readonly string[]): KeptChoice {
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);
  const choice = readChoice(isHydrated ? search : '', known);
  // The router renders a new address late; a checkbox must react at once.
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
