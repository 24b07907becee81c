import { relative } from 'node:path';
import type { Content } from '../content/content.ts';
import { type LoadedProject, loadContent } from '../content/load.ts';
import { problemsReport } from '../diagnostics/problem-report.ts';
import { text } from '../diagnostics/text-format.ts';
import { type ContentEdit, makeEdits } from '../edit/content-edit.ts';
import { ChangedFileError } from '../edit/rewrite.ts';
import type { Context } from './context.ts';

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
  let restore: () => void;
  try {
    restore = makeEdits(project.contentDir, edits);
  } catch (error) {
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
