import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheName, type Fingerprint, readCache, replaceFile, writeCache } from '../load/check-cache.ts';
import type { LoadedProject, Project } from '../load/load.ts';
import type { GeneratedFiles, Piece, Pieces } from './modules.ts';

/** What a run wrote, and from which version of the content. */
interface Written {
  readonly version: string;
  /** Size in bytes and time of change in milliseconds of each file, by path. */
  readonly files: Readonly<Record<string, readonly [number, number]>>;
}

type Hashes = Pick<Fingerprint, 'key' | 'files'>;

interface OutputCache {
  /** The folder still holds what was written from this content. */
  readonly upToDate: boolean;
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
  return {
    upToDate: false,
    pieces: readPieces(join(cacheDir, cacheName('pieces', contentDir)), fingerprint),
  };
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
  replaceFile(join(cacheDir, cacheName('pieces', contentDir)), piecesText(pieces, { key, files: hashes }));
}

/** The last line: a file without it was cut off. */
const END = 'end';

/**
 * The pieces as lines, each of which is JSON already: as one JSON text they would be escaped and read again as a whole.
 * First the key of the run; for each piece its path, the hash of its content file and the paths of its lazy properties, then
 * itself, then these.
 */
function piecesText(pieces: Pieces, { key, files }: Hashes): string {
  const lines = [key];
  for (const [path, { json, lazy }] of pieces) {
    const texts = Object.values(lazy).map((text) => text.slice(0, -1));
    lines.push(JSON.stringify([path, files[path], ...Object.keys(lazy)]), json, ...texts);
  }
  return [...lines, END].join('\n');
}

/** The pieces of entries whose files have not changed; none where `file` is missing, cut off, or of another run. */
function readPieces(file: string, { key, files }: Hashes): Pieces {
  const pieces = new Map<string, Piece>();
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    if (lines[0] !== key || lines.at(-1) !== END) return pieces;
    for (let at = 1; at < lines.length - 1; ) {
      const [path = '', hash, ...names] = JSON.parse(lines[at++] ?? '') as string[];
      const json = lines[at++] ?? '';
      const lazy = Object.fromEntries(names.map((name) => [name, `${lines[at++]}\n`]));
      if (files[path] === hash) pieces.set(path, { json, lazy });
    }
    return pieces;
  } catch {
    return new Map();
  }
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
