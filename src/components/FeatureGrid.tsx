import type { Feature } from '#generated/types.ts';
import styles from './FeatureGrid.module.css';
import { Icon } from './Icon.tsx';

interface FeatureGridProps {
  readonly items: readonly Feature[];
  /** Heading level of the titles. */
  readonly level?: 2 | 3;
  /** `ruled` items have a line above them. */
  readonly look?: 'plain' | 'ruled';
}

/** Reasons side by side: a drawing, a few words, a sentence. */
export function FeatureGrid({ items, level = 3, look = 'plain' }: FeatureGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.grid} data-look={look}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} look="print" />
          <Title className={styles.title}>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
