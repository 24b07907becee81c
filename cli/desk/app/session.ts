// Longer than other files: all that may happen to what is typed on its way to the server.
import { equalJson, valueAt } from '../../core/values/json-value.ts';
import type {
  Conflict,
  Edit,
  EntryStatus,
  EntryView,
  Gone,
  Json,
  Pointer,
  Saved,
  Subject,
} from '../contract.ts';
import { api, ConflictError, DeskError, RefusedError } from './api.ts';
import { type Batch, clashOf, editsOf, isTypedOver, replaces, withEdit, wordsOf } from './batches.ts';
import { createStore } from './store.ts';
import type { Unsent } from './unsent.ts';
import { applyEdit, pointerAfter, typedOver } from './values.ts';

/** What the page knows of an entry that is open. */
export interface SessionState {
  /** As it was read last; `null` until then. */
  readonly view: EntryView | null;
  /** With everything that was typed, sent or not. */
  readonly value: Json;
  readonly status: EntryStatus | null;
  /** Whether edits wait for the server's answer. */
  readonly isSending: boolean;
  /** Edits that the server will not take: they are in this page alone. */
  readonly refused: readonly Edit[];
  readonly failure: DeskError | null;
  readonly conflict: Conflict | null;
  /** By pointer. */
  readonly unread: ReadonlyMap<Pointer, UnreadText>;
}

/** What is typed in a field and is not a value yet: it is kept in the browser, and not saved. */
export interface UnreadText {
  readonly text: string;
  /** The name of the field. */
  readonly label: string;
}

/** Time until what did not arrive is sent again, in milliseconds. */
const PATIENCE = 1_500;

/** What the server answers where the entry is not. */
const GONE = 404;

/** Counts the edits of this window, from a number that no other window is likely to reach. */
const firstNumber = Math.floor(Math.random() * 1e6) * 1e6;
let lastNumber = firstNumber;

/** Whether an edit was made in this window. */
export function isLocalEdit(number: number): boolean {
  return number > firstNumber && number <= lastNumber;
}

/**
 * One entry, as this window edits it. Edits show at once and are sent in the background, one request after the other; while one
 * is under way, what is typed is gathered for the next. What is not acknowledged is kept in the browser and sent again.
 */
export class EntrySession {
  readonly store = createStore<SessionState>({
    view: null,
    value: null,
    status: null,
    isSending: false,
    refused: [],
    failure: null,
    conflict: null,
    unread: new Map(),
  });
  readonly subject: Subject;
  /** The fields that were written in this window. */
  readonly edited = new Set<Pointer>();
  /** The last item that was added to a list: it is not finished as long as somebody writes in it. */
  added: Pointer | null = null;
  private readonly unsent: Unsent;
  /** The oldest first: it is the one that is sent. */
  private batches: readonly Batch[] = [];
  private refused: readonly Batch[] = [];
  private sending: Promise<void> | null = null;
  /** The last request that changes something: the next waits for its answer. */
  private last: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server has answered that it cannot save: only a save shows that it can again. */
  private isStuck = false;
  private answered = 0;
  private edits = 0;

  constructor(subject: Subject, unsent: Unsent) {
    this.subject = subject;
    this.unsent = unsent;
  }

  /** Whether something was typed that the server has not acknowledged. */
  get hasUnsent(): boolean {
    return this.batches.length + this.refused.length > 0;
  }

  /** Whether the entry is there no more, and nothing that was typed waits for it. */
  get isGone(): boolean {
    const { failure, unread } = this.store.get();
    return failure?.status === GONE && !this.hasUnsent && unread.size === 0;
  }

  /** The words of it. */
  get unsentText(): string {
    return wordsOf([...this.refused, ...this.batches]);
  }

  /** Reads the entry, and applies to it what was typed and never arrived. */
  load(): Promise<void> {
    return this.read(false);
  }

  /** Forgets what the server has not taken, and shows what it has. */
  takeBack(): Promise<void> {
    return this.read(true);
  }

