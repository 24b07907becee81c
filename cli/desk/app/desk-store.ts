import { parentPointer } from '../../core/values/pointer.ts';
import type {
  ChoiceList,
  DeskEvent,
  EntryStatus,
  EntrySummary,
  Overview,
  Subject,
  Undone,
} from '../contract.ts';
import { go, listOf, shownEntry } from './address.ts';
import { api, asDeskError, DeskError, followEvents } from './api.ts';
import type { Left } from './left-after.ts';
import { EntrySession, isLocalEdit } from './session.ts';
import { createStore, type Store } from './store.ts';
import { openUnsent, unsent } from './unsent.ts';
import { words } from './words.ts';

/** The announcement of the last action, which is also read out. */
interface Notice {
  readonly text: string;
  readonly advice: string | null;
  readonly tone: 'done' | 'undone' | 'info' | 'failed';
}

/** Time until a request without an answer is repeated, in milliseconds. */
const PATIENCE = 1_500;
/** Delay before reading changes made elsewhere, in milliseconds: they come in bursts. */
const CALM = 400;

const overview = createStore<Overview | null>(null);
const failure = createStore<DeskError | null>(null);
const notice = createStore<Notice | null>(null);
const spoken = createStore('');
const returns = createStore(0);
const progress = createStore('');
const dialog = createStore<HTMLDialogElement | null>(null);
const lists = new Map<string, Store<ChoiceList | null>>();
const sessions = new Map<Subject, EntrySession>();
/** Entries that have changed elsewhere and are still to be read again. */
const stale = new Set<Subject>();
let rereading: ReturnType<typeof setTimeout> | undefined;
let retrying: ReturnType<typeof setTimeout> | undefined;
/** The last complaint in a dialog that the server did not answer, or did not let this page in. */
let unanswered: Notice | null = null;

/** What all views of the desk share: one for the window. */
export const desk = {
  overview,
  failure,
  /** Of the entries that were opened, or have words that wait. */
  sessions: createStore<readonly EntrySession[]>([]),
  notice,
  spoken,
  /** How often the server has answered for the first time, or again. */
  returns,
  /** What publishing does now. */
  progress,
  /** The entries that wait while others are published, until somebody takes them in. */
  leaving: createStore<Left>(new Set()),
  /** The one that is open. */
  dialog,
  /** How the form that is open outside its page saves an entry. */
  forms: new Map<Subject, () => Promise<void>>(),

  start(): () => void {
    void desk.refresh();
    void openUnsent((subject, batches) => desk.session(subject).adopt(batches));
    lookElsewhere();
    document.addEventListener('visibilitychange', lookElsewhere);
    const unfollow = followEvents(onEvent, () => {
      returns.set(returns.get() + 1);
      void rereadChanged([...sessions.keys()]);
    });
    return () => {
      document.removeEventListener('visibilitychange', lookElsewhere);
      unfollow();
    };
  },

  /** Reads the overview; again after a while where nobody has answered. */
  async refresh(): Promise<void> {
    clearTimeout(retrying);
    try {
      overview.set(await api.overview());
      failure.set(null);
      if (notice.get() === unanswered) notice.set(null);
    } catch (error) {
      report(asDeskError(error));
    }
  },

  session(subject: Subject): EntrySession {
    const known = sessions.get(subject);
    if (known) return known;
    const session = new EntrySession(subject, unsent);
    sessions.set(subject, session);
    desk.sessions.set([...sessions.values()]);
    return session;
  },

  /** Entries to choose from, read when first needed. */
  list(name: string): Store<ChoiceList | null> {
    const known = lists.get(name);
    if (known) return known;
    const list = createStore<ChoiceList | null>(null);
    lists.set(name, list);
    void readList(name, list);
    return list;
  },

  /** Shows and reads out what was done. */
  say(label: string, tone: 'done' | 'undone' = 'done'): void {
    const text = label.charAt(0).toLocaleUpperCase('fr') + label.slice(1);
    notice.set({ text, advice: null, tone });
    spoken.set(text);
  },

  /** The same for actions that « Annuler » does not undo. */
  tell(text: string, advice: string | null = null): void {
    notice.set({ text, advice, tone: 'info' });
    spoken.set(text);
  },

  /** Clears the last notice. */
  hush(): void {
    notice.set(null);
    spoken.set('');
  },

  /** Reads out what is visible anyway. */
  speak(text: string): void {
    spoken.set(text);
  },

  complain(error: unknown): void {
    const failed = asDeskError(error);
    const { message, advice, isUnanswered } = failed;
    if (isUnanswered && dialog.get() === null) {
      report(failed);
      return;
    }
    notice.set({ text: message, advice, tone: 'failed' });
    if (isUnanswered) unanswered = notice.get();
    spoken.set(advice === null ? message : `${message.replace(/[.]$/, '')}. ${advice}`);
  },

  /** Undoes the last action, in whatever entry it was. */
  undo: () => stepThroughHistory(api.undo, words.done.undone, 'undone'),
  redo: () => stepThroughHistory(api.redo, words.done.redone),

  /** Saves every entry with something unsaved. */
  async saveAll(): Promise<void> {
    const subjects = unsavedSubjects();
    for (const subject of subjects) {
      const session = desk.session(subject);
      if (session.store.get().view === null) await session.load();
      await (desk.forms.get(subject) ?? (() => session.save()))();
      const { failure: failed } = session.store.get();
      if (failed) desk.complain(failed);
    }
    const [unread] = [...sessions.values()].flatMap(({ store }) => [...store.get().unread.values()]);
    if (unread) desk.complain(new DeskError({ message: words.entry.isUnread(unread.label), advice: null }));
    await desk.refresh();
    const isLeft =
      unread || unsavedSubjects().length > 0 || [...sessions.values()].some(({ hasUnsent }) => hasUnsent);
    if (subjects.length > 0 && !isLeft) desk.say(words.unsaved.saved);
  },

  /** After entries were changed by anything but an edit. */
  async reread(subjects: readonly Subject[] = [...sessions.keys()]): Promise<void> {
    await Promise.all([desk.refresh(), ...subjects.map((subject) => sessions.get(subject)?.load())]);
    for (const { subject, isGone, store } of subjects.flatMap((each) => sessions.get(each) ?? [])) {
      const { failure: gone, view } = store.get();
      if (!isGone || !gone || !view) continue;
      if (shownEntry() === subject) desk.tell(gone.message, gone.advice);
      desk.leave(subject);
    }
  },

  /** Closes an entry that no longer exists: its page gives way to the list that held it. */
  leave(subject: Subject): void {
    desk.forget(subject);
    if (shownEntry() === subject) go(listOf(subject));
  },

  /** An entry was deleted or renamed: lists are without it at once. */
  forget(subject: Subject): void {
    sessions.get(subject)?.close();
    sessions.delete(subject);
    desk.sessions.set([...sessions.values()]);
    changeEntries((entry) => (entry.subject === subject ? [] : [entry]));
  },
};

