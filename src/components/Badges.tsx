import type { StockState } from '../shell/stock.ts';
import { Badge } from './Badge.tsx';

interface BadgesProps {
  /** What is to be said of the tree now. */
  readonly state?: StockState | null | undefined;
  readonly badges?: readonly string[];
}

/** The tags of a tree: its state, then what it has for itself. */
export function Badges({ state, badges = [] }: BadgesProps) {
  return (
    <>
      {state && <Badge badge={state.tag} look={state.look} />}
      {badges.map((badge) => (
        <Badge key={badge} badge={badge} />
      ))}
    </>
  );
}
