import { useEffect, useMemo, useState } from 'react';
import { mappingOf, valueAt } from '../../../core/values/json-value.ts';
import { isWithin, lastStep, parentPointer } from '../../../core/values/pointer.ts';
import type {
  Decision,
  EntryStatus,
  EntryView,
  Json,
  Place,
  Pointer,
  Remark,
  Subject,
} from '../../contract.ts';
import { go } from '../address.ts';
import { api } from '../api.ts';
import { useAct } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { AnyField } from '../fields/AnyField.tsx';
import { type Form, FormContext, focusWithin } from '../fields/form.ts';
import { Fields } from '../fields/GroupField.tsx';
import { Words } from '../parts/Alert.tsx';
import { Button } from '../parts/Button.tsx';
import { Preview } from '../parts/Preview.tsx';
import { Remarks } from '../parts/Remarks.tsx';
import type { EntrySession, SessionState } from '../session.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { ConflictView } from './ConflictView.tsx';
import { EntryAttention } from './EntryAttention.tsx';
import { EntryFailure } from './EntryFailure.tsx';
import { EntryHead, EntryParent } from './EntryHead.tsx';
import styles from './EntryPage.module.css';
import { EntrySaveBar, isUnfinished } from './EntrySaveBar.tsx';
import { usePageTitle } from './View.tsx';

interface Props {
  readonly subject: Subject;
  /** The field to begin with. */
  readonly pointer: Pointer | null;
  /** The words in it: « 12-21 ». */
  readonly passage?: string | undefined;
}

/** An entry: its form, the page that shows it, and what the two will change. */
export function EntryPage({ subject, pointer, passage }: Props) {
  const session = desk.session(subject);
  const state = useStore(session.store);
  useEffect(() => void session.load(), [session]);
  usePageTitle(state.view?.title ?? words.loading);
  if (state.view === null)
    return (
      <div className="stack">
        <h1 tabIndex={-1}>{state.failure ? words.entry.missing : words.loading}</h1>
        {state.failure && (
          <>
            <EntryFailure state={state} session={session} />
            <EntryParent of={subject} />
          </>
        )}
      </div>
    );
  return <OpenEntry session={session} state={state} view={state.view} pointer={pointer} passage={passage} />;
}

interface OpenProps extends Pick<Props, 'pointer' | 'passage'> {
  readonly session: EntrySession;
  readonly state: SessionState;
  readonly view: EntryView;
}

