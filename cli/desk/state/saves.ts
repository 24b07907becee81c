import { readFileSync } from 'node:fs';
import { writeWhole } from '../../core/files/write-whole.mjs';

/** A text that this desk wrote. */
interface Save {
  readonly path: string;
  /** Of the edits that made it. */
  readonly numbers: readonly number[];
}

/** Saves whose answers may have been lost, at most. */
const MOST_SAVES = 200;

/** The last saves, kept in a file before each is made: a window that had no answer sends its edits again. */
export class Saves {
  private readonly file: string;
  private saves: readonly Save[];

  constructor(file: string) {
    this.file = file;
    this.saves = read(file);
  }

  /** Safe on the disk when it returns. */
  keep(save: Save): void {
    this.saves = [...this.saves, save].slice(-MOST_SAVES);
    writeWhole(this.file, JSON.stringify(this.saves), { mode: 0o600, flush: true });
  }

  has(path: string, number: number): boolean {
    return this.saves.some((save) => save.path === path && save.numbers.includes(number));
  }
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
