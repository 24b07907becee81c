import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFault } from '../../core/files/disk-fault.ts';
import { writeWhole } from '../../core/files/write-whole.mjs';

/** One text of a content file in the place of another; `undefined` where there is no file. */
export interface FileChange {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What can be undone at once. */
export interface Step {
  readonly label: string;
  readonly subject: string;
  readonly changes: readonly FileChange[];
  /** It was written to the files: what undoes it is, too. */
  readonly isSaved: boolean;
  /** The unsaved texts that it answers to. */
  readonly answersTo?: readonly string[];
  /** Steps with the same key that follow each other at once are one. */
  readonly key?: string;
  /** In milliseconds. */
  readonly at: number;
}

/** Steps that can be undone, at most. */
const MOST_STEPS = 200;
/** Keystrokes in one field that follow each other within this are undone together, in milliseconds. */
const TYPING = 1500;
/** Holds the number of the last step that is done: those above it are undone. */
const LAST = 'last';
const PRIVATE = { mode: 0o600 };

/**
 * What was done, one step after the other, and how much of it is undone. Each step is a file of a folder, named by its number,
 * so that it can be undone after the process. A step that was lost with a killed process leaves a gap: before a step is undone,
 * what it left is compared with what is there.
 */
export class Steps {
  private readonly folder: string;
  private readonly steps = new Map<number, Step>();
  private last: number;

  constructor(folder: string) {
    this.folder = folder;
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const number = Number(/^(\d+)\.json$/.exec(name)?.[1]);
      const step = Number.isNaN(number) ? undefined : readStep(join(folder, name));
      if (step) this.steps.set(number, step);
    }
    const stored = existsSync(join(folder, LAST)) ? Number(readFileSync(join(folder, LAST), 'utf8')) : 0;
    this.last = Number.isSafeInteger(stored) ? stored : 0;
  }

  get nextUndo(): Step | undefined {
    return this.steps.get(this.last);
  }

  get nextRedo(): Step | undefined {
    return this.steps.get(this.last + 1);
  }

  get done(): readonly Step[] {
    const inTurn = [...this.steps].toSorted(([one], [other]) => one - other);
    return inTurn.flatMap(([number, step]) => (number <= this.last ? step : []));
  }

  /** Adds a step, or makes it one with the last where it goes on typing in the same field. */
  push(step: Step): void {
    if (step.isSaved) this.moveTo(this.beforeTyping(step));
    this.forgetUndone();
    const last = this.nextUndo;
    const isTyping =
      step.key !== undefined &&
      last?.key === step.key &&
      step.at - last.at < TYPING &&
      last.changes[0]?.after === step.changes[0]?.before;
    const whole = isTyping && last ? joined(last, step) : step;
    const number = isTyping ? this.last : this.last + 1;
    if (whole.changes.some(({ before, after }) => before !== after)) {
      this.steps.set(number, whole);
      write(this.fileOf(number), JSON.stringify(whole));
      this.moveTo(number);
    } else if (isTyping) {
      this.moveTo(number - 1);
      this.forgetUndone();
    }
    this.forget(number - MOST_STEPS);
  }

  /** The number of the last step before those that typed what a step saves, which are part of it; else of the last. */
  private beforeTyping({ changes: [saved] }: Step): number {
    let number = this.last;
    let text = saved?.after;
    while (text !== saved?.before) {
      const step = this.steps.get(number);
      const [typed, ...more] = step?.changes ?? [];
      if (!typed || step?.isSaved || more.length > 0 || typed.path !== saved?.path || typed.after !== text)
        return this.last;
      text = typed.before;
      number--;
    }
    return number;
  }

  undone(): void {
    this.moveTo(this.last - 1);
  }

  redone(): void {
    this.moveTo(this.last + 1);
  }

  /** Nothing up to a step, or before the present, can be undone. */
  forgetDone(step = this.nextUndo): void {
    const [last = this.last] = [...this.steps].find(([, each]) => each === step) ?? [];
    for (const number of [...this.steps.keys()]) if (number <= last) this.forget(number);
  }

  forgetUndone(): void {
    for (const number of [...this.steps.keys()]) if (number > this.last) this.forget(number);
  }

  private moveTo(number: number): void {
    if (number === this.last) return;
    this.last = number;
    write(join(this.folder, LAST), String(number));
  }

  private forget(number: number): void {
    if (this.steps.delete(number)) rmSync(this.fileOf(number), { force: true });
  }

  private fileOf(number: number): string {
    return join(this.folder, `${number}.json`);
  }
}

/** A full disk takes nothing from who undoes now; after the process, such a step is one that was lost. */
function write(file: string, text: string): void {
  try {
    writeWhole(file, text, PRIVATE);
  } catch (error) {
    if (!isDiskFault(error)) throw error;
  }
}

function readStep(file: string): Step | undefined {
  try {
    const step = JSON.parse(readFileSync(file, 'utf8')) as Step;
    const isWhole = Array.isArray(step.changes) && step.changes.every(({ path }) => typeof path === 'string');
    return isWhole && typeof step.label === 'string' && typeof step.subject === 'string' ? step : undefined;
  } catch {
    return undefined; // not one of ours
  }
}

function joined(last: Step, step: Step): Step {
  const changes = step.changes.map((change, index) => ({ ...change, before: last.changes[index]?.before }));
  return { ...step, changes };
}