  /** What a window that was closed has left. */
  adopt(batches: readonly Batch[]): void {
    const typed = batches.filter(({ unread }) => unread === undefined);
    const { view, value, unread } = this.store.get();
    const texts = batches.flatMap(({ unread: label, edits: [edit] }) =>
      label !== undefined && edit?.op === 'set'
        ? ([[edit.pointer, { label, text: String(edit.value) }]] as const)
        : [],
    );
    this.update({ unread: new Map([...unread, ...texts]) });
    this.batches = [...this.batches, ...typed.map((batch) => ({ ...batch, wasSent: true }))];
    this.changed();
    if (view !== null) this.update({ value: editsOf(typed).reduce(applyEdit, value) });
    void (view === null ? this.load() : this.send());
  }

  /** Writes a value; the edit makes the groups that are missing above it. */
  setValue(pointer: Pointer, value: Json): void {
    if (equalJson(valueAt(this.store.get().value, pointer), value)) return;
    this.edit({ op: 'set', pointer, value });
  }

  remove(pointer: Pointer): void {
    if (valueAt(this.store.get().value, pointer) !== undefined) this.edit({ op: 'remove', pointer });
  }

  /** Keeps what is typed in a field and is not a value; `null` once it is one. */
  setUnread(pointer: Pointer, typed: UnreadText | null): void {
    const unread = new Map(this.store.get().unread);
    if (typed === null) unread.delete(pointer);
    else unread.set(pointer, typed);
    this.update({ unread });
    this.keep();
  }

  edit(edit: Edit): void {
    this.edits++;
    this.edited.add(edit.pointer);
    if (edit.op === 'insert') this.added = edit.pointer;
    const last = this.batches.at(-1);
    const { value } = this.store.get();
    const { clash = last?.clash, edits: [old] = [] } = this.replaceRefused(edit) ?? {};
    const over = old?.pointer === edit.pointer ? old.over : (valueAt(value, edit.pointer) ?? null);
    const typed = edit.op === 'set' || edit.op === 'remove' ? { ...edit, over } : edit;
    this.batches =
      last && !last.wasSent
        ? [...this.batches.slice(0, -1), { ...last, edits: withEdit(last.edits, typed), clash }]
        : [...this.batches, batchOf([typed], clash)];
    const unread = [...this.store.get().unread].flatMap(([pointer, text]) => {
      const now = pointerAfter(value, edit, pointer);
      return now === null ? [] : ([[now, text]] as const);
    });
    this.update({ value: applyEdit(value, edit), unread: new Map(unread) });
    this.changed();
    void this.send();
  }

  /** Sends what was typed; false when something of it has not arrived. */
  async flush(): Promise<boolean> {
    if (this.batches.length > 0 && this.store.get().view === null) await this.load();
    await this.send();
    return this.batches.length === 0;
  }

  /** « Réessayer »: sends what was typed, or reads what could not be read. */
  async retry(): Promise<void> {
    this.batches = [...this.batches, ...this.refused];
    this.refused = [];
    this.changed();
    if (this.isStuck) await this.save();
    else if (this.store.get().view === null || this.batches.length === 0) await this.load();
    await this.send();
  }

  async save(): Promise<boolean> {
    if (!(await this.flush())) return false;
    this.isStuck = false;
    const isSaved = await this.settle(() => api.save(this.subject));
    this.isStuck = !isSaved && (this.store.get().failure?.status ?? 0) > 0;
    return isSaved && !this.hasUnsent && this.store.get().unread.size === 0;
  }

  /** @returns `gone` where the entry is there no more, or was never saved */
  async discard(): Promise<boolean | 'gone'> {
    let isGone = false;
    const isDone = await this.settle(async () => {
      const answer = await api.discard(this.subject);
      isGone = 'gone' in answer;
      return answer;
    });
    if (isDone && isGone) return 'gone';
    if (isDone || this.store.get().failure?.status === GONE) await this.takeBack();
    return this.isGone ? 'gone' : isDone;
  }

