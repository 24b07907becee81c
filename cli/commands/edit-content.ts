import { relative } from 'node:path';
import type { Content } from '../core/content/content.ts';
import { text } from '../core/diagnostics/text-format.ts';
import { type ContentEdit, makeEdits } from '../core/edit/content-edit.ts';
import { ChangedFileError } from '../core/edit/rewrite.ts';
import { type LoadedProject, loadContent } from '../core/load/load.ts';
import { problemsReport } from '../core/load/problem-report.ts';
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
  const after: { loaded?: LoadedProject } = {};
  const isKept = () => {
    after.loaded = loadContent(project);
    return after.loaded.problems.length === 0 && isSound(after.loaded.content);
  };
  try {
    if (makeEdits(project.contentDir, edits, isKept)) return after.loaded;
  } catch (error) {
    if (!(error instanceof ChangedFileError)) throw error;
    note(words.edit.changed(relative(project.contentDir, error.message)));
    return undefined;
  }
  const { problems = [], files = 0 } = after.loaded ?? {};
  note(text(problemsReport(problems, files, language), reporting));
  note(`\n${words.edit.refused(edits.map(({ path }) => path).join(', '))}`);
  return undefined;
}
