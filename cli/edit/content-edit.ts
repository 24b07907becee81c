import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFile, rewriteFile } from './rewrite.ts';

/** A content file with its text before and after. */
export interface ContentEdit {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  /** `undefined` for a new file. */
  readonly before: string | undefined;
  /** `undefined` for a file that goes. */
  readonly after: string | undefined;
  /** Where the file is moved to; no file is there. */
  readonly newPath?: string;
}

/**
 * Makes edits of content files, all of them or none, and returns how to put the old ones back.
 * @throws ChangedFileError when a file is no longer the one that was read
 */
export function makeEdits(contentDir: string, edits: readonly ContentEdit[]): () => void {
  const undo: (() => void)[] = [];
  const restore = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  try {
    for (const edit of edits) makeEdit(contentDir, edit, undo);
  } catch (error) {
    restore();
    throw error;
  }
  return restore;
}

/** Adds the reverse of each step to `undo`. */
function makeEdit(
  contentDir: string,
  { path, before, after, newPath }: ContentEdit,
  undo: (() => void)[],
): void {
  const file = join(contentDir, path);
  if (before === undefined) mkdirSync(dirname(file), { recursive: true });
  if (after === undefined) {
    undo.push(removeFile(file, before ?? ''));
    return;
  }
  undo.push(rewriteFile(file, before, after));
  if (newPath === undefined) return;
  const target = join(contentDir, newPath);
  renameSync(file, target);
  undo.push(() => renameSync(target, file));
}
