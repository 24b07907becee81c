import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const BOM = '\uFEFF';

/** A content file that changed on the disk after it was read. */
export class ChangedFileError extends Error {}

/**
 * Replaces the text of a content file, as a whole or not at all, and returns how to put the old one back. A byte-order
 * mark, a symbolic link and the file's permissions stay. A file of which there was no text before is created.
 * @throws ChangedFileError when the file no longer holds `before`.
 */
export function rewriteFile(path: string, before: string | undefined, after: string): () => void {
  if (before === undefined) return createFile(path, after);
  const target = realpathSync(path);
  const bytes = readFileSync(target);
  const text = bytes.toString('utf8');
  const mark = text.startsWith(BOM) ? BOM : '';
  if (text.slice(mark.length) !== before) throw new ChangedFileError(path);
  replace(target, Buffer.from(mark + after));
  return () => replace(target, bytes);
}

function createFile(path: string, text: string): () => void {
  if (existsSync(path)) throw new ChangedFileError(path);
  writeFileSync(path, text, { flag: 'wx' });
  return () => rmSync(path);
}

function replace(target: string, bytes: Buffer): void {
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    const file = openSync(temporary, 'w', statSync(target).mode);
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}