/** Shows a failure above every view, until the overview can be read. */
function report(failed: DeskError): void {
  failure.set(failed);
  clearTimeout(retrying);
  if (failed.isPassing) retrying = setTimeout(() => void desk.refresh(), PATIENCE);
}

/** Who comes back to the desk learns what others have published meanwhile. */
function lookElsewhere(): void {
  if (!document.hidden) void api.look().catch(() => undefined);
}

export function unsavedIn(known: Overview | null): readonly EntrySummary[] {
  return known?.collections.flatMap(({ entries }) => entries.filter(({ state }) => state.unsaved)) ?? [];
}

function unsavedSubjects(): Subject[] {
  const unsaved = new Set(unsavedIn(overview.get()).map(({ subject }) => subject));
  for (const session of sessions.values())
    if (session.store.get().status?.state.unsaved) unsaved.add(session.subject);
  return [...unsaved];
}

async function stepThroughHistory(
  step: () => Promise<Undone>,
  say: (label: string) => string,
  tone?: 'undone',
): Promise<void> {
  try {
    const open = [...sessions.values()];
    await Promise.all(open.map((session) => session.flush()));
    // What the server has not taken was typed last: undoing something before it would be wrong.
    if (open.some(({ hasUnsent }) => hasUnsent)) throw new DeskError(words.failure.notYet);
    // Each of them holds what is typed until it is done.
    const { label, subject } = await open.reduce((held, session) => () => session.during(held), step)();
    await desk.reread([subject]);
    const shown = shownEntry();
    const list = overview.get()?.collections.find(({ id }) => id === parentPointer(subject));
    const isGone = list?.entries.every((entry) => entry.subject !== subject) ?? false;
    if (subject !== '' && shown !== null && shown !== subject)
      go(isGone ? listOf(subject) : { view: 'entry', subject, pointer: null });
    desk.say(say(label), tone);
  } catch (error) {
    desk.complain(error);
  }
}

async function readList(name: string, list: Store<ChoiceList | null>): Promise<void> {
  try {
    list.set(await api.choices(name));
  } catch (error) {
    if (error instanceof DeskError && error.isPassing) return; // it is read again when the server is there
    lists.delete(name);
    desk.complain(error);
  }
}

function onEvent(event: DeskEvent): void {
  if (event.type === 'status') {
    showStatus(event.subject, event.status);
    if (isLocalEdit(event.number)) {
      sessions.get(event.subject)?.receive(event.number, event.status);
      return;
    }
  }
  if (event.type === 'progress') {
    progress.set(event.step);
    return;
  }
  for (const subject of event.type === 'status' ? [event.subject] : event.subjects) stale.add(subject);
  clearTimeout(rereading);
  rereading = setTimeout(() => {
    const subjects = [...stale];
    stale.clear();
    void rereadChanged(subjects);
  }, CALM);
}

/** Keeps an entry in the overview as new as its page. */
function showStatus(subject: Subject, { state, remarks, canUndo, canRedo }: EntryStatus): void {
  changeEntries((entry) => [entry.subject === subject ? { ...entry, state } : entry]);
  const known = overview.get();
  if (!known) return;
  const others = known.errors.filter(({ place }) => place.subject !== subject);
  const errors = [...others, ...remarks.filter(({ level }) => level === 'error')];
  overview.set({ ...known, errors, canUndo, canRedo });
}

function changeEntries(change: (entry: EntrySummary) => readonly EntrySummary[]): void {
  const known = overview.get();
  if (!known) return;
  const collections = known.collections.map((each) => ({ ...each, entries: each.entries.flatMap(change) }));
  overview.set({ ...known, collections });
}

async function rereadChanged(subjects: readonly Subject[]): Promise<void> {
  await desk.reread(subjects);
  for (const [name, list] of lists) await readList(name, list);
}
