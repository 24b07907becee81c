import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { typography } from '../../../core/language/french-typography.ts';
import type { Moment } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { words } from '../words.ts';
import styles from './View.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string | null;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every view but an entry's. Its heading takes the focus when one comes to it. */
export function View({ title, lead, actions, children }: Props) {
  usePageTitle(title);
  return (
    <div className={styles.view}>
      <div className={`row ${styles.head}`}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div data-acts>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** Names the tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${words.desk}`;
  }, [title]);
}

/** One change in words: the old text, and the new one. */
export function ChangeRow({
  change,
  isUnderItsTitle = false,
  children,
}: {
  readonly change: Moment['changes'][number];
  readonly isUnderItsTitle?: boolean;
  readonly children?: ReactNode;
}) {
  const { place, before, after } = change;
  // A message about several entries has neither a name nor a field.
  const name = typography([isUnderItsTitle ? '' : place.title, place.label].filter(Boolean).join(', '));
  const isSeen = Boolean(change.pictures?.before || change.pictures?.after);
  return (
    <div className={styles.change}>
      {place.subject ? <a href={hrefOfPlace(place)}>{name}</a> : <span>{name}</span>}
      <span>
        {!isSeen && (before !== null || after !== null) && <BeforeAfter before={before} after={after} />}
        {change.pictures && <Pictures pictures={change.pictures} />}
      </span>
      {children}
    </div>
  );
}

function Pictures({ pictures }: { readonly pictures: NonNullable<Moment['changes'][number]['pictures']> }) {
  return (
    <span className={`row ${styles.pictures}`}>
      {(['before', 'after'] as const).map(
        (side) =>
          pictures[side] && (
            <span key={side}>
              <img src={pictures[side]} alt={words.history[side]} loading="lazy" />
              <small aria-hidden="true">{words.history[side]}</small>
            </span>
          ),
      )}
    </span>
  );
}

export function BeforeAfter({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}) {
  return (
    <>
      <span className="visually-hidden">{`${words.history.before} : `}</span>
      {before === null ? <span>{words.history.nothing}</span> : <del>{before}</del>}
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className="visually-hidden">{`${words.history.after} : `}</span>
      {after === null ? <span>{words.history.nothing}</span> : <ins>{after}</ins>}
    </>
  );
}