  /**
   * Answers a conflict, field by field.
   * @param conflict the one that was shown: what was typed since may have made it another
   */
  async resolve(
    { revision, over }: Conflict,
    fields: Readonly<Record<Pointer, 'mine' | 'theirs'>>,
  ): Promise<boolean> {
    if (!(await this.flush())) return false;
    if (over === undefined) {
      const isDone = await this.settle(() => api.resolve({ subject: this.subject, revision, fields }));
      if (!isDone) return false;
    } else if (!(await this.choose(fields))) return false;
    await this.load();
    return true;
  }

  /** Between what was typed here and what another window has written: false where that has changed once more. */
  private async choose(fields: Readonly<Record<Pointer, 'mine' | 'theirs'>>): Promise<boolean> {
    const sideOf = ({ clash, edits: [edit] }: Batch) => clash && edit && fields[edit.pointer];
    const chosen = this.refused.filter(sideOf);
    const mine = chosen.filter((batch) => sideOf(batch) === 'mine');
    this.refused = this.refused.filter((batch) => !chosen.includes(batch));
    this.batches = [
      ...this.batches,
      ...mine.map(({ edits, clash }) => batchOf(edits.map((edit) => ({ ...edit, over: clash?.over })))),
    ];
    this.changed();
    await this.flush();
    return this.store.get().conflict === null;
  }

