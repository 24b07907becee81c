import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';
import type { ContentFolder } from './read.ts';

/** What a clean check leaves in the cache folder for the next: which files need not be checked again. One per project. */
export interface CheckCache {
  readonly key: string;
  /** Hash of each content file, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Values of unique properties, as `Seen` keeps them. */
  readonly unique: Readonly<Record<string, string>>;
  /** Without the text of their files. */
  readonly warnings: readonly Omit<Problem, 'text'>[];
}

/** Files that the checks of other files depend on: facts in texts, routes of links, hosts of images. */
const DEPENDED_ON = /^(?:facts\/.*|routes\.yaml|site\.yaml)$/;

/** Tells whether a cache still holds. */
export interface Fingerprint {
  /** Changes with the tool, the schemas, the names of files, what images are, and the files that others depend on. */
  readonly key: string;
  /** Changes with the key and with any file. */
  readonly version: string;
  /** Hash of each content file, by path. */
  readonly files: Readonly<Record<string, string>>;
}

export function fingerprint(schemasHash: string, folder: ContentFolder): Fingerprint {
  const files = Object.fromEntries(folder.files.map(({ path, hash }) => [path, hash]));
  const names = folder.files.map(({ path, hash }) => (DEPENDED_ON.test(path) ? `${path} ${hash}` : path));
  const images = [...folder.images].map(([path, { fault }]) =>
    fault ? `${path} ${JSON.stringify(fault)}` : path,
  );
  const key = hash(
    'sha1',
    [
      toolVersion(),
      schemasHash,
      ...names,
      '',
      ...images.sort(),
      '',
      ...folder.folders,
      '',
      ...folder.unknown,
    ].join('\n'),
  );
  return { key, version: hash('sha1', [key, ...Object.values(files)].join('\n')), files };
}

/** The files that have changed since `cached` was written; `undefined` when it no longer holds at all. */
export function changedSince(
  cached: CheckCache | undefined,
  now: Fingerprint,
  folder: ContentFolder,
): ReadonlySet<string> | undefined {
  if (cached?.key !== now.key || folder.problems.length > 0) return undefined;
  return new Set(
    folder.files.filter(({ path, hash }) => cached.files[path] !== hash).map(({ path }) => path),
  );
}

/** A name in the cache folder that belongs to one project. */
export function cacheName(kind: string, contentDir: string): string {
  return `${kind}-${hash('sha1', contentDir).slice(0, 16)}.json`;
}

/** `undefined` when there is none, or a killed run tore it. */
export function readCache<T>(cacheDir: string, name: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(cacheDir, name), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

export function writeCache(cacheDir: string, name: string, value: unknown): void {
  replaceFile(join(cacheDir, name), JSON.stringify(value));
}

/** Writes a file of the cache as a whole; false on a full or read-only disk: the next run does the work again. */
export function replaceFile(path: string, text: string): boolean {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, path);
    return true;
  } catch {
    if (existsSync(temporary)) rmSync(temporary, { force: true });
    return false;
  }
}

/** Changes with each bundle of the tool: every bundle writes `main.mjs`, whichever chunk this module is in. */
function toolVersion(): string {
  const entry = statSync(join(import.meta.dirname, 'main.mjs'), { throwIfNoEntry: false });
  const { mtimeMs, size } = entry ?? statSync(import.meta.filename);
  return `${mtimeMs} ${size}`;
}
