import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolder } from '../content/read.ts';
import { LEXICON, PROJECT, type Settings } from '../content/settings/settings.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { writeWhole } from '../files/write-whole.mjs';
import { dependenceOn } from '../model/computed/registry.ts';
import { MS_PER_DAY } from '../values/calendar.ts';

/** The result of a clean check for the next run: which files need not be checked again. One per project. */
export interface CheckCache {
  readonly key: string;
  /** Hash of each content file, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Where the values of unique properties are, like `Seen`. */
  readonly unique: Readonly<Record<string, string>>;
  /** Without the text of their files; absent when they were not computed. */
  readonly warnings?: readonly Omit<Problem, 'text'>[];
}

/** The files on which the checks of others depend: the settings, words, facts, phrases and fields in texts, routes of links, hosts of images. */
function dependedOn({ facts, phrases, identity, routes, images: { hosts } }: Settings) {
  const folders = [`${facts}/`, `${phrases}/`];
  const source = typeof hosts === 'string' ? hosts.split('.').slice(0, 1) : [];
  const files = [PROJECT, LEXICON, identity, routes, ...source].map((name) => `/${name}.yaml`);
  return (path: string) => {
    const below = `/${path}`;
    return folders.some((folder) => path.startsWith(folder)) || files.some((file) => below.endsWith(file));
  };
}

/** What a cache was computed from. */
export interface Fingerprint {
  /** A hash of the tool, the schemas, the names of files, the faults of images, and the files that others depend on. */
  readonly key: string;
  /** A hash of the key and of every file. */
  readonly version: string;
  /** Hash of each content file, by path. */
  readonly files: Readonly<Record<string, string>>;
}

export function fingerprint(schemasHash: string, folder: ContentFolder): Fingerprint {
  const files = Object.fromEntries(folder.files.map(({ path, hash }) => [path, hash]));
  const key = hash('sha1', [toolVersion(), schemasHash, dependencyKey(folder)].join('\n\n'));
  return { key, version: hash('sha1', [key, ...Object.values(files)].join('\n')), files };
}

/** What the checks of one file may read of other files: their names, the faults of images, shared files. */
export function dependencyKey(folder: ContentFolder): string {
  const isComputedFrom = dependenceOn(
    folder.files.map(({ text }) => text),
    folder.settings,
  );
  const isDependedOn = dependedOn(folder.settings);
  const names = folder.files.map(({ path, hash }) =>
    isDependedOn(path) || isComputedFrom(path) ? `${path} ${hash}` : path,
  );
  const images = [...folder.images].map(([path, { fault }]) =>
    fault ? `${path} ${JSON.stringify(fault)}` : path,
  );
  const parts = [names, images.sort(), [...folder.folders], folder.unknown];
  return hash('sha1', parts.map((part) => part.join('\n')).join('\n\n'));
}

/** The files that have changed since `cached` was written; `undefined` when it no longer holds at all. */
export function changedSince(
  cached: CheckCache | undefined,
  now: Fingerprint,
  folder: ContentFolder,
): ReadonlySet<string> | undefined {
  if (cached?.key !== now.key || folder.problems.length > 0) return undefined;
  const changed = folder.files.filter(({ path, hash }) => cached.files[path] !== hash);
  return new Set(changed.map(({ path }) => path));
}

/** A name in the cache folder that belongs to one project. */
export function cacheName(kind: string, contentDir: string): string {
  return `${kind}-${hash('sha1', contentDir).slice(0, 16)}`;
}

/** `undefined` when there is none, or a killed run left half of it. */
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

/** Files of the cache that were written longer ago than this are forgotten, in milliseconds. */
const KEEP = 7 * MS_PER_DAY;

/** Removes what earlier schemas and vanished projects have left in the cache. */
export function sweepCache(cacheDir: string): void {
  for (const entry of readdirSync(cacheDir, { withFileTypes: true })) {
    const file = join(cacheDir, entry.name);
    const written = entry.isFile() && statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written && Date.now() - written > KEEP) rmSync(file, { force: true });
  }
}

/** Writes a file of the cache atomically; false on a full or read-only disk. */
export function replaceFile(path: string, text: string): boolean {
  try {
    writeWhole(path, text);
    return true;
  } catch {
    return false;
  }
}

/** Changes with each bundle of the tool: every bundle writes `main.mjs`, whichever chunk this module is in. */
function toolVersion(): string {
  const entry = statSync(join(import.meta.dirname, 'main.mjs'), { throwIfNoEntry: false });
  const { mtimeMs, size } = entry ?? statSync(import.meta.filename);
  return `${mtimeMs} ${size}`;
}
