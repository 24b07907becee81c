import { releaseProblems } from '../checks/run-checks.ts';
import { type Loaded, loadContent } from '../content/load.ts';
import { comparePlaces } from '../diagnostics/problem.ts';
import { problemsReport } from '../diagnostics/problem-report.ts';
import type { Context } from './context.ts';

export interface CheckOptions {
  /** Also refuse placeholders, before the content is published. */
  readonly release?: boolean;
}

/** `sapin check`: every problem of the content, in one run. Returns the exit status. */
export function check(context: Context, { release = false }: CheckOptions = {}): number {
  const loaded = loadContent(context.project);
  const placeholders = release ? releaseProblems(loaded.content) : [];
  return reportCheck(context, { ...loaded, problems: [...loaded.problems, ...placeholders] });
}

/** Reports the result of a check: 0 without errors, whatever the warnings, 1 otherwise. */
export function reportCheck(context: Context, { problems, warnings, files }: Loaded): number {
  const all = [...problems, ...warnings].sort(comparePlaces);
  context.report(problemsReport(all, files, context.language));
  const { colors, format } = context.reporting;
  const summary = context.words.check.summary(problems.length, warnings.length, files);
  const color = problems.length > 0 ? colors.red : warnings.length > 0 ? colors.yellow : colors.green;
  if (format === 'text') context.note(`${all.length > 0 ? '\n' : ''}${color(summary)}`);
  return problems.length > 0 ? 1 : 0;
}
