import { renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type LoadedProject, loadContent } from '../content/load.ts';
import type { Content } from '../content/model.ts';
import { problemsReport } from '../diagnostics/problem-report.ts';
import { text } from '../diagnostics/text-format.ts';
import { ChangedFileError, rewriteFile } from '../edit/rewrite.ts';
import type { Context } from './context.ts';

/** A content file, what it held when it was read, and what it is to hold. */
export interface ContentEdit {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Where the file goes; nothing stands there. */
  readonly newPath?: string;
}

/** Another text for a file that was read. */
export function edited(file: { readonly path: string; readonly text: string }, after: string): ContentEdit {
  return { path: file.path, before: file.text, after };
}

/**
 * Writes content files anew, then checks the whole content; content that no longer passes, or that is not `sound` in the
 * caller's eyes, is put back, and the reasons are told. Returns the content as it is now, or `undefined` when nothing was
 * changed.
 */
export function editContent(
  { project, reporting, language, words, note }: Context,
  edits: readonly ContentEdit[],
  isSound: (content: Content) => boolean = () => true,
): LoadedProject | undefined {
  const undo: (() => void)[] = [];
  const restore = () => {
    for (const step of undo.reverse()) step();
  };
  try {
    for (const edit of edits) makeEdit(project.contentDir, edit, undo);
  } catch (error) {
    restore();
    if (!(error instanceof ChangedFileError)) throw error;
    note(words.edit.changed(relative(project.contentDir, error.message)));
    return undefined;
  }
  const loaded = loadContent(project);
  if (loaded.problems.length === 0 && isSound(loaded.content)) return loaded;
  restore();
  note(text(problemsReport(loaded.problems, loaded.files, language), reporting));
  note(`\n${words.edit.refused(edits.map(({ path }) => path).join(', '))}`);
  return undefined;
}

/** Adds to `undo` how to take back each step. */
function makeEdit(
  contentDir: string,
  { path, before, after, newPath }: ContentEdit,
  undo: (() => void)[],
): void {
  const file = join(contentDir, path);
  undo.push(rewriteFile(file, before, after));
  if (newPath === undefined) return;
  const target = join(contentDir, newPath);
  renameSync(file, target);
  undo.push(() => renameSync(target, file));
}
