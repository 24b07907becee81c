import { join, posix, relative } from 'node:path';
import { type Problem, problem } from '../core/diagnostics/problem.ts';
import { relativePath } from '../core/files/relative-path.ts';
import { regenerate } from '../core/generate/regenerate.ts';
import { updateSpelling } from '../core/generate/spelling-settings.ts';
import { type Changes, ForeignFilesError } from '../core/generate/write.ts';
import { type LoadedProject, loadContent, type Project } from '../core/load/load.ts';
import { problemDiagnostic, problemsReport } from '../core/load/problem-report.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';

export interface GenerateOptions {
  /** Absolute path of the folder to write. */
  readonly out: string;
  readonly check: boolean;
}

/** `sapin generate`: checks the content, then writes the modules of the site. Returns the exit status. */
export async function generate(
  context: Context,
  { out, check }: GenerateOptions,
  load: (project: Project) => LoadedProject = loadContent,
): Promise<number> {
  const { project } = context;
  const loaded = load(project);
  if (loaded.problems.length > 0) return reportCheck(context, { ...loaded, warnings: [] });
  try {
    const { written, removed } = await regenerate(loaded, project, out, check);
    const settings = updateSpelling(loaded.content, out, check);
    const changes = { written: [...written, ...settings], removed };
    return (check ? reportStale : reportWritten)(context, out, changes, loaded.files);
  } catch (error) {
    return reportRefusal(context, out, error, loaded.files);
  }
}

/** Reports that the folder holds foreign files, or cannot be written. */
function reportRefusal(context: Context, out: string, error: unknown, files: number): number {
  const folder = shown(out);
  if (error instanceof ForeignFilesError) {
    const list = error.files.slice(0, 3).join(', ');
    const problems = error.files.map((path) => problem('file/foreign', {}, placeOf(context, out, path)));
    report(context, files, problems, [context.words.generate.foreign(folder, list)]);
    return 1;
  }
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
  const unwritable = problem('file/unwritable', { reason: String(error.code) }, placeOf(context, out, ''));
  const { message, advice } = problemDiagnostic(unwritable, context.language);
  report(context, files, [unwritable], [context.words.generate.unwritable(folder, message), advice ?? '']);
  return 1;
}

/** A file of `out` relative to the content folder, as `check` names files. */
function placeOf({ project }: Context, out: string, path: string): { file: string; text: string } {
  return { file: relativePath(project.contentDir, join(out, path)), text: '' };
}

/** Problems in the chosen format; in text, `lines` instead, which are shorter. */
function report(
  { reporting, language, report: print, note }: Context,
  files: number,
  problems: readonly Problem[],
  lines: readonly string[],
): void {
  if (reporting.format !== 'text') print(problemsReport(problems, files, language));
  else for (const line of lines) note(reporting.colors.red(line));
}

function reportStale(context: Context, out: string, { written, removed }: Changes, files: number): number {
  const folder = shown(out);
  const paths = [...written, ...removed].sort();
  const { colors, format } = context.reporting;
  const words = context.words.generate;
  report(
    context,
    files,
    paths.map((path) => problem('file/stale', {}, placeOf(context, out, path))),
    paths.map((path) => words.stale(posix.join(folder, path))),
  );
  if (format === 'text')
    context.note(paths.length > 0 ? words.run(caller()) : colors.green(words.upToDate(folder)));
  return paths.length > 0 ? 1 : 0;
}

function reportWritten(context: Context, out: string, { written, removed }: Changes, files: number): number {
  report(context, files, [], []);
  if (context.reporting.format !== 'text') return 0;
  const folder = shown(out);
  const { wasUpToDate, wrote } = context.words.generate;
  const done =
    written.length + removed.length === 0
      ? wasUpToDate(folder)
      : wrote(folder, written.length, removed.length);
  context.note(context.reporting.colors.green(done));
  return 0;
}

function shown(out: string): string {
  return relative(process.cwd(), out) || '.';
}
