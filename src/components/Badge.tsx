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
