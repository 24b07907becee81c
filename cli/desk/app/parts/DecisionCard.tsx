import { type FormEvent, useId, useState } from 'react';
import type { Choice, Decision, Subject } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { desk } from '../desk-store.ts';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import styles from './DecisionCard.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly decision: Decision;
  /** How many others it settles, where they are not shown by themselves. */
  readonly settles?: number;
  /** The entry that is open: its places are marked. */
  readonly subject?: Subject;
}

/** A contradiction or a question: what it is about, where one reads it, and every way out. */
export function DecisionCard({ decision, settles = 0, subject }: Props) {
  const [asked, setAsked] = useState<Choice | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Beside a field, a question waits in one line until somebody has an answer.
  const [isOpen, setOpen] = useState(subject === undefined || decision.kind === 'contradiction');
  const settle = async (choice: Choice, reason?: string) => {
    setBusy(true);
    try {
      if (subject !== undefined) await desk.session(subject).flush();
      const { label } = await api.settle({
        decision: decision.id,
        choice: choice.id,
        ...(reason !== undefined && { reason }),
      });
      desk.say(words.done.settled(label));
      await desk.reread();
    } catch (error) {
      desk.complain(error);
    } finally {
      setBusy(false);
    }
  };
  const [first] = decision.places;
  const keeps = decision.choices.filter(({ id }) => id.startsWith('keep:'));
  if (!isOpen)
    return (
      <button type="button" className={styles.folded} aria-expanded={false} onClick={() => setOpen(true)}>
        <Icon name="question" />
        <span>{decision.message}</span>
        <Icon name="chevron" />
      </button>
    );
  return (
    <article className={styles.card} data-decision={decision.id}>
      <p className={styles.message}>
        <Icon name={decision.kind === 'contradiction' ? 'alert' : 'question'} />
        <span>
          <strong>{words.decision[decision.kind]}</strong> {decision.message}
        </span>
      </p>
      {decision.why && <p className={styles.why}>{decision.why}</p>}
      <ul className={styles.places} aria-label={words.decision.places}>
        {decision.places.map((place) => (
          <li key={`${place.subject}${place.pointer}`}>
            <a
              href={hrefOfPlace(place)}
              aria-current={place.subject === subject ? 'location' : undefined}
            >{`${place.title}, ${place.label}`}</a>
            {place.excerpt && <q>{place.excerpt}</q>}
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        {decision.choices.map((choice) => (
          <div key={choice.id} className={styles.choice}>
            <Button
              disabled={isBusy}
              aria-expanded={choice.needsReason ? asked === choice : undefined}
              onClick={() =>
                choice.needsReason ? setAsked(asked === choice ? null : choice) : void settle(choice)
              }
            >
              {choice.label}
            </Button>
            {choice.effect && <small>{choice.effect}</small>}
          </div>
        ))}
        {first && keeps.length > 1 && <a href={hrefOfPlace(first)}>{words.decision.neither}</a>}
      </div>
      {asked && <Reason isBusy={isBusy} onReason={(reason) => void settle(asked, reason)} />}
      {settles > 0 && <p className={styles.why}>{words.today.settlesMore(settles)}</p>}
    </article>
  );
}

function Reason({
  isBusy,
  onReason,
}: {
  readonly isBusy: boolean;
  readonly onReason: (reason: string) => void;
}) {
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onReason(String(new FormData(event.currentTarget).get('reason')));
  };
  return (
    <form className={styles.reason} onSubmit={onSubmit}>
      <label htmlFor={id}>{words.decision.reason}</label>
      <div>
        <input id={id} name="reason" required minLength={3} autoComplete="off" ref={focus} />
        <Button type="submit" look="solid" disabled={isBusy}>
          {words.decision.confirm}
        </Button>
      </div>
    </form>
  );
}

/** A field that a button reveals takes the focus, to be written in at once. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
