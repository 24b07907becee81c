import {
  existsSync,
  linkSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BOM, withoutBom } from '../text/byte-order-mark.ts';

/** A content file that changed on the disk after it was read. */
export class ChangedFileError extends Error {}

/**
 * Replaces the text of a content file, as a whole or not at all, and returns how to put the old one back. A byte-order
 * mark, a symbolic link and the file's permissions stay. A file of which there was no text before is created.
 * @throws ChangedFileError when the file no longer holds `before`.
 */
export function rewriteFile(path: string, before: string | undefined, after: string): () => void {
  if (before === undefined) return createFile(path, Buffer.from(after));
  const target = realpathSync(path);
  const bytes = readFileSync(target);
  const text = bytes.toString('utf8');
  if (withoutBom(text) !== before) throw new ChangedFileError(path);
  replace(target, Buffer.from(text.startsWith(BOM) ? BOM + after : after));
  return () => replace(target, bytes);
}

/**
 * Removes a content file, and returns how to put it back.
 * @throws ChangedFileError when the file no longer holds `before`
 */
export function removeFile(path: string, before: string): () => void {
  const bytes = readFileSync(path);
  if (withoutBom(bytes.toString('utf8')) !== before) throw new ChangedFileError(path);
  rmSync(path);
  return () => writeFileSync(path, bytes, { flag: 'wx' });
}

/**
 * Creates a file as a whole or not at all, and returns how to remove it: the name is given to what has been written.
 * @throws ChangedFileError when the name is taken
 */
export function createFile(path: string, bytes: Buffer): () => void {
  if (existsSync(path)) throw new ChangedFileError(path);
  withTemporary(path, bytes, 0o666, (temporary) => {
    try {
      linkSync(temporary, path); // refuses a name that is taken
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new ChangedFileError(path);
      writeFileSync(path, bytes, { flag: 'wx' }); // a disk without hard links
    }
  });
  return () => rmSync(path);
}

function replace(target: string, bytes: Buffer): void {
  withTemporary(target, bytes, statSync(target).mode, (temporary) => renameSync(temporary, target));
}

/** Calls `use` with a file beside `target` that holds `bytes`, safe on the disk. */
function withTemporary(target: string, bytes: Buffer, mode: number, use: (path: string) => void): void {
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, bytes, { mode, flush: true });
    use(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}
