import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { slugOf } from '../../../core/shared/slug.ts';
import type { Collection, Place, Refusal, Subject } from '../../contract.ts';
import { go, hrefOfPlace } from '../address.ts';
import { api, DeskError, RefusedError } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { Words } from '../parts/Alert.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './EntryDialogs.module.css';

export interface OfEntry {
  readonly subject: Subject;
  readonly title: string;
  readonly onClose: () => void;
}

interface CreateProps {
  readonly collection: string;
  /** The entry to begin with a copy of. */
  readonly from?: Pick<OfEntry, 'subject' | 'title'>;
  readonly onClose: () => void;
}

export function CreateDialog({ collection, from, onClose }: CreateProps) {
  const { title = collection, description = '', hasPages } = useCollection(collection);
  const names = useAnswer(collection, () => api.choices(`names of ${collection}`))?.answer.options ?? [];
  return (
    <NameDialog
      title={from ? words.create.duplicateTitle(from.title) : words.create.title(title, description)}
      help={hasPages ? words.create.helpOfPage : words.create.help}
      button={words.create.do}
      onClose={onClose}
      onName={(name) => create(collection, name, from?.subject)}
    >
      <datalist id="noms">
        {names.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </NameDialog>
  );
}

/** Another address for the page of an entry; its title is a field of the form. */
export function RenameDialog({ subject, title, address, onClose }: OfEntry & { readonly address: string }) {
  const [typed, setTyped] = useState('');
  const base = address.slice(0, address.lastIndexOf('/') + 1);
  const rename = async (name: string) => {
    if (!(await desk.session(subject).flush())) throw new DeskError(words.failure.notYet);
    const renamed = await api.rename({ subject, name });
    desk.forget(subject);
    go({ view: 'entry', subject: renamed.subject, pointer: null });
    desk.say(words.rename.done(base + slugOf(name)));
    await desk.reread();
  };
  return (
    <NameDialog
      title={words.rename.title(title)}
      label={words.rename.name}
      help={words.rename.help}
      value={address.slice(base.length)}
      button={words.rename.do}
      onClose={onClose}
      onName={rename}
      onType={setTyped}
    >
      <dl className={styles.addresses}>
        <dt>{words.rename.now}</dt>
        <dd>{address}</dd>
        <dt>{words.rename.next}</dt>
        <dd>{base + (slugOf(typed) || address.slice(base.length))}</dd>
      </dl>
    </NameDialog>
  );
}

export function useCollection(id: string): Partial<Collection> {
  return useStore(desk.overview)?.collections.find((collection) => collection.id === id) ?? {};
}

async function create(collection: string, name: string, from?: Subject): Promise<void> {
  const { subject } = await api.create({ collection, name, ...(from !== undefined && { from }) });
  go({ view: 'entry', subject, pointer: null });
  desk.say(words.create.done(name));
  await desk.refresh();
}

interface NameDialogProps {
  readonly title: string;
  readonly help: string;
  /** What it is called at first. */
  readonly value?: string;
  readonly button: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => Promise<void>;
  readonly label?: string;
  readonly onType?: (name: string) => void;
  readonly children?: ReactNode;
}

function NameDialog(props: NameDialogProps) {
  const { title, help, value, button, onClose, onName, label = words.create.name, onType, children } = props;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, act] = useAct();
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    void act(() => onName(name).then(onClose, ifRefused(setRefusal)));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`} className="quiet">
          {help}
        </p>
        <input
          id={id}
          name="name"
          required
          defaultValue={value}
          ref={select}
          autoComplete="off"
          list="noms"
          onChange={(event) => onType?.(event.target.value)}
          aria-describedby={refusal ? `${id}-refusal` : `${id}-help`}
          aria-invalid={refusal !== null || undefined}
        />
        {children}
        {refusal && <RefusalNote id={`${id}-refusal`} refusal={refusal} />}
        <div className="row">
          <Button type="submit" look="solid" disabled={isBusy}>
            {button}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Shows why a request would break something. */
export function ifRefused(show: (refusal: Refusal) => void): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof RefusedError)) throw error;
    show(error.refusal);
  };
}

/** What is there is replaced by what is typed. */
function select(input: HTMLInputElement | null): void {
  setTimeout(() => {
    input?.focus();
    input?.select();
  });
}

export function RefusalNote({ id, refusal }: { readonly id?: string; readonly refusal: Refusal }) {
  return (
    <div id={id} className="fault stack" role="alert">
      <Words message={refusal.message} advice={refusal.advice} />
      <Places title={words.delete.places} places={refusal.places} />
    </div>
  );
}

export function Places({ title, places }: { readonly title: string; readonly places: readonly Place[] }) {
  const collections = useStore(desk.overview)?.collections ?? [];
  const collectionOf = (subject: Subject) =>
    collections.find(({ entries }) => entries.some((entry) => entry.subject === subject))?.title;
  if (places.length === 0) return null;
  const nameOf = (place: Place) => [place.title, place.pointer && place.label].filter(Boolean).join(', ');
  const lineOf = (place: Place) => `${place.subject} ${nameOf(place)} ${place.fault ?? ''}`;
  const lines = places.map(lineOf);
  return (
    <>
      <p>{title}</p>
      <ul className={styles.places}>
        {places.map((place, index) => {
          const line = lineOf(place);
          const count = lines.filter((other) => other === line).length;
          // Two places of an entry may be called the same.
          if (lines.indexOf(line) < index) return null;
          return (
            <li key={line}>
              <a href={hrefOfPlace(place)}>{nameOf(place)}</a>{' '}
              <small>
                {place.fault ?? collectionOf(place.subject)}
                {count > 1 && `, ${words.delete.times(count)}`}
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function DiscardDialog({
  onClose,
  onDiscard,
}: {
  readonly onClose: () => void;
  readonly onDiscard: () => Promise<void>;
}) {
  return (
    <Dialog title={words.entry.discardAsk} onClose={onClose}>
      <div className="stack">
        <p className="quiet">{words.entry.discardHelp}</p>
        <div className="row">
          <Button look="solid" onClick={() => void onDiscard().then(onClose)}>
            {words.entry.discard}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
