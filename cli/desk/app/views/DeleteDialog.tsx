import { useId, useState } from 'react';
import type { DeletePlan, Instead, Refusal, Subject } from '../../contract.ts';
import { hrefOf } from '../address.ts';
import { api, DeskError } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Words } from '../parts/Alert.tsx';
import { Button } from '../parts/Button.tsx';
import { Combobox } from '../parts/Combobox.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './EntryDialogs.module.css';
import { ifRefused, type OfEntry, Places, RefusalNote, useCollection } from './EntryDialogs.tsx';

/** Texts with its name that are listed before one goes to all of them. */
const FIRST = 8;

/** Shows what a deletion would do before it can be confirmed. */
export function DeleteDialog({ subject, title, onClose }: OfEntry) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, act] = useAct();
  const [instead, setInstead] = useState<Instead>({});
  const [leadsTo, setLeadsTo] = useState<string>();
  const question = JSON.stringify([subject, instead]);
  const plan = useAnswer(question, () => planOf(subject, instead))?.answer;
  const links = useStore(desk.list('links'))?.options ?? [];
  const collection = useCollection(subject.slice(0, Math.max(0, subject.lastIndexOf('/'))));
  const id = useId();
  const refused = refusal ?? (plan?.allowed === false ? plan : null);
  const redirectTo = leadsTo ?? plan?.redirect?.to;
  const rank = (value: string) => Number(value === plan?.redirect?.to); // what is proposed comes first
  const changed = plan ? [...plan.asked, ...plan.removed, ...plan.unlinked] : [];
  const others = new Set(changed.map((place) => place.subject)).size;
  const isMissing = plan?.asked.some((place) => !instead[place.key]) ?? false;
  const remove = async () => {
    await api.delete(subject, instead, redirectTo);
    onClose();
    desk.leave(subject);
    desk.say(words.delete.done(title, others));
    await desk.refresh();
  };
  return (
    <Dialog title={words.delete.title(title, collection.title)} onClose={onClose}>
      <div className="stack">
        {!plan && <p>{words.loading}</p>}
        {refused && <RefusalNote refusal={refused} />}
        {plan && refused && <Places title={words.delete.next} places={plan.asked} />}
        {plan && !refused && (
          <>
            <Words message={plan.message} advice={plan.advice} />
            {others > 0 && <p>{words.delete.others(others)}</p>}
            {plan.asked.map((place) => (
              <Other
                key={place.key}
                place={place}
                subject={subject}
                value={instead[place.key] ?? ''}
                onChoose={(slug) => setInstead({ ...instead, [place.key]: slug })}
              />
            ))}
          </>
        )}
        {plan?.redirect && !refused && (
          <>
            <label htmlFor={id}>{words.delete.redirect(plan.redirect.from)}</label>
            <Combobox
              id={id}
              value={redirectTo ?? ''}
              options={links
                .filter(({ value }) => value !== plan.redirect?.from)
                .toSorted((a, b) => rank(b.value) - rank(a.value))}
              onChoose={setLeadsTo}
            />
          </>
        )}
        {plan && !refused && (
          <>
            <Places title={words.delete.removed} places={plan.removed} />
            <Places title={words.delete.unlinked} places={plan.unlinked} />
            <Places
              title={words.delete.mentions(plan.mentions.length)}
              places={plan.mentions.slice(0, FIRST)}
            />
            {plan.mentions.length > 0 && (
              <a href={hrefOf({ view: 'replace', query: title, subject: null })}>{words.search.replace}</a>
            )}
          </>
        )}
        <div className={`row ${styles.actions}`}>
          {plan && !refused && (
            <Button
              look="solid"
              icon="remove"
              disabled={isBusy || isMissing}
              onClick={() => void act(() => remove().catch(ifRefused(setRefusal)))}
            >
              {plan.removed.length > 0 ? words.delete.doEverywhere : words.delete.do}
            </Button>
          )}
          <Button onClick={onClose}>{refused ? words.close : words.cancel}</Button>
          {isMissing && !refused && <small role="status">{words.delete.waits}</small>}
        </div>
      </div>
    </Dialog>
  );
}

async function planOf(subject: Subject, instead: Instead): Promise<DeletePlan> {
  if (!(await desk.session(subject).flush())) throw new DeskError(words.failure.notYet);
  return api.deletePlan(subject, instead);
}

interface OtherProps {
  readonly place: DeletePlan['asked'][number];
  /** The entry that goes. */
  readonly subject: Subject;
  readonly value: string;
  readonly onChoose: (slug: string) => void;
}

/** Which entry another one names in place of the one that goes. */
function Other({ place, subject, value, onChoose }: OtherProps) {
  const options = useStore(desk.list(place.collection))?.options ?? [];
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{words.delete.instead(place.title, place.label)}</label>
      <Combobox
        id={id}
        value={value}
        options={options.filter(
          (option) => ![subject, place.subject].includes(`${place.collection}/${option.value}`),
        )}
        onChoose={onChoose}
        isRequired
      />
    </>
  );
}
