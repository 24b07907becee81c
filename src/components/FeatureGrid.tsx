import type { Feature } from '#generated/types.ts';
import styles from './FeatureGrid.module.css';
import { Icon } from './Icon.tsx';

interface FeatureGridProps {
  readonly items: readonly Feature[];
  /** `ruled` items have a line above them. */
  readonly look?: 'plain' | 'ruled';
}

/** Reasons side by side: a drawing, a few words, a sentence. */
export function FeatureGrid({ items, look = 'plain' }: FeatureGridProps) {
  return (
    <ul className={styles.grid} data-look={look}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} look="print" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
