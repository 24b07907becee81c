import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';

export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A strong entity tag, made from the bytes: it changes when they do, and only then. */
  readonly etag: string;
  /** Milliseconds since 1970, in whole seconds, as HTTP dates are. */
  readonly modified: number;
}

/** Gives the file at a path; `undefined` when there is none. */
export type ReadFile = (path: string) => StoredFile | undefined;

interface Kept extends StoredFile {
  /** Which file it was, and when and how long. */
  readonly version: string;
}

/** What is kept of files, in bytes. A site is far smaller; a folder of films is read anew each time. */
const LIMIT = 64 * 1024 * 1024;

/**
 * Reads files, and keeps them in memory while they are as they were: a file is looked at on each call, so that a site can
 * be built anew under a running server, but it is read once.
 */
export function fileMemory(limit = LIMIT): ReadFile {
  const kept = new Map<string, Kept>();
  let size = 0;

  const forget = (path: string) => {
    size -= kept.get(path)?.bytes.length ?? 0;
    kept.delete(path);
  };
  const keep = (path: string, file: Kept) => {
    kept.set(path, file);
    size += file.bytes.length;
    // The first key of a map is its oldest.
    for (const oldest of kept.keys()) {
      if (size <= limit) break;
      forget(oldest);
    }
  };

  return (path) => {
    const known = kept.get(path);
    const version = versionOf(path);
    if (known && known.version === version) return known;
    forget(path);
    const file = version === undefined ? undefined : read(path);
    if (file) keep(path, file);
    return file;
  };
}

interface Stats {
  isFile(): boolean;
  readonly ino: number;
  readonly mtimeMs: number;
  readonly size: number;
}

function versionOf(path: string): string | undefined {
  let stats: Stats | undefined;
  try {
    stats = statSync(path, { throwIfNoEntry: false });
  } catch {
    // A name too long for the file system, a folder that may not be entered.
  }
  return stats?.isFile() ? version(stats) : undefined;
}

function version({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

/** The file as it is on opening; `undefined` when it has gone or may not be read. */
function read(path: string): Kept | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const stats = fstatSync(file);
    const bytes = new Uint8Array(readFileSync(file));
    const digest = createHash('sha256').update(bytes).digest('base64url');
    const modified = Math.floor(stats.mtimeMs / 1000) * 1000;
    return { bytes, etag: `"${digest.slice(0, 20)}"`, modified, version: version(stats) };
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
