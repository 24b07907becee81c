import { statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheName, readCache, writeCache } from '../content/check-cache.ts';
import type { LoadedProject, Project } from '../content/load.ts';
import type { GeneratedFiles, Piece, Pieces } from './modules.ts';

/** What a run wrote, and from which version of the content. */
interface Written {
  readonly version: string;
  /** Size in bytes and time of change in milliseconds of each file, by path. */
  readonly files: Readonly<Record<string, readonly [number, number]>>;
}

/** The pieces of a run, each with the hash of its content file. */
interface CachedPieces {
  readonly key: string;
  readonly pieces: Readonly<Record<string, readonly [string, Piece]>>;
}

interface OutputCache {
  /** The folder still holds what was written from this content. */
  readonly upToDate: boolean;
  /** The pieces of the entries that have not changed. */
  readonly pieces: Pieces;
}

/** What can be reused from the last run that wrote `out` from this project. */
export function readOutputCache(
  { cacheDir, contentDir }: Project,
  out: string,
  { fingerprint }: LoadedProject,
): OutputCache {
  const written = readCache<Written>(cacheDir, cacheName('written', contentDir + out));
  if (written?.version === fingerprint.version && isAsWritten(out, written))
    return { upToDate: true, pieces: new Map() };
  const cached = readCache<CachedPieces>(cacheDir, cacheName('pieces', contentDir));
  const usable = cached?.key === fingerprint.key ? Object.entries(cached.pieces) : [];
  const pieces = new Map(
    usable
      .filter(([path, [hash]]) => fingerprint.files[path] === hash)
      .map(([path, [, piece]]) => [path, piece]),
  );
  return { upToDate: false, pieces };
}

export function writeOutputCache(
  { cacheDir, contentDir }: Project,
  out: string,
  { fingerprint: { key, version, files: hashes } }: LoadedProject,
  files: GeneratedFiles,
  pieces: Pieces,
): void {
  const stamps = Object.fromEntries([...files.keys()].map((path) => [path, stamp(join(out, path))]));
  writeCache(cacheDir, cacheName('written', contentDir + out), { version, files: stamps });
  const hashed = Object.fromEntries([...pieces].map(([path, piece]) => [path, [hashes[path], piece]]));
  writeCache(cacheDir, cacheName('pieces', contentDir), { key, pieces: hashed });
}

function isAsWritten(out: string, { files }: Written): boolean {
  return Object.entries(files).every(([path, [size, time]]) => {
    const now = stamp(join(out, path));
    return now?.[0] === size && now[1] === time;
  });
}

function stamp(path: string): readonly [number, number] | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeMs];
}
