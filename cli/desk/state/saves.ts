import { readFileSync } from 'node:fs';
import { writeWhole } from '../../core/files/write-whole.mjs';

/** A text that this desk wrote in the place of another, both by their revisions. */
interface Save {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** Of the edits that made it. */
  readonly numbers: readonly number[];
}

/** Saves whose answers may have been lost, at most. */
const MOST_SAVES = 200;
/** A window counts its edits from a multiple of this. */
const NUMBERS_OF_WINDOW = 1e6;

/** The last saves, kept in a file before each is made: a window that had no answer types over the text before. */
export class Saves {
  private readonly file: string;
  private saves: readonly Save[];

  constructor(file: string) {
    this.file = file;
    this.saves = read(file);
  }

  /** Safe on the disk when it returns. */
  keep(save: Save): void {
    const others = this.saves.filter(({ path, from }) => path !== save.path || from !== save.from);
    this.saves = [...others, save].slice(-MOST_SAVES);
    writeWhole(this.file, JSON.stringify(this.saves), { mode: 0o600, flush: true });
  }

  has(path: string, number: number): boolean {
    return this.saves.some((save) => save.path === path && save.numbers.includes(number));
  }

  /** The revision that a window knows: what was saved of its edits alone, it has written itself. */
  knownTo(path: string, revision: string, number: number): string {
    const isOwn = (each: number) => windowOf(each) === windowOf(number);
    let known = revision;
    for (const { from, to, numbers, path: saved } of this.saves)
      if (saved === path && from === known && numbers.length > 0 && numbers.every(isOwn)) known = to;
    return known;
  }
}

function windowOf(number: number): number {
  return Math.floor(number / NUMBERS_OF_WINDOW);
}

function read(file: string): readonly Save[] {
  try {
    const saves: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(saves) ? saves.filter(isSave) : [];
  } catch {
    return []; // nothing was saved yet
  }
}

function isSave(save: Partial<Save> | null): save is Save {
  return typeof save?.path === 'string' && Array.isArray(save.numbers);
}
