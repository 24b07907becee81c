import {
  accessSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesBelow } from '../files/entries-below.mjs';
import type { GeneratedFiles } from './modules.ts';

/** Lists the files that `generate` wrote, so that it never touches others. */
export const MANIFEST = 'manifest.json';

export interface Changes {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** The folder holds files that `generate` did not write; it is left alone. */
export class ForeignFilesError extends Error {
  readonly files: readonly string[];

  constructor(dir: string, files: readonly string[]) {
    super(`${dir} holds files that sapin did not make: ${files.slice(0, 3).join(', ')}`);
    this.files = files;
  }
}

/** What differs between `dir` and `files`. Throws `ForeignFilesError` when `dir` is not ours to write. */
export function compareFolder(dir: string, files: GeneratedFiles): Changes {
  const wanted = withManifest(files);
  const present = existsSync(dir) ? generatedFilesIn(dir, wanted) : [];
  return {
    written: [...wanted].filter(([path, text]) => !isSame(join(dir, path), text)).map(([path]) => path),
    removed: present.filter((path) => !wanted.has(path)),
  };
}

/**
 * Makes `dir` hold exactly `files`, atomically: a killed run leaves the old set or the new one. A single changed file is
 * renamed into place. For more, a complete new folder is written beside `dir` (unchanged files are hard links), and two
 * renames exchange them; if the run dies in between, the next one restores the old folder.
 */
export function writeFolder(dir: string, files: GeneratedFiles): Changes {
  for (let tried = 1; ; tried++) {
    try {
      return writeOnce(dir, files);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (tried === TRIES || !MEANWHILE.has(code)) throw error;
      sleep(Math.random() * LONGEST_WAIT * tried);
    }
  }
}

/** Codes of files that appeared or vanished because another run writes the same folder. */
const MEANWHILE: ReadonlySet<string> = new Set(['EEXIST', 'ENOENT', 'ENOTEMPTY']);

/** Concurrent runs back off at random, longer each time, until one gets through and the others find nothing to do. */
const TRIES = 20;

/** After the first try, in milliseconds. */
const LONGEST_WAIT = 100;

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function writeOnce(dir: string, files: GeneratedFiles): Changes {
  recoverFolder(dir);
  const changes = compareFolder(dir, files);
  const wanted = withManifest(files);
  const [only] = changes.written;
  if (changes.written.length + changes.removed.length === 0) return changes;
  try {
    if (changes.written.length === 1 && changes.removed.length === 0 && only !== undefined && existsSync(dir))
      replaceOne(dir, only, wanted.get(only) ?? '');
    else exchange(dir, wanted, new Set(changes.written));
  } catch (error) {
    recoverFolder(dir); // a full disk, or no right to write: all stays as it was
    throw error;
  }
  return changes;
}

function replaceOne(dir: string, path: string, text: string): void {
  const temporary = `${dir}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    renameSync(temporary, join(dir, path));
  } finally {
    rmSync(temporary, { force: true });
  }
}

function exchange(dir: string, wanted: ReadonlyMap<string, string>, changed: ReadonlySet<string>): void {
  const next = `${dir}.next`;
  makeFolder(next);
  for (const [path, text] of wanted) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    if (changed.has(path)) writeFileSync(join(next, path), text);
    else linkOrCopy(join(dir, path), join(next, path));
  }
  requireWhole(next, wanted);
  const old = `${dir}.old`;
  if (existsSync(dir)) renameSync(dir, old);
  renameSync(next, dir);
  requireWhole(dir, wanted);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Another run may have taken this one's new folder for left over and cleared it while it was being filled.
 * @throws ENOENT when a file is not there
 */
function requireWhole(dir: string, wanted: ReadonlyMap<string, string>): void {
  for (const path of wanted.keys()) accessSync(join(dir, path));
}

/** Creates a folder and its parents one by one: Node's recursive option never returns where none can be created (`/proc`). */
function makeFolder(dir: string): void {
  if (!existsSync(dirname(dir))) makeFolder(dirname(dir));
  mkdirSync(dir);
}

/** Some file systems know no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Restores the folder that a killed run had set aside, and removes what it had begun. */
export function recoverFolder(dir: string): void {
  const old = `${dir}.old`;
  if (existsSync(old)) {
    if (existsSync(dir)) rmSync(old, { recursive: true, force: true });
    else renameSync(old, dir);
  }
  const next = `${dir}.next`;
  if (existsSync(next)) rmSync(next, { recursive: true, force: true });
}

function withManifest(files: GeneratedFiles): Map<string, string> {
  const paths = [...files.keys()].sort();
  return new Map([
    ...files,
    [MANIFEST, `${JSON.stringify({ [SIGNATURE]: 'sapin generate', files: paths }, null, 2)}\n`],
  ]);
}

const SIGNATURE = 'written by';

/**
 * The files of a folder that `generate` wrote; throws when it holds any other. Where there is no manifest, only files
 * that are equal to those to write count as such, as those that are committed.
 */
function generatedFilesIn(dir: string, wanted: ReadonlyMap<string, string>): readonly string[] {
  const manifest = readManifest(dir);
  if (!manifest) {
    const names = readdirSync(dir).sort(); // without descending: it may be deep
    const foreign = names.filter((name) => !isSame(join(dir, name), wanted.get(name)));
    if (foreign.length > 0) throw new ForeignFilesError(dir, foreign);
    return names;
  }
  const present = entriesBelow(dir).map(({ path }) => path);
  const foreign = present.filter((path) => path !== MANIFEST && !manifest.has(path));
  if (foreign.length > 0) throw new ForeignFilesError(dir, foreign);
  return present;
}

/** `undefined` when there is none, or `generate` did not write it. */
function readManifest(dir: string): ReadonlySet<string> | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Record<string, unknown>;
    return manifest[SIGNATURE] === 'sapin generate' && Array.isArray(manifest.files)
      ? new Set(manifest.files.map(String))
      : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') throw error;
    return undefined;
  }
}

function isSame(path: string, text: string | undefined): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}
