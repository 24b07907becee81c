import type { Subject } from '../contract.ts';
import type { Batch } from './batches.ts';
import { site } from './site.ts';

/** A window that is read again comes back within this, in milliseconds. */
const RELOADING = 4_000;
const KIND = 'desk-unsent';
/** Names a window to the page that takes its place. */
const WINDOW = 'desk-window';

/**
 * What was typed and the server does not have yet, kept in the browser: it outlives the tab. Each window has a store, and holds
 * a lock while it is open; what a closed one has left goes to the next that gets its lock, and to no other.
 */
export class Unsent {
  private readonly storage: Storage;
  private readonly locks: Pick<LockManager, 'request'>;
  private readonly site: string;
  private readonly window: string = crypto.randomUUID();
  private readonly followed = new Set([this.window]);
  private readonly overflowing = new Set<Subject>();
  /** Resolves when what closed windows have left has been given to this one. */
  readonly opened: Promise<void>;
  private setOpened: () => void = () => undefined;
  private adopt: (subject: Subject, batches: readonly Batch[]) => void = () => undefined;

  /** @param site distinguishes this content from others that were edited at the same address */
  constructor(storage: Storage, locks: Pick<LockManager, 'request'>, site: string) {
    this.storage = storage;
    this.locks = locks;
    this.site = site;
    this.opened = new Promise((resolve) => {
      this.setOpened = resolve;
    });
  }

  /** Whether something is in this page alone, because the browser has no room for it. */
  get isOverflowing(): boolean {
    return this.overflowing.size > 0;
  }

  keep(subject: Subject, batches: readonly Batch[]): void {
    this.overflowing.delete(subject);
    try {
      if (batches.length === 0) this.storage.removeItem(this.keyOf(subject));
      else this.storage.setItem(this.keyOf(subject), JSON.stringify(batches));
    } catch {
      this.overflowing.add(subject);
    }
  }

  /**
   * Opens this window, and gives it what closed ones have left, now and later.
   * @param before the window in whose place this one was loaded, if any
   */
  async open(
    before: string | null,
    adopt: (subject: Subject, batches: readonly Batch[]) => void,
  ): Promise<string> {
    this.adopt = adopt;
    await new Promise<void>((open) => {
      const untilClosed = new Promise<void>(() => undefined);
      void this.locks.request(lockOf(this.window), () => {
        open();
        return untilClosed;
      });
    });
    await Promise.all(this.others().map((other) => this.follow(other, other === before)));
    this.setOpened();
    return this.window;
  }

  /** Another window has kept something. */
  look(): void {
    for (const other of this.others()) void this.follow(other, false);
  }

  private others(): string[] {
    const owners = this.keys().map((key) => key.split(' ')[2] ?? '');
    return [...new Set(owners)].filter((owner) => !this.followed.has(owner));
  }

  private async follow(other: string, isBefore: boolean): Promise<void> {
    this.followed.add(other);
    const take = () => this.take(other);
    const isTaken = await this.locks.request(lockOf(other), { ifAvailable: true }, (lock) => {
      if (lock) take();
      return lock !== null;
    });
    if (!isTaken) void this.waitFor(other, isBefore).then(() => this.locks.request(lockOf(other), take));
  }

  /** What a window that is read again has left is for the page in its place. */
  private async waitFor(other: string, isBefore: boolean): Promise<void> {
    if (isBefore) return;
    await this.locks.request(lockOf(other), () => undefined);
    await new Promise((resolve) => setTimeout(resolve, RELOADING));
  }

  private take(other: string): void {
    for (const key of this.keys()) {
      const [, , owner, ...rest] = key.split(' ');
      const subject = rest.join(' ');
      if (owner !== other) continue;
      const batches = batchesIn(this.storage.getItem(key));
      // A killed window may leave it twice, but never not at all: the server knows edits by their number.
      if (batches.length > 0) this.adopt(subject, batches);
      this.storage.removeItem(key);
    }
    this.followed.delete(other); // a page that is shown again may write again
  }

  private keys(): string[] {
    const all = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
    return all.filter((key) => key.startsWith(`${KIND} ${this.site} `));
  }

  private keyOf(subject: Subject): string {
    return `${KIND} ${this.site} ${this.window} ${subject}`;
  }
}

function lockOf(window: string): string {
  return `${WINDOW} ${window}`;
}

function batchesIn(text: string | null): Batch[] {
  try {
    return JSON.parse(text ?? '[]') as Batch[];
  } catch {
    return [];
  }
}

/** Of this window. */
export const unsent = new Unsent(globalThis.localStorage, globalThis.navigator?.locks, site);

/** Gives this window what others have left when they were closed. */
export async function openUnsent(
  adopt: (subject: Subject, batches: readonly Batch[]) => void,
): Promise<void> {
  const window = await unsent.open(sessionStorage.getItem(WINDOW), adopt);
  sessionStorage.setItem(WINDOW, window);
  addEventListener('storage', () => unsent.look());
  addEventListener('beforeunload', (event) => {
    if (unsent.isOverflowing) event.preventDefault();
  });
}
