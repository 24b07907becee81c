import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** Keeps drafts in a folder, a file for each, so that they survive the process at any moment. */
export class DraftStore {
  private readonly folder: string;

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

  /** Safe on the disk when it returns. */
  keep(draft: Draft): void {
    writeWhole(this.fileOf(draft.path), JSON.stringify(draft), { mode: 0o600, flush: true });
  }

  drop(path: string): void {
    rmSync(this.fileOf(path), { force: true });
  }

  private fileOf(path: string): string {
    return join(this.folder, `${hash('sha1', path)}.json`);
  }
}
