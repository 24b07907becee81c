import { relative } from 'node:path';
import { loadContent } from '../content/load.ts';
import { recallOutput, rememberOutput } from '../generate/memory.ts';
import { makeModules } from '../generate/modules.ts';
import { type Changes, compareFolder, ForeignFilesError, writeFolder } from '../generate/write.ts';
import { plural } from '../messages/plural.ts';
import { reportCheck } from './check.ts';
import type { Context } from './context.ts';

export interface GenerateOptions {
  /** Absolute path of the folder to write. */
  readonly out: string;
  /** Write nothing; fail when the folder is stale. */
  readonly check: boolean;
}

/** `sapin generate`: checks the content, then makes the modules of the site from it. Returns the exit status. */
export async function generate(context: Context, { out, check }: GenerateOptions): Promise<number> {
  const { project } = context;
  const loaded = loadContent(project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const finish = check ? reportStale : reportWritten;
  const remembered = recallOutput(project, out, loaded);
  if (remembered.upToDate) return finish(context, out, { written: [], removed: [] }, loaded.files);
  try {
    const { files, pieces } = await makeModules(loaded.content, project.cacheDir, remembered.pieces);
    const changes = check ? compareFolder(out, files) : writeFolder(out, files);
    if (!check || changes.written.length + changes.removed.length === 0)
      rememberOutput(project, out, loaded, files, pieces);
    return finish(context, out, changes, loaded.files);
  } catch (error) {
    if (!(error instanceof ForeignFilesError)) throw error;
    return reportForeign(context, out, error, loaded.files);
  }
}

function reportForeign(
  context: Context,
  out: string,
  { files: foreign }: ForeignFilesError,
  files: number,
): number {
  const folder = shown(out);
  const list = foreign.slice(0, 3).join(', ');
  report(context, files, [
    {
      fr: `${folder} contient des fichiers que sapin n’a pas écrits (${list}) : déplacez-les, ou choisissez un autre dossier avec --out`,
      en: `${folder} holds files that sapin did not write (${list}): move them, or choose another folder with --out`,
      code: 'file/foreign',
      file: foreign[0] ?? '',
    },
  ]);
  return 1;
}

interface Fault {
  readonly fr: string;
  readonly en: string;
  readonly code: string;
  readonly file: string;
}

function report(
  { reporting, language, print, note }: Context,
  files: number,
  faults: readonly Fault[],
): void {
  if (reporting.format !== 'json') {
    for (const fault of faults) note(reporting.colors.red(fault[language]));
    return;
  }
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1, pointer: '' };
  const problems = faults.map((fault) => ({
    code: fault.code,
    severity: 'error',
    message: fault[language],
    hint: null,
    file: fault.file,
    ...place,
  }));
  print(JSON.stringify({ ok: faults.length === 0, files, problems }, null, 2));
}

function reportStale(context: Context, out: string, { written, removed }: Changes, files: number): number {
  const folder = shown(out);
  const faults = [...written, ...removed].map((path) => ({
    fr: `${folder}/${path} n’est pas à jour`,
    en: `${folder}/${path} is stale`,
    code: 'file/stale',
    file: path,
  }));
  report(context, files, faults);
  if (context.reporting.format === 'text') {
    if (faults.length > 0)
      context.note(
        {
          fr: 'lancez « npm run generate » et joignez le résultat au commit',
          en: 'run "npm run generate" and commit the result',
        }[context.language],
      );
    else
      context.note(
        context.reporting.colors.green(
          { fr: `${folder} est à jour`, en: `${folder} is up to date` }[context.language],
        ),
      );
  }
  return faults.length > 0 ? 1 : 0;
}

function reportWritten(context: Context, out: string, { written, removed }: Changes, files: number): number {
  report(context, files, []);
  if (context.reporting.format !== 'text') return 0;
  const folder = shown(out);
  const count = written.length + removed.length;
  const done = {
    fr:
      count === 0
        ? `${folder} était à jour`
        : `${folder} : ${plural(written.length, 'fichier écrit', 'fichiers écrits')}, ${plural(removed.length, 'effacé')}`,
    en:
      count === 0
        ? `${folder} was up to date`
        : `${folder}: ${plural(written.length, 'file')} written, ${removed.length} removed`,
  };
  context.note(context.reporting.colors.green(done[context.language]));
  return 0;
}

function shown(out: string): string {
  return relative(process.cwd(), out) || '.';
}
