// Longer than other files: the page of an entry is put together here, and each of its parts is in another file.
import { Fragment, useEffect, useMemo, useState } from 'react';
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
import { go, hrefOf, hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAct } from '../asking.ts';
import { dayInWords } from '../dates.ts';
import { desk, unsavedIn } from '../desk-store.ts';
import { AnyField } from '../fields/AnyField.tsx';
import { type Form, FormContext, focusOnDecision, focusWithin, placeHere } from '../fields/form.ts';
import { Fields } from '../fields/GroupField.tsx';
import { Words } from '../parts/Alert.tsx';
import { Button } from '../parts/Button.tsx';
import { FailureBar } from '../parts/FailureBar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Preview } from '../parts/Preview.tsx';
import { Remarks } from '../parts/Remarks.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { States } from '../parts/States.tsx';
import type { EntrySession, SessionState } from '../session.ts';
import { standingOf } from '../standing.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { ConflictView } from './ConflictView.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { CreateDialog, DiscardDialog, leave, RenameDialog, useCollection } from './EntryDialogs.tsx';
import styles from './EntryPage.module.css';
import shared from './View.module.css';
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
            <Failed state={state} session={session} />
            <Parent of={subject} />
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
      <Head view={view} status={status} />
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
          <Attention remarks={remarks} decisions={decisions} subject={view.subject} />
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

function isUnfinished({ state }: EntryStatus): boolean {
  return state.errors + state.gaps > 0;
}

function Head({ view, status }: { readonly view: EntryView; readonly status: EntryStatus }) {
  const overview = useStore(desk.overview);
  const [dialog, setDialog] = useState<'rename' | 'duplicate' | 'delete' | null>(null);
  const collection = overview?.collections.find(({ id }) => id === view.collection);
  const onPage = view.address === null ? [] : (['rename'] as const);
  const acts = collection?.canAddEntries ? (['duplicate', ...onPage, 'delete'] as const) : [];
  const of = { subject: view.subject, title: view.title, onClose: () => setDialog(null) };
  return (
    <header className={`row ${shared.head}`}>
      <div className={`row ${styles.title}`}>
        {collection && <Parent of={view.subject} />}
        <h1 tabIndex={-1}>{view.title}</h1>
        <States state={{ ...status.state, errors: 0, gaps: 0, decisions: 0, unsaved: false }} />
      </div>
      <div className={`row ${styles.actions}`} data-acts>
        <a href={hrefOf({ view: 'replace', query: '', subject: view.subject })}>{words.entry.replace}</a>
        <a href={hrefOf({ view: 'spelling', subject: view.subject })}>{words.spelling.check}</a>
        <a href={hrefOf({ view: 'history', subject: view.subject })}>{words.entry.history}</a>
        {acts.map((act) => (
          <Button key={act} look="plain" onClick={() => setDialog(act)}>
            {words.entry[act]}
          </Button>
        ))}
      </div>
      {dialog === 'rename' && view.address !== null && <RenameDialog {...of} address={view.address} />}
      {dialog === 'duplicate' && (
        <CreateDialog collection={view.collection} from={view} onClose={of.onClose} />
      )}
      {dialog === 'delete' && <DeleteDialog {...of} />}
    </header>
  );
}

/** The way from an entry to its collection, or to the first page. */
function Parent({ of }: { readonly of: Subject }) {
  const { id, title = words.nav.today } = useCollection(parentPointer(of));
  return (
    <a
      href={hrefOf(id === undefined ? { view: 'today' } : { view: 'collection', collection: id })}
      className={`row ${styles.parent}`}
    >
      <Icon name="left" />
      {title}
    </a>
  );
}

