import { useState } from 'react';
import type { Moment, RestorePlan, RestoreRequest, Subject } from '../../contract.ts';
import { type Days, go, hrefOf, stay } from '../address.ts';
import { api } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { LAST_DAY } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './HistoryView.module.css';
import shared from './View.module.css';
import { ChangeRow, View } from './View.tsx';

interface Props extends Partial<Days> {
  readonly subject: Subject | null;
}

/** What was changed, day by day, of an entry or of the whole site. */
export function HistoryView({ subject, since = '', until = '' }: Props) {
  const [pages, setPages] = useState(1);
  const days: Days = { since, until };
  const history =
    useAnswer([pages, since, until].join(), () =>
      api.history({ ...(subject !== null && { subject }), since, until, pages: String(pages) }),
    )?.answer ?? null;
  const choose = (chosen: Days) => {
    stay({ view: 'history', subject, since: chosen.since, until: chosen.until });
    setPages(1);
  };
  const [asked, setAsked] = useState<Asked | null>(null);
  const overview = useStore(desk.overview);
  const [, act] = useAct();
  const ask = (request: RestoreRequest) =>
    act(async () => {
      setAsked({ request, plan: null });
      try {
        const plan = await api.restorePlan(request);
        setAsked((now) => now && { request, plan });
      } catch (error) {
        setAsked(null);
        throw error;
      }
    });
  const entry = overview?.collections
    .flatMap(({ entries }) => entries)
    .find((one) => one.subject === subject);
  return (
    <View
      title={entry ? words.history.of(entry.title) : words.history.title}
      actions={
        subject !== null && (
          <p className="row">
            <a href={hrefOf({ view: 'entry', subject, pointer: null })}>{words.history.back}</a>
            <a href={hrefOf({ view: 'history', subject: null })}>{words.history.whole}</a>
          </p>
        )
      }
    >
      {history === null && <p>{words.loading}</p>}
      {history && history.periods.length > 0 && (
        <div className={`row ${shared.filter}`}>
          <fieldset aria-label={words.history.when} className="segments">
            {[{ label: words.history.always, since: '', until: '' }, ...history.periods].map((period) => (
              <Button
                key={period.since}
                look="plain"
                aria-pressed={period.since === since && period.until === until}
                onClick={() => choose(period)}
              >
                {period.label}
              </Button>
            ))}
          </fieldset>
          {(['since', 'until'] as const).map((side) => (
            <label key={side}>
              {words.history[side]}{' '}
              <input
                type="date"
                max={LAST_DAY}
                value={days[side]}
                onChange={({ target }) => choose({ ...days, [side]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
      {history?.missing && <p className="empty">{history.missing}</p>}
      {history && !history.missing && history.days.length === 0 && (
        <p className="empty">{since || until ? words.history.none : words.history.empty}</p>
      )}
      {history?.days.map(({ day, label, moments }) => (
        <section key={day} className={`stack ${styles.day}`}>
          <div className={`row ${styles.head}`}>
            <h2>{label}</h2>
            {!moments.every(isUndone) && (
              <Button
                look="plain"
                icon="undo"
                onClick={() => void ask({ day, ...(subject !== null && { subject }) })}
              >
                {words.history.undoDay}
              </Button>
            )}
          </div>
          {moments.map((moment) => (
            <MomentCard key={moment.id} moment={moment} subject={subject} onUndo={ask} />
          ))}
        </section>
      ))}
      {asked && <UndoDialog {...asked} onAsk={ask} onClose={() => setAsked(null)} />}
      {history?.more && <Button onClick={() => setPages(pages + 1)}>{words.history.older}</Button>}
    </View>
  );
}

interface Asked {
  readonly request: RestoreRequest;
  /** `null` until it is known. */
  readonly plan: RestorePlan | null;
}

interface UndoProps extends Asked {
  readonly onAsk: (request: RestoreRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** What will be undone and what will not, before it is. */
function UndoDialog({ request, plan, onAsk, onClose }: UndoProps) {
  const { history: say } = words;
  const { label, comes, stays, version } = plan ?? { label: say.undo, comes: [], stays: [], version: null };
  return (
    <Dialog title={label} size="large" onClose={onClose}>
      <p>{plan === null ? words.loading : comes.length > 0 ? say.comes : say.nothingComes}</p>
      <ul className={styles.list}>
        {comes.map(({ title, words: what, changes }) => (
          <li key={title + what}>
            <strong>{title}</strong> <small>{what}</small>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} isUnderItsTitle />
            ))}
          </li>
        ))}
      </ul>
      {stays.length > 0 && <p>{say.stays}</p>}
      <ul className={styles.list}>
        {stays.map(({ title, why }) => (
          <li key={title + why}>
            <strong>{title}</strong> <small>{why}</small>
          </li>
        ))}
      </ul>
      <p className={`row ${styles.acts}`}>
        {comes.length > 0 && (
          <Button
            look="solid"
            icon="undo"
            onClick={() => {
              onClose();
              void restore(request);
            }}
          >
            {say.undo}
          </Button>
        )}
        {version !== null && (
          <Button onClick={() => void onAsk({ ...request, version })}>{say.undoSince}</Button>
        )}
        <Button onClick={onClose}>{words.cancel}</Button>
      </p>
    </Dialog>
  );
}

async function restore(request: RestoreRequest): Promise<void> {
  try {
    desk.tell(words.history.undoing);
    const { label, subjects, pointer } = await api.restore(request);
    await desk.reread(subjects);
    const [subject] = subjects;
    if (subject !== undefined && subjects.length === 1) go({ view: 'entry', subject, pointer });
    desk.say(words.history.restored(label, desk.overview.get()?.errors.length ?? 0));
  } catch (error) {
    desk.complain(error);
  }
}

function isUndone({ changes }: Moment): boolean {
  return changes.every((change) => change.isUndone);
}

/** Changes of a moment that are shown before the rest is requested. */
const FIRST = 8;

interface MomentProps {
  readonly moment: Moment;
  readonly subject: Subject | null;
  readonly onUndo: (request: RestoreRequest) => Promise<void>;
}

function MomentCard({ moment, subject, onUndo }: MomentProps) {
  const [areAll, setAll] = useState(false);
  const shown = areAll ? moment.changes : moment.changes.slice(0, FIRST);
  return (
    <article className="card">
      <div className={`row ${styles.head}`}>
        <h3>{moment.sentence}</h3>
        <small>{`${moment.time} · ${moment.author}`}</small>
      </div>
      {shown.map((change) => (
        <ChangeRow key={change.id} change={change}>
          {change.isUndone ? (
            <small>{words.history.isUndone}</small>
          ) : (
            <Button
              look="plain"
              icon="undo"
              aria-label={words.history.restoreChange(change.place.label)}
              onClick={() => void restore({ moment: moment.id, change: change.id })}
            >
              {words.history.restore}
            </Button>
          )}
        </ChangeRow>
      ))}
      <div className="row">
        {moment.changes.length > FIRST && (
          <Button look="plain" aria-expanded={areAll} onClick={() => setAll(!areAll)}>
            {areAll ? words.today.fewer : words.history.all(moment.changes.length)}
          </Button>
        )}
        {moment.changes.length > 1 && !isUndone(moment) && (
          <Button
            icon="undo"
            onClick={() => void onUndo({ moment: moment.id, ...(subject !== null && { subject }) })}
          >
            {words.history.undoMoment}
          </Button>
        )}
      </div>
    </article>
  );
}
