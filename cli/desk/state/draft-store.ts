import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFault } from '../../core/files/disk-fault.ts';
import { writeWhole } from '../../core/files/write-whole.mjs';

/** The unsaved text of a content file. */
export interface Draft {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  /** What the file held when its text was first changed; `undefined` for a new file. */
  readonly base: string | undefined;
  readonly text: string;
  /** Of the last edits that it holds. */
  readonly numbers?: readonly number[];
}

/** Time until the disk is asked again to take a draft, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Keeps drafts in a folder, a file for each, so that they survive the process at any moment. What a full disk does not take
 * waits until it does.
 */
export class DraftStore {
  private readonly folder: string;
  private readonly waiting = new Map<string, { readonly draft: Draft; readonly fault: Error }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** What earlier runs have left; a file that was being written when the process died is not there yet, or still as it was. */
  read(): Draft[] {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        try {
          const { path, base, text, numbers } = JSON.parse(
            readFileSync(join(this.folder, name), 'utf8'),
          ) as Draft;
          return typeof path === 'string' && typeof text === 'string'
            ? [{ path, base, text, numbers: Array.isArray(numbers) ? numbers : [] }]
            : [];
        } catch {
          return []; // not one of ours
        }
      });
  }

  /** Safe on the disk when it returns, unless `faultOf` says why not. */
  keep(draft: Draft): void {
    try {
      writeWhole(this.fileOf(draft.path), JSON.stringify(draft), { mode: 0o600, flush: true });
      this.waiting.delete(draft.path);
    } catch (error) {
      if (!isDiskFault(error)) throw error;
      this.waiting.set(draft.path, { draft, fault: error });
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.tryAgain(), PATIENCE).unref();
    }
  }

  drop(path: string): void {
    this.waiting.delete(path);
    const file = this.fileOf(path);
    if (existsSync(file)) rmSync(file);
  }

  /** Why a draft is not on the disk, which is tried again first. */
  faultOf(path: string): Error | undefined {
    const known = this.waiting.get(path);
    if (known) this.keep(known.draft);
    return this.waiting.get(path)?.fault;
  }

  private tryAgain(): void {
    for (const { draft } of [...this.waiting.values()]) this.keep(draft);
  }

  private fileOf(path: string): string {
    return join(this.folder, `${hash('sha1', path)}.json`);
  }
}