interface AttentionProps extends Pick<EntryStatus, 'remarks' | 'decisions'> {
  readonly subject: Subject;
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

/** How much there is to look at, each a way to its first field. */
function Attention({ remarks, decisions, subject }: AttentionProps) {
  const at = (level: Remark['level']) =>
    remarks.filter((remark) => remark.level === level).map(({ place }) => place.pointer);
  const decision = decisions.find((one) => placeHere(one, subject) !== null);
  const items = [
    { tone: 'error', icon: 'alert', say: words.entry.problems, pointers: at('error') },
    { tone: 'gap', icon: 'unfinished', say: words.entry.gaps, pointers: at('gap') },
    {
      tone: 'decide',
      icon: 'question',
      say: words.entry.decide,
      pointers: decisions.map((one) => placeHere(one, subject)),
    },
    { tone: 'quiet', icon: 'unfinished', say: words.entry.unfinished, pointers: at('provisional') },
  ] as const;
  const shown = items.filter(({ pointers }) => pointers.length > 0);
  if (shown.length === 0) return null;
  return (
    <ul className={`row ${styles.attention}`} aria-label={words.entry.attention}>
      {shown.map(({ tone, icon, say, pointers }) => (
        <li key={tone}>
          <Button
            icon={icon}
            data-tone={tone}
            onClick={() => {
              const to = pointers.find((pointer) => pointer !== null) ?? null;
              go({ view: 'entry', subject, pointer: to });
              if (tone === 'decide' && decision) focusOnDecision(decision.id, to ?? '');
              else focusWithin(to ?? '');
            }}
          >
            {say(pointers.length)}
          </Button>
        </li>
      ))}
    </ul>
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

function Failed({ state, session }: { readonly state: SessionState; readonly session: EntrySession }) {
  return (
    <FailureBar
      failure={state.failure ?? { message: '', advice: null }}
      retry={words.entry.retry}
      onRetry={() => void session.retry()}
    >
      {session.hasUnsent && (
        <p>
          <Button look="plain" onClick={() => void copyUnsent(session)}>
            {words.entry.copy}
          </Button>
          <Button look="plain" onClick={() => void takeBack(session)}>
            {words.entry.takeBack}
          </Button>
        </p>
      )}
    </FailureBar>
  );
}

async function copyUnsent(session: EntrySession): Promise<void> {
  await navigator.clipboard.writeText(session.unsentText);
  desk.tell(words.entry.copied);
}

async function takeBack(session: EntrySession): Promise<void> {
  await session.takeBack();
  if (!session.hasUnsent) desk.tell(words.entry.tookBack);
}

interface EntrySaveBarProps extends Pick<EntryStatus, 'remarks' | 'decisions'> {
  readonly session: EntrySession;
  readonly state: SessionState;
  readonly status: EntryStatus;
}

/** The state of the entry between what is typed and what is saved, and what it changes on the site. */
function EntrySaveBar({ session, state, status, remarks, decisions }: EntrySaveBarProps) {
  const [isSaving, act] = useAct();
  const [isDiscarding, setDiscarding] = useState(false);
  const { isSaved, text } = standingOf(state);
  const [unread] = state.unread.keys();
  const faults = remarks.filter(({ level }) => level === 'error');
  const others = unsavedIn(useStore(desk.overview)).filter(({ subject }) => subject !== session.subject);
  const save = async () => {
    if (await session.save()) desk.speak(words.entry.saved);
    await desk.refresh();
  };
  const discard = async () => {
    const done = await session.discard();
    if (done === 'gone') leave(session.subject);
    if (done) desk.say(done === 'gone' ? words.entry.dropped : words.entry.discarded);
    await desk.refresh();
  };
  return (
    <SaveBar
      isSaved={isSaved}
      failure={state.failure && <Failed state={state} session={session} />}
      standing={
        <>
          <strong>
            {unread !== undefined ? (
              <a href={hrefOfPlace({ subject: session.subject, pointer: unread })}>{text}</a>
            ) : isSaved && others.length + faults.length > 0 ? (
              words.unsaved.here
            ) : (
              text
            )}
          </strong>
          {isSaved && faults.length > 0 && (
            <Few
              lead={words.entry.stillToCorrect(faults.length)}
              links={faults.map(({ place }) => [hrefOfPlace(place), place.label])}
            />
          )}
          {isSaved && others.length > 0 && (
            <Few
              lead={words.unsaved.others(others.length)}
              links={others.map(({ subject, title }) => [hrefOfPlace({ subject, pointer: '' }), title])}
            />
          )}
          {isSaved && decisions[0] && (
            <Few
              lead={words.entry.stillToDecide(decisions.length)}
              links={decisions[0].places.map((place) => [hrefOfPlace(place), inFew(place, session.subject)])}
            />
          )}
          {state.conflict && (
            <Button look="plain" onClick={() => document.getElementById('conflit')?.focus()}>
              {words.entry.toConflict}
            </Button>
          )}
          {status.state.unsaved && !state.isSending && <Changes status={status} />}
        </>
      }
    >
      {!isSaved && (
        <Button look="plain" onClick={() => setDiscarding(true)}>
          {words.entry.discard}
        </Button>
      )}
      <Button
        look="solid"
        icon="check"
        disabled={isSaved || isSaving || state.conflict !== null}
        onClick={() => void act(save)}
      >
        {isSaving ? words.entry.saving : words.entry.save}
      </Button>
      {isDiscarding && <DiscardDialog onClose={() => setDiscarding(false)} onDiscard={discard} />}
    </SaveBar>
  );
}

interface FewProps {
  readonly lead: string;
  readonly links: readonly (readonly [href: string, name: string])[];
}

function inFew({ subject, title, label, excerpt }: Place, here: Subject): string {
  return [subject === here ? label : title, excerpt && `(${excerpt})`].filter(Boolean).join(' ');
}

/** The first of several places, by name. */
function Few({ lead, links }: FewProps) {
  return (
    <span>
      {lead}
      {links.slice(0, 2).map(([href, name], index) => (
        <Fragment key={href}>
          {index > 0 ? ', ' : ' '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
      {links.length > 2 && '…'}
    </span>
  );
}

/** The pages that show what has changed, by name, where that is certain. */
function Changes({ status }: { readonly status: EntryStatus }) {
  const { changes, affectsAllPages, visibleFrom } = status;
  const from =
    visibleFrom === null
      ? []
      : [visibleFrom === 'draft' ? words.publish.draft : words.entry.visibleFrom(dayInWords(visibleFrom))];
  if (isUnfinished(status)) return <span>{words.entry.changesLater}</span>;
  if (affectsAllPages) return <span>{[words.entry.affectsAllPages, ...from].join(', ')}</span>;
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{[words.entry.changes(changes.length), ...from].join(', ')}</summary>
      <ul>
        {changes.map(({ address, title }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
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
