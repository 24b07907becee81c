import { type ReactNode, useRef, useState } from 'react';
import { typography } from '../../../core/language/french-typography.ts';
import type { Decision, Overview, Remark } from '../../contract.ts';
import { hrefOf, hrefOfPlace } from '../address.ts';
import { dayInWords } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { DecisionCard } from '../parts/DecisionCard.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { AcceptedList } from './AcceptedList.tsx';
import { type AskingTarget, addressOf, isAsking, ShortcutDialog } from './ShortcutDialog.tsx';
import styles from './View.module.css';
import { View } from './View.tsx';

/** How many of a kind are shown before the rest is requested. */
const FIRST = 5;

export function TodayView() {
  const overview = useStore(desk.overview);
  const { title, lead } = words.today;
  if (overview === null) return <View title={title}>{words.loading}</View>;
  const { errors, decisions } = overview;
  return (
    <View title={title} lead={lead(errors.length, decisions.length)}>
      <Remarks title={words.today.errors} remarks={errors} />
      {overview.unanswered > 0 && (
        <p className="quiet">
          {words.inbox.lead(overview.unanswered)} <a href={hrefOf({ view: 'inbox' })}>{words.inbox.title}</a>
        </p>
      )}
      {overview.incoming > 0 && (
        <p className="quiet">
          {words.today.incoming(overview.incoming)}{' '}
          <a href={hrefOf({ view: 'publish' })}>{words.today.toIncoming}</a>
        </p>
      )}
      <Shortcuts overview={overview} />
      <Decisions decisions={decisions} />
      <AcceptedList accepted={overview.accepted} />
      <Remarks
        title={words.today.unfinished}
        help={words.today.unfinishedHelp}
        remarks={overview.unfinished}
      />
      {overview.waiting.length > 0 && (
        <section className={styles.section}>
          <h2>{words.today.waiting}</h2>
          <ul className={styles.rows}>
            {overview.waiting.map(({ place, from }) => (
              <li key={`${place.subject}${place.pointer}`} className={styles.row}>
                <a href={hrefOfPlace(place)}>{place.title}</a>
                <small>{words.today.waitingFrom(dayInWords(from))}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {overview.unpublished.length > 0 && (
        <section className={styles.section}>
          <h2>{words.today.unpublished}</h2>
          <p className="quiet">{words.today.unpublishedHelp}</p>
          <ul className={styles.rows}>
            {overview.unpublished.map(({ subject, title: name, change }) => (
              <li key={subject} className={styles.row}>
                {change === 'deleted' || subject === '' ? (
                  name
                ) : (
                  <a href={hrefOf({ view: 'entry', subject, pointer: null })}>{name}</a>
                )}
                <small>{words.today.change[change]}</small>
              </li>
            ))}
          </ul>
          <p>
            <a href={hrefOf({ view: 'publish' })}>{words.today.toPublication}</a>
          </p>
        </section>
      )}
    </View>
  );
}

function Shortcuts({ overview }: { readonly overview: Overview }) {
  const [asked, setAsked] = useState<AskingTarget | null>(null);
  if (overview.shortcuts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="visually-hidden">{words.today.shortcuts}</h2>
      <ul className={`stack ${styles.cards}`}>
        {overview.shortcuts.map(({ title, help, target }) => (
          <li key={title}>
            {isAsking(target) ? (
              <button type="button" className={`card ${styles.card}`} onClick={() => setAsked(target)}>
                <strong>{title}</strong>
                <small>{help}</small>
              </button>
            ) : (
              <a href={hrefOf(addressOf(target))} className={`card ${styles.card}`}>
                <strong>{title}</strong>
                <small>{help}</small>
              </a>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && <ShortcutDialog target={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Decisions({ decisions }: { readonly decisions: readonly Decision[] }) {
  const [shown, more] = useFirst(decisions);
  return (
    <section className={styles.section}>
      <h2>{words.today.decisions}</h2>
      <p className="quiet">{words.today.decisionsHelp}</p>
      {decisions.length === 0 && <p className="empty">{words.today.nothing}</p>}
      <div className="stack">
        {shown.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} />
        ))}
      </div>
      {more}
    </section>
  );
}

interface RemarksProps {
  readonly title: string;
  readonly help?: string;
  readonly remarks: readonly Remark[];
}

function Remarks({ title, help, remarks }: RemarksProps) {
  const [shown, more] = useFirst(remarks);
  if (remarks.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {help && <p className="quiet">{help}</p>}
      <ul className={styles.rows}>
        {shown.map(({ place, message, code }) => (
          <li key={`${place.subject}${place.pointer}${code}${message}`} className={styles.row}>
            {place.subject ? (
              <a href={hrefOfPlace(place)}>{`${place.title}, ${place.label}`}</a>
            ) : (
              place.title
            )}
            <small>{typography(message)}</small>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** The first of a kind, and a button for the rest, which takes the focus. */
function useFirst<T>(all: readonly T[]): readonly [shown: readonly T[], more: ReactNode] {
  const [areAll, setAll] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  if (all.length <= FIRST) return [all, null];
  const toggle = () => {
    setAll(!areAll);
    if (areAll) return;
    setTimeout(() => {
      const next = end.current?.previousElementSibling?.children[FIRST];
      next?.scrollIntoView({ block: 'center' });
      next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    });
  };
  const more = (
    <p ref={end}>
      <Button look="plain" onClick={toggle}>
        {areAll ? words.today.fewer : words.today.all(all.length)}
      </Button>
    </p>
  );
  return [areAll ? all : all.slice(0, FIRST), more];
}
