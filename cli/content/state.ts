import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';
import type { ContentFolder } from './read.ts';

/**
 * What a run that found nothing wrong leaves for the next: enough to tell which files need no second look. Kept in the
 * cache folder, one per project; losing it costs time and nothing else.
 */
export interface State {
  readonly key: string;
  /** Hash of each content file, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Values of unique properties, as `Seen` keeps them. */
  readonly unique: Readonly<Record<string, string>>;
  /** What was said of each file's texts; the file itself holds the text around. */
  readonly warnings: readonly Omit<Problem, 'text'>[];
}

/** Facts stand in other files' texts, routes behind their links, image hosts behind their images. */
const LOOKED_INTO = /^(?:facts\/.*|routes\.yaml|site\.yaml)$/;

/** What a folder of content is to the cache. */
export interface Fingerprint {
  /** Changes with the tool, the schemas, the names of files, what images are, and the files that others look into. */
  readonly key: string;
  /** Changes with the key and with any file. */
  readonly version: string;
  /** Hash of each content file, by path. */
  readonly files: Readonly<Record<string, string>>;
}

export function fingerprint(schemasHash: string, folder: ContentFolder): Fingerprint {
  const files = Object.fromEntries(folder.files.map(({ path, hash }) => [path, hash]));
  const around = folder.files.map(({ path, hash }) => (LOOKED_INTO.test(path) ? `${path} ${hash}` : path));
  const images = [...folder.images].map(([path, { fault }]) =>
    fault ? `${path} ${JSON.stringify(fault)}` : path,
  );
  const key = hash(
    'sha1',
    [
      toolVersion(),
      schemasHash,
      ...around,
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

/** The files that `state` does not vouch for; `undefined` when it vouches for none. */
export function changedSince(
  state: State | undefined,
  now: Fingerprint,
  folder: ContentFolder,
): ReadonlySet<string> | undefined {
  if (state?.key !== now.key || folder.problems.length > 0) return undefined;
  return new Set(folder.files.filter(({ path, hash }) => state.files[path] !== hash).map(({ path }) => path));
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

/** Changes whenever the tool is bundled anew: each bundle writes `main.mjs`, whichever chunk this module is in. */
function toolVersion(): string {
  const entry = statSync(join(import.meta.dirname, 'main.mjs'), { throwIfNoEntry: false });
  const { mtimeMs, size } = entry ?? statSync(import.meta.filename);
  return `${mtimeMs} ${size}`;
}