function OpenEntry({ session, state, view, pointer, passage = '' }: OpenProps) {
  const [side, setSide] = useState<'form' | 'page'>('form');
  const [written, setWritten] = useState<Pointer | null>(null);
  const status = state.status ?? view.status;
  const { pages } = status;
  const unfinished =
    written !== null && session.added && isWithin(written, session.added) ? session.added : null;
  const decisions = useMemo(
    () => decisionsNow(status.decisions, view.subject, unfinished),
    [status.decisions, view.subject, unfinished],
  );
  const remarks = useMemo(
    () => remarksNow(status.remarks, state.value, state.unread, session),
    [status.remarks, state.value, state.unread, session],
  );
  const form = useMemo<Form>(
    () => ({ Field: AnyField, session, remarks, decisions, target: pointer }),
    [session, remarks, decisions, pointer],
  );
  useFocusOnField(pointer, passage, session);
  useEffect(() => {
    // The heading of the wait had the focus, and is gone.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <div className={styles.entry}>
      <EntryHead view={view} status={status} />
      <fieldset aria-label={words.entry.show} className={`segments ${styles.sides}`}>
        {(['form', 'page'] as const).map((name) => (
          <Button key={name} look="plain" aria-pressed={side === name} onClick={() => setSide(name)}>
            {words.entry[name]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.columns} data-side={side}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it notices which field has the focus, and does nothing */}
        <div className={styles.form} onFocus={({ target }) => setWritten(pointerAt(target))}>
          {state.conflict && <ConflictView session={session} conflict={state.conflict} />}
          {status.isFixable && <Fix session={session} />}
          <EntryAttention remarks={remarks} decisions={decisions} subject={view.subject} />
          {view.broken ? (
            <Broken broken={view.broken} />
          ) : (
            <FormContext value={form}>
              <OwnRemarks remarks={remarks} />
              {view.form.kind === 'group' ? (
                <Fields field={view.form} pointer="" value={state.value} />
              ) : (
                <AnyField field={view.form} pointer="" value={state.value} />
              )}
            </FormContext>
          )}
          <EntrySaveBar
            session={session}
            state={state}
            status={status}
            remarks={remarks}
            decisions={decisions}
          />
        </div>
        <div className={styles.page}>
          <Preview
            pages={pages}
            subject={view.subject}
            about={pageBeside(pages, state.value, written)}
            follows={textAt(state.value, written)}
            none={isUnfinished(status) ? words.preview.later : words.preview.none}
            onFound={(place) => {
              setSide('form');
              go({ view: 'entry', ...place });
              focusWithin(place.pointer);
            }}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * A required field of a new entry is an error once somebody has written there and left it empty, until it is filled in. What is
 * typed and is no value yet has a word of its own.
 */
function remarksNow(
  remarks: readonly Remark[],
  value: Json,
  unread: SessionState['unread'],
  { edited }: EntrySession,
): readonly Remark[] {
  const isGap = ({ level }: Remark) => level === 'gap';
  if (unread.size === 0 && !remarks.some(isGap)) return remarks;
  return remarks.flatMap((remark) => {
    const { pointer } = remark.place;
    if (unread.has(pointer)) return [];
    if (!isGap(remark) || !edited.has(pointer)) return [remark];
    const now = valueAt(value, pointer);
    return now === '' || now === null || now === undefined ? [{ ...remark, level: 'error' as const }] : [];
  });
}

/** An item that is not finished contradicts nothing yet. */
function decisionsNow(
  decisions: readonly Decision[],
  subject: Subject,
  unfinished: Pointer | null,
): readonly Decision[] {
  const isIn = (place: Place) =>
    unfinished !== null && place.subject === subject && isWithin(place.pointer, unfinished);
  return decisions.filter(({ places }) => !places.some(isIn));
}

/** The page of what is named beside the field that is written: in a row about a tree, that of the tree. */
function pageBeside(pages: EntryStatus['pages'], value: Json, written: Pointer | null): string | undefined {
  for (let at = written ?? ''; at !== ''; at = parentPointer(at)) {
    const named = Object.values(mappingOf(valueAt(value, at) ?? null));
    const page = pages.find(({ address }) => named.includes(lastStep(address)));
    if (page) return page.address;
  }
  return undefined;
}

/** The field around an element of the form. */
function pointerAt(element: Element): Pointer | null {
  return element.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? null;
}

function textAt(value: Json, pointer: Pointer | null): string {
  const text = pointer === null ? undefined : valueAt(value, pointer);
  return typeof text === 'string' ? text : '';
}

/** One click for what needs no thought. */
function Fix({ session }: { readonly session: EntrySession }) {
  const [isBusy, act] = useAct();
  const fix = async () => {
    await session.flush();
    desk.say((await api.fix(session.subject)).label);
    await desk.reread();
  };
  return (
    <p>
      <Button icon="check" disabled={isBusy} onClick={() => void act(fix)}>
        {words.entry.fix}
      </Button>
    </p>
  );
}

/** The remarks about the whole entry. */
function OwnRemarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  return <Remarks id="champ-remarks" remarks={remarks.filter(({ place }) => place.pointer === '')} />;
}

function Broken({ broken }: { readonly broken: NonNullable<EntryView['broken']> }) {
  const lines = broken.text.split('\n');
  return (
    <section className="stack">
      <h2>{words.entry.broken}</h2>
      <Words message={broken.message} advice={broken.advice} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled from the keyboard */}
      <section aria-label={words.entry.brokenText} tabIndex={0} className={styles.text}>
        <pre>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
            <span key={index} data-here={index + 1 === broken.line || undefined}>
              {`${line}\n`}
            </span>
          ))}
        </pre>
      </section>
    </section>
  );
}

/** Scrolls to a requested field, and focuses it or words in it. */
function useFocusOnField(pointer: Pointer | null, passage: string, session: EntrySession): void {
  useEffect(() => {
    if (pointer === null) return;
    const focus = () => {
      const [start = 0, end = 0] = passage.split('-').map(Number);
      focusWithin(pointer, { text: textAt(session.store.get().value, pointer), start, end });
    };
    // A link to the view that is open changes no address.
    const again = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === window.location.hash) focus();
    };
    focus();
    document.addEventListener('click', again);
    return () => document.removeEventListener('click', again);
  }, [pointer, passage, session]);
}
