import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface FoldProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Part of the footer, closed on a phone, where all of them would be longer than the page; without script it is open. */
export function Fold({ title, note, children }: FoldProps) {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => wide().matches,
    () => true,
  );
  return (
    <details open={isWide} className={styles.fold}>
      <summary tabIndex={isWide ? -1 : undefined}>
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

const wide = () => window.matchMedia('(min-width: 48rem)');

function watchWidth(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
