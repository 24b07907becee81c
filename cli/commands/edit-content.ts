import { join } from 'node:path';
import { type LoadedProject, loadContent } from '../content/load.ts';
import { ChangedFileError, rewriteFile } from '../content/rewrite.ts';
import { reportProblems } from '../diagnostics/report.ts';
import type { Context } from './context.ts';

/**
 * Writes a content file anew, then checks the whole content; content that no longer passes is put back, and the reasons
 * are told. Returns the content as it is now, or `undefined` when nothing was changed.
 */
export function editContent(
  { project, reporting, language, note }: Context,
  file: { readonly path: string; readonly text: string },
  after: string,
): LoadedProject | undefined {
  let restore: () => void;
  try {
    restore = rewriteFile(join(project.contentDir, file.path), file.text, after);
  } catch (error) {
    if (!(error instanceof ChangedFileError)) throw error;
    note(
      {
        fr: `${file.path} a changé pendant ce temps : relancez la commande`,
        en: `${file.path} has changed meanwhile: run the command again`,
      }[language],
    );
    return undefined;
  }
  const loaded = loadContent(project);
  if (loaded.problems.length === 0) return loaded;
  restore();
  note(reportProblems(loaded.problems, loaded.files, { ...reporting, format: 'text' }));
  note(
    {
      fr: `\n${file.path} n’a pas été modifié : le contenu ne passerait plus la vérification`,
      en: `\n${file.path} was not changed: the content would no longer pass the check`,
    }[language],
  );
  return undefined;
}
