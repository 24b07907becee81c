import { type Loaded, loadContent } from '../content/load.ts';
import { placeholderProblems } from '../content/release.ts';
import { comparePlaces } from '../diagnostics/problem.ts';
import { reportProblems } from '../diagnostics/report.ts';
import type { Context } from './context.ts';

export interface CheckOptions {
  /** Also refuse what is still made up: the content is about to be published. */
  readonly release?: boolean;
}

/** `sapin check`: every problem of the content, in one run. Returns the exit status. */
export function check(context: Context, { release = false }: CheckOptions = {}): number {
  const loaded = loadContent(context.project);
  const placeholders = release ? placeholderProblems(loaded.content) : [];
  return reportCheck(context, {
    ...loaded,
    problems: [...loaded.problems, ...placeholders].sort(comparePlaces),
  });
}

/** Reports what `check` found: 0 when nothing, 1 otherwise. */
export function reportCheck(context: Context, { problems, files }: Loaded): number {
  context.print(reportProblems(problems, files, context.reporting));
  const { colors, format } = context.reporting;
  const summary = context.words.check.summary(problems.length, files);
  if (format === 'text')
    context.note(problems.length > 0 ? `\n${colors.red(summary)}` : colors.green(summary));
  return problems.length > 0 ? 1 : 0;
}
