import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../write-whole.mjs';

/** The unsaved text of a content file. */
export interface Draft {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  /** What the file held when its text was first changed; `undefined` for a new file. */
  readonly base: string | undefined;
  readonly text: string;
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
          const { path, base, text } = JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as Draft;
          return typeof path === 'string' && typeof text === 'string' ? [{ path, base, text }] : [];
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
    const file = this.fileOf(path);
    if (existsSync(file)) rmSync(file);
  }

  private fileOf(path: string): string {
    return join(this.folder, `${hash('sha1', path)}.json`);
  }
}
