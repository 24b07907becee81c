import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesBelow } from '../files/entries-below.mjs';
import { isRunning } from '../git/is-running.ts';
import { withoutBom } from '../text/byte-order-mark.ts';
import { createFile, removeFile, rewriteFile } from './rewrite.ts';

export interface ContentEdit {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  /** `undefined` for a new file. */
  readonly before: string | undefined;
  /** `undefined` for a file that goes. */
  readonly after: string | undefined;
  /** Where the file is moved to; no file is there. */
  readonly newPath?: string;
}

/** Files that are written together are changed within this, in milliseconds. */
const LONGEST = 60_000;
/** What a process writes for a moment: a file beside its target, or, named `.edits`, what it is about to change. */
const TEMPORARY = /(?:^|\/)\.(?<name>[^/]+)\.(?<pid>\d+)\.tmp$/;

/**
 * Makes edits of content files, all of them or none. A process that is killed in between leaves what `recoverEdits` needs to
 * take them back.
 * @param isSound decides afterwards whether they may stay
 * @returns false when they may not: nothing has changed
 * @throws ChangedFileError when a file is no longer the one that was read
 */
export function makeEdits(
  contentDir: string,
  edits: readonly ContentEdit[],
  isSound: () => boolean = () => true,
): boolean {
  const undo: (() => void)[] = [];
  const journal = join(contentDir, `.edits.${process.pid}.tmp`);
  // One file is written as a whole or not at all.
  const isOne = edits.length === 1 && edits[0]?.newPath === undefined;
  let isKept = false;
  try {
    if (!isOne) writeFileSync(journal, JSON.stringify(withBytes(contentDir, edits)), { flush: true });
    for (const edit of edits) makeEdit(contentDir, edit, undo);
    isKept = isSound();
  } finally {
    if (!isKept) for (const step of undo.reverse()) step();
    if (!isOne) rmSync(journal, { force: true });
  }
  return isKept;
}

/** Adds the reverse of each step to `undo`. */
function makeEdit(
  contentDir: string,
  { path, before, after, newPath }: ContentEdit,
  undo: (() => void)[],
): void {
  const file = join(contentDir, path);
  if (before === undefined) mkdirSync(dirname(file), { recursive: true });
  if (after === undefined) {
    undo.push(removeFile(file, before ?? ''));
    return;
  }
  undo.push(rewriteFile(file, before, after));
  if (newPath === undefined) return;
  const target = join(contentDir, newPath);
  renameSync(file, target);
  undo.push(() => renameSync(target, file));
}

/** Edits with the texts before them as they are in the files, byte-order marks included. */
function withBytes(contentDir: string, edits: readonly ContentEdit[]): ContentEdit[] {
  return edits.map((edit) => {
    const file = join(contentDir, edit.path);
    return { ...edit, before: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  });
}

/** Takes back what killed processes have changed in a part of the files that belong together, and removes what they were writing. */
export function recoverEdits(contentDir: string): void {
  for (const { path } of entriesBelow(contentDir)) {
    const { name, pid } = TEMPORARY.exec(path)?.groups ?? {};
    if (pid === undefined) continue;
    const file = join(contentDir, path);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    // A number is given to another process again.
    if (isRunning(Number(pid)) && Date.now() - changed < LONGEST) continue;
    if (name === 'edits') for (const edit of journalIn(file).reverse()) takeBack(contentDir, edit);
    rmSync(file, { force: true });
  }
}

/** The same where a process was killed while it wrote files that belong together: looks at one folder alone. */
export function recoverHalfEdits(contentDir: string): void {
  let names: readonly string[] = [];
  try {
    names = readdirSync(contentDir);
  } catch {
    // The reader of the content reports faults of its folder.
  }
  if (names.some((name) => TEMPORARY.exec(name)?.groups?.name === 'edits')) recoverEdits(contentDir);
}

/** None where the process was killed before it changed anything. */
function journalIn(file: string): ContentEdit[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ContentEdit[];
  } catch {
    return [];
  }
}

/** What others have changed meanwhile stays as it is. */
function takeBack(contentDir: string, { path, before, after, newPath }: ContentEdit): void {
  const file = join(contentDir, path);
  if (newPath !== undefined && textOf(file) === undefined && textOf(join(contentDir, newPath)) === after)
    renameSync(join(contentDir, newPath), file);
  if (textOf(file) !== after) return;
  if (before === undefined) rmSync(file, { force: true });
  else if (after === undefined) createFile(file, Buffer.from(before));
  else rewriteFile(file, after, withoutBom(before));
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? withoutBom(readFileSync(file, 'utf8')) : undefined;
}
