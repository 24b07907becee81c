import { equalJson, valueAt } from '../../content/json-value.ts';
import type { Conflict, Edit, EntryStatus, EntryView, Json, Pointer, Saved, Subject } from '../contract.ts';
import { api, ConflictError, DeskError, RefusedError } from './api.ts';
import { createStore } from './store.ts';
import { applyEdit } from './values.ts';

/** What the page knows of an entry that is open. */
export interface SessionState {
  /** As it was read last; `null` until then. */
  readonly view: EntryView | null;
  /** With everything that was typed, sent or not. */
  readonly value: Json;
  readonly status: EntryStatus | null;
  /** Whether edits wait for the server's answer. */
  readonly isSending: boolean;
  readonly failure: DeskError | null;
  readonly conflict: Conflict | null;
  /** Fields whose text is not a value yet, and is not saved: their names, by pointer. */
  readonly unread: ReadonlyMap<Pointer, string>;
}

/** Time until an edit that did not arrive is sent again, in milliseconds. */
const PATIENCE = 1_500;

/** Counts the edits of this window, from a number that no other window is likely to reach. */
const firstNumber = Math.floor(Math.random() * 1e6) * 1e6;
let lastNumber = firstNumber;

/** Counts what was typed in this window, in any entry. */
let lastEdit = 0;

/** Whether an edit was made in this window. */
export function isOwnEdit(number: number): boolean {
  return number > firstNumber && number <= lastNumber;
}

/**
 * One entry, as this window edits it. Edits show at once and are sent in the background, one request after the other; while one
 * is under way, what is typed is gathered for the next. What is not acknowledged is kept in the tab, and sent after a reload.
 */
export class EntrySession {
  readonly store = createStore<SessionState>({
    view: null,
    value: null,
    status: null,
    isSending: false,
    failure: null,
    conflict: null,
    unread: new Map(),
  });
  readonly subject: Subject;
  private queue: Edit[] = [];
  private underWay: readonly Edit[] = [];
  private pump: Promise<void> | null = null;
  private answered = 0;

  constructor(subject: Subject) {
    this.subject = subject;
    this.queue = readUnsent(subject);
  }

  /** Reads the entry, and applies to it what was typed and never arrived. */
  async load(): Promise<void> {
    try {
      // An answer that does not know of an edit under way would take it back.
      await this.pump;
      const before = lastEdit;
      const view = await api.entry(this.subject);
      // What was typed meanwhile is newer than this answer.
      if (lastEdit !== before && this.store.get().view !== null) return;
      const value = this.queue.reduce(applyEdit, view.value);
      const kept = equalJson(value, this.store.get().value) ? this.store.get().value : value;
      this.update({ view, value: kept, status: view.status, failure: null });
      void this.send();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Writes a value; the edit makes the groups that are missing above it. */
  setValue(pointer: Pointer, value: Json): void {
    if (equalJson(valueAt(this.store.get().value, pointer), value)) return;
    this.edit({ op: 'set', pointer, value });
  }

  remove(pointer: Pointer): void {
    if (valueAt(this.store.get().value, pointer) !== undefined) this.edit({ op: 'remove', pointer });
  }

  /** Says that what is typed in a field is not a value; `null` once it is one. */
  setUnread(pointer: Pointer, label: string | null): void {
    const unread = new Map(this.store.get().unread);
    if (label === null) unread.delete(pointer);
    else unread.set(pointer, label);
    this.update({ unread });
  }

  edit(edit: Edit): void {
    lastEdit++;
    const last = this.queue.at(-1);
    if (edit.op === 'set' && last?.op === 'set' && last.pointer === edit.pointer) this.queue.pop();
    this.queue.push(edit);
    this.keepUnsent();
    this.update({ value: applyEdit(this.store.get().value, edit), isSending: true });
    void this.send();
  }

  /** Resolves when everything typed so far has been answered. */
  async flush(): Promise<void> {
    while (this.queue.length > 0 && this.store.get().conflict === null) await this.send();
    await this.pump;
  }

  async save(): Promise<boolean> {
    await this.flush();
    return this.settle(() => api.save(this.subject));
  }

  async discard(): Promise<boolean> {
    this.queue = [];
    this.keepUnsent();
    await this.pump;
    const isDone = await this.settle(() => api.discard(this.subject));
    if (isDone) await this.load();
    return isDone;
  }

  /** Answers a conflict, field by field. */
  async resolve(fields: Readonly<Record<Pointer, 'mine' | 'theirs'>>): Promise<boolean> {
    const { conflict } = this.store.get();
    if (conflict === null) return false;
    const { revision } = conflict;
    const isDone = await this.settle(() => api.resolve({ subject: this.subject, revision, fields }));
    if (!isDone) return false;
    this.update({ conflict: null });
    await this.load();
    return true;
  }

  /** A state that came by itself, after an answer that had to be quick. */
  receive(number: number, status: EntryStatus): void {
    if (number >= this.answered && this.queue.length === 0) this.update({ status });
  }

  private send(): Promise<void> {
    this.pump ??= this.sendBatch().finally(() => {
      this.pump = null;
    });
    return this.pump;
  }

  private async sendBatch(): Promise<void> {
    const { view, conflict } = this.store.get();
    while (this.queue.length > 0 && view !== null && conflict === null) {
      this.underWay = this.queue;
      this.queue = [];
      const number = ++lastNumber;
      try {
        const revision = this.store.get().view?.revision ?? view.revision;
        const status = await api.edit({ subject: this.subject, revision, edits: this.underWay, number });
        this.underWay = [];
        this.answered = number;
        this.update({ status, failure: null, isSending: this.queue.length > 0 });
      } catch (error) {
        this.fail(error);
        if (!(error instanceof DeskError && error.isPassing)) {
          this.underWay = [];
          this.keepUnsent();
          if (!(error instanceof ConflictError)) this.update({ isSending: false });
          return;
        }
        this.queue = [...this.underWay, ...this.queue];
        this.underWay = [];
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
      this.keepUnsent();
    }
  }

  private async settle(ask: () => Promise<Saved>): Promise<boolean> {
    const { view } = this.store.get();
    if (view === null) return false;
    try {
      const { revision, status } = await ask();
      const read = this.store.get().view ?? view;
      this.update({ view: { ...read, revision }, status, failure: null });
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  private fail(error: unknown): void {
    if (error instanceof ConflictError) this.update({ conflict: error.conflict, isSending: false });
    else if (error instanceof DeskError) this.update({ failure: error });
    else if (error instanceof RefusedError) this.update({ failure: new DeskError(error.refusal) });
    else throw error;
  }

  private update(change: Partial<SessionState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }

  private keepUnsent(): void {
    const unsent = [...this.underWay, ...this.queue];
    try {
      if (unsent.length > 0) sessionStorage.setItem(keyOf(this.subject), JSON.stringify(unsent));
      else sessionStorage.removeItem(keyOf(this.subject));
    } catch {
      // A full or forbidden storage: the server has all but the last moment.
    }
  }
}

function keyOf(subject: Subject): string {
  return `desk-unsent:${subject}`;
}

function readUnsent(subject: Subject): Edit[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(subject)) ?? '[]') as Edit[];
  } catch {
    return [];
  }
}
