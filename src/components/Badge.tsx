import type { StockState } from '../shell/stock.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly badge: string;
  readonly look?: StockState['look'];
}

/** A paper tag: red when a tree is nearly sold out, dark when it is. */
export function Badge({ badge, look = 'normal' }: BadgeProps) {
  return (
    <span className={styles.badge} data-look={look}>
      {badge}
    </span>
  );
}

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