  /** While something else changes the entry, what is typed waits; then it goes into what is there. */
  during<T>(change: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      const base = this.store.get().value;
      const done = await change();
      if (this.batches.length === 0) return done;
      const view = await api.entry(this.subject).catch((error: unknown) => this.fail(error));
      if (!view) return done;
      this.batches = this.batches.map((batch) => ({
        ...batch,
        edits: batch.edits.map((edit) => ({ ...typedOver(edit, base, view.value), over: undefined })),
      }));
      this.show(view);
      return done;
    });
  }

  /** The entry is there no more. */
  close(): void {
    clearTimeout(this.timer);
    this.forgetUnsent();
  }

  /** A state that came by itself, after an answer that had to be quick. */
  receive(number: number, status: EntryStatus): void {
    if (number >= this.answered && this.batches.length === 0) this.update({ status });
  }

  private async read(isTakingBack: boolean): Promise<void> {
    try {
      await this.unsent.opened;
      // An answer that does not know of an edit under way would take it back.
      await this.last;
      const before = this.edits;
      const view = await api.entry(this.subject);
      // What was typed meanwhile is newer than this answer.
      if (this.edits !== before && this.store.get().view !== null) return;
      if (isTakingBack) this.forgetUnsent();
      else {
        // What another window has written may have changed once more.
        this.batches = [...this.refused.filter(({ clash }) => clash), ...this.batches];
        this.refused = this.refused.filter(({ clash }) => !clash);
      }
      this.changed();
      this.show(view);
      void this.send();
    } catch (error) {
      this.fail(error);
      if (isTakingBack && this.store.get().failure?.status === GONE) this.forgetUnsent();
    }
  }

  private forgetUnsent(): void {
    this.batches = [];
    this.refused = [];
    this.update({ unread: new Map() });
    this.changed();
  }

  /** An entry as it was read, with what the server does not have. */
  private show(view: EntryView): void {
    const value = editsOf([...this.refused, ...this.batches]).reduce(applyEdit, view.value);
    const kept = equalJson(value, this.store.get().value) ? this.store.get().value : value;
    this.isStuck &&= view.status.state.unsaved;
    this.update({ view, value: kept, status: view.status });
    if (!this.hasUnsent) this.recover();
  }

  private send(): Promise<void> {
    this.sending ??= this.inTurn(() => this.sendAll()).finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const asked = this.last.then(ask);
    this.last = asked.catch(() => undefined);
    return asked;
  }

  /** Until everything has arrived, or something does not. */
  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    while (this.store.get().view !== null) {
      const [batch, ...later] = this.batches;
      if (!batch) return;
      this.batches = [{ ...batch, wasSent: true }, ...later];
      this.keep();
      const { subject } = this;
      const { number, edits } = batch;
      try {
        const status = await api.edit({ subject, number, edits });
        this.answered = number;
        this.drop(batch);
        this.update({ status });
      } catch (error) {
        if (error instanceof ConflictError && error.conflict.over === undefined) {
          this.drop(batch); // it is part of the conflict
          this.fail(error);
        } else if (isForGood(error)) this.refuse(batch, error);
        else {
          this.fail(error);
          return;
        }
      }
    }
  }

  /** Edits that came together may not all be the ones that cannot be taken: each is tried alone. */
  private refuse(batch: Batch, error: unknown): void {
    const [edit, ...others] = batch.edits;
    if (!edit) this.drop(batch);
    else if (others.length > 0) {
      const alone = batch.edits.map((each) => batchOf([each], batch.clash));
      this.batches = this.batches.flatMap((each) => (each.number === batch.number ? alone : each));
    } else if (!this.handOver(edit, batch)) {
      this.replaceRefused(edit);
      const clash = error instanceof ConflictError ? error.conflict : undefined;
      this.refused = [...this.refused, { ...batch, wasSent: true, clash }];
      this.drop(batch);
      if (!clash) this.fail(error);
    }
  }

  /** What was typed while something was refused takes its place. */
  private handOver(edit: Edit, batch: Batch): boolean {
    const next = this.batches.flatMap(({ edits }) => edits).find((later) => isTypedOver(later, edit));
    if (!next) return false;
    const renew = (later: Edit) => (later === next ? { ...next, over: edit.over } : later);
    this.batches = this.batches.map((each) => ({ ...each, edits: each.edits.map(renew) }));
    this.drop(batch);
    return true;
  }

  /** What is written in the place of something refused makes that needless. */
  private replaceRefused(edit: Edit): Batch | undefined {
    const isNeedless = ({ edits }: Batch) => edits.every((old) => replaces(edit, old));
    const needless = this.refused.find(isNeedless);
    this.refused = this.refused.filter((batch) => !isNeedless(batch));
    return needless;
  }

  /** The server has it. */
  private drop({ number }: Batch): void {
    this.batches = this.batches.filter((batch) => batch.number !== number);
    if (this.refused.length === 0) this.recover();
    this.changed();
  }

  private async settle(ask: () => Promise<Saved | Gone>): Promise<boolean> {
    if (this.store.get().view === null) return false;
    try {
      const answer = await this.inTurn(ask);
      if ('status' in answer) this.update(answer);
      if (!this.hasUnsent) this.recover();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** What failed because nobody was there, or nobody could, is tried again. */
  private fail(error: unknown): void {
    if (error instanceof ConflictError) {
      const { view } = this.store.get();
      this.update({ view: view && { ...view, conflict: error.conflict } });
      return;
    }
    if (error instanceof RefusedError) this.update({ failure: new DeskError(error.refusal) });
    else if (error instanceof DeskError) this.update({ failure: error });
    else throw error;
    if (!(error instanceof DeskError && error.isPassing)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void (this.batches.length === 0 ? this.load() : this.send()), PATIENCE);
  }

  /** What failed works again. */
  private recover(): void {
    if (!this.isStuck) this.update({ failure: null });
  }

  /** What waits has become more or less. */
  private changed(): void {
    this.keep();
    this.update({ isSending: this.batches.length > 0, refused: editsOf(this.refused) });
  }

  private keep(): void {
    const unread = [...this.store.get().unread].map(([pointer, { label, text }]) => ({
      ...batchOf([{ op: 'set', pointer, value: text }]),
      unread: label,
    }));
    this.unsent.keep(this.subject, [...this.refused, ...this.batches, ...unread]);
  }

  private update(change: Partial<SessionState>): void {
    const state = { ...this.store.get(), ...change };
    const conflict = state.view?.conflict ?? clashOf([...this.refused, ...this.batches]);
    this.store.set({ ...state, conflict });
  }
}

function batchOf(edits: readonly Edit[], clash?: Conflict): Batch {
  return { number: ++lastNumber, edits, wasSent: false, clash };
}

/** Whether the server will not take such edits as they are: they are not edits, too much, or do not fit what is there. */
function isForGood(error: unknown): boolean {
  if (error instanceof RefusedError || error instanceof ConflictError) return true;
  return error instanceof DeskError && [400, 413].includes(error.status);
}
