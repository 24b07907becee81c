import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A strong entity tag: a hash of the bytes. */
  readonly etag: string;
  /** Milliseconds since 1970, in whole seconds, as HTTP dates are. */
  readonly modified: number;
  /** Length and validators, for an answer with the whole file. */
  readonly headers: Readonly<Record<string, string>>;
  /** Identifies the file's state: its inode, time and length. */
  readonly version: string;
}

/** Gives the file at a path; `undefined` when there is none. Throws when that cannot be known now. */
export type ReadFile = (path: string) => StoredFile | undefined;

/** Errors that mean that nothing has this name. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Limit of the cache in bytes, far above the size of a site. */
const LIMIT = 64 * 1024 * 1024;

/** Reads files, and caches them until they change: the site can be rebuilt under a running server. */
export function fileCache(): ReadFile {
  const cache = new Map<string, StoredFile>();
  let size = 0;
  return (path) => {
    try {
      const stats = statSync(path);
      const version = `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
      const cached = cache.get(path);
      if (cached?.version === version) return cached;
      if (!stats.isFile()) return undefined;
      const bytes = new Uint8Array(readFileSync(path));
      const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 20)}"`;
      const modified = Math.floor(stats.mtimeMs / 1000) * 1000;
      const headers = {
        'Content-Length': String(bytes.length),
        ETag: etag,
        'Last-Modified': new Date(modified).toUTCString(),
        'Accept-Ranges': 'bytes',
      };
      const file = { bytes, etag, modified, headers, version };
      size += bytes.length - (cached?.bytes.length ?? 0);
      cache.set(path, file);
      if (size > LIMIT) {
        cache.clear();
        size = 0;
      }
      return file;
    } catch (error) {
      if (ABSENT.has(String((error as NodeJS.ErrnoException).code))) return undefined;
      throw error;
    }
  };
}
