import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { typography } from '../../../core/language/french-typography.ts';
import type { Choice, Decision, Subject } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAct } from '../asking.ts';
import { LAST_DAY } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { focusWithin, placeHere } from '../fields/form.ts';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import styles from './DecisionCard.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly decision: Decision;
  /** The entry that is open: its places are marked. */
  readonly subject?: Subject;
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-decision]')];
}

/** A contradiction: what it is about, where one reads it, and every way out. */
export function DecisionCard({ decision, subject }: Props) {
  const choices = useChoices(decision);
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, act] = useAct();
  const settle = (choice: Choice, term: { readonly reason?: string; readonly until?: string } = {}) =>
    act(async () => {
      if (subject !== undefined) await desk.session(subject).flush();
      const at = cards().findIndex((card) => card.dataset.decision === decision.id);
      const { label } = await api.settle({ decision: decision.id, choice: choice.id, ...term });
      desk.say(words.done.settled(label.replace(/^./u, (first) => first.toLocaleLowerCase('fr'))));
      await desk.reread();
      // Its buttons are gone: the field beside it has the focus, or the next card.
      const here = subject === undefined ? null : placeHere(decision, subject);
      if (here === null) (cards()[at] ?? document.querySelector<HTMLElement>('main h1'))?.focus();
      else focusWithin(here);
    });
  const [first] = decision.places;
  const keeps = choices?.filter(({ kind }) => kind === 'keep') ?? [];
  const askedChoice = choices?.find(({ id }) => id === asked);
  return (
    <article className={`card stack ${styles.card}`} data-decision={decision.id} tabIndex={-1}>
      <p className={styles.message}>
        <Icon name="alert" />
        <span>
          <strong>{decision.title}</strong> {typography(decision.message)}
        </span>
      </p>
      {decision.why && <p className="quiet">{typography(decision.why)}</p>}
      <ul className={styles.places} aria-label={words.decision.places}>
        {decision.places.map((place) => (
          <li key={`${place.subject}${place.pointer}${place.excerpt}`} className="row">
            <a
              href={hrefOfPlace(place)}
              aria-current={place.subject === subject ? 'location' : undefined}
            >{`${place.title}, ${place.label}`}</a>
            {place.excerpt && <q>{place.excerpt}</q>}
          </li>
        ))}
      </ul>
      <div className="stack" aria-busy={choices === null}>
        {choices?.map((choice) => (
          <div key={choice.id} className="row">
            <Button
              disabled={isBusy}
              aria-expanded={choice.needsReason ? asked === choice.id : undefined}
              onClick={() =>
                choice.needsReason ? setAsked(asked === choice.id ? null : choice.id) : void settle(choice)
              }
            >
              {typography(choice.label)}
            </Button>
            {choice.effect && <small>{typography(choice.effect)}</small>}
          </div>
        ))}
        {first && keeps.length > 1 && <a href={hrefOfPlace(first)}>{words.decision.neither}</a>}
      </div>
      {askedChoice && (
        <Reason isBusy={isBusy} onReason={(reason, until) => void settle(askedChoice, { reason, until })} />
      )}
    </article>
  );
}

/** The pause in typing after which a card requests its choices again, in milliseconds. */
const CALM = 400;

/** What settles a decision: the server tries each choice, so they are requested when the card is shown, and after each change. */
function useChoices(decision: Decision): readonly Choice[] | null {
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const isKnown = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      try {
        const found = await api.decision(decision.id);
        if (isCurrent) setChoices(found.choices);
        isKnown.current = true;
      } catch (error) {
        if (isCurrent) desk.complain(error);
      }
    };
    const timer = setTimeout(() => void ask(), isKnown.current ? CALM : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [decision]);
  return choices;
}

function Reason({
  isBusy,
  onReason,
}: {
  readonly isBusy: boolean;
  readonly onReason: (reason: string, until: string) => void;
}) {
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const reason = String(given.get('reason')).trim();
    setMissing(reason === '');
    if (reason !== '') onReason(reason, String(given.get('until')));
    else focus(event.currentTarget.querySelector('input'));
  };
  return (
    <form className={`stack ${styles.reason}`} onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>{words.decision.reason}</label>
      <div>
        <input
          id={id}
          name="reason"
          required
          autoComplete="off"
          ref={focus}
          aria-invalid={isMissing}
          aria-describedby={`${id}-missing`}
        />
        <label className="tick">
          {words.decision.until} <input name="until" type="date" max={LAST_DAY} />
        </label>
        <Button type="submit" look="solid" disabled={isBusy}>
          {words.decision.confirm}
        </Button>
      </div>
      <p id={`${id}-missing`} role="status" className="wrong">
        {isMissing && words.decision.noReason}
      </p>
    </form>
  );
}

/** A field that a button reveals takes the focus, to be written in at once. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
