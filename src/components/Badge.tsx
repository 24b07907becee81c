import type { Badge as BadgeText } from '#generated/types.ts';
import styles from './Badge.module.css';

/** A label hung on a tree; the one that says it is nearly sold out is red. */
export function Badge({ badge }: { readonly badge: BadgeText }) {
  return (
    <span className={styles.badge} data-look={badge === 'Bientôt épuisé' ? 'warning' : 'normal'}>
      {badge}
    </span>
  );
}
