import { problemsOfDay, releaseProblems } from '../checks/run-checks.ts';
import { today } from '../clock.ts';
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
  const problems = [...loaded.problems, ...placeholders];
  const ofToday = loaded.problems.length > 0 ? [] : problemsOfDay(loaded.content, today());
  return reportCheck(context, { ...loaded, problems, warnings: [...loaded.warnings, ...ofToday] });
}

/** Reports the result of a check: 0 without errors, whatever the warnings, 1 otherwise. */
export function reportCheck(context: Context, { problems, warnings, files }: Loaded): number {
  const all = [...problems, ...warnings].sort(comparePlaces);
  context.report(problemsReport(all, files, context.language));
  const { colors, format } = context.reporting;
  const warned = warnings.filter(({ severity }) => severity === 'warning').length;
  const summary = context.words.check.summary(problems.length, warned, files);
  const color = problems.length > 0 ? colors.red : warned > 0 ? colors.yellow : colors.green;
  if (format === 'text') context.note(`${all.length > 0 ? '\n' : ''}${color(summary)}`);
  return problems.length > 0 ? 1 : 0;
}
