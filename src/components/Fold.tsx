import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface FoldProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Part of the footer, which closes it on a phone, where all of them would be longer than the page. */
export function Fold({ title, note, children }: FoldProps) {
  return (
    <details open className={styles.fold}>
      <summary>
        <h2>
          {title}
          {note && <small>{note}</small>}
        </h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
