import { renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Content } from '../content/content.ts';
import { type LoadedProject, loadContent } from '../content/load.ts';
import { problemsReport } from '../diagnostics/problem-report.ts';
import { text } from '../diagnostics/text-format.ts';
import { ChangedFileError, rewriteFile } from '../edit/rewrite.ts';
import type { Context } from './context.ts';

/** A content file with its text before and after. */
export interface ContentEdit {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  /** `undefined` for a new file. */
  readonly before: string | undefined;
  readonly after: string;
  /** Where the file is moved to; no file is there. */
  readonly newPath?: string;
}

export function edited(
  file: { readonly path: string; readonly text: string | undefined },
  after: string,
): ContentEdit {
  return { path: file.path, before: file.text, after };
}

/**
 * Rewrites content files, then checks the whole content. If it no longer passes, or not `isSound`, the files are restored
 * and the reasons reported. Returns the new content, or `undefined` when nothing was changed.
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

/** Adds the reverse of each step to `undo`. */
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
