import type { Badge as BadgeText } from '#generated/types.ts';
import styles from './Badge.module.css';

/** A paper tag; red when the tree is nearly sold out. */
export function Badge({ badge }: { readonly badge: BadgeText }) {
  return (
    <span className={styles.badge} data-look={badge === 'Bientôt épuisé' ? 'warning' : 'normal'}>
      {badge}
    </span>
  );
}
