import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { comparePlaces } from '../core/diagnostics/problem.ts';
import { type Loaded, loadContent } from '../core/load/load.ts';
import { problemsReport } from '../core/load/problem-report.ts';
import { problemsOfDay } from '../core/load/run-checks.ts';
import { today } from '../core/values/clock.ts';
import type { Context } from './context.ts';
import { gatherProblems } from './gathered-problems.ts';

export interface CheckOptions {
  /** Also refuse what is not ready to be published: placeholders and open contradictions. */
  readonly release?: boolean;
}

/** `sapin check`: every problem of the content, in one run. Returns the exit status. */
export async function check(
  context: Context,
  { release: isRelease = false }: CheckOptions = {},
): Promise<number> {
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) {
    const isText = context.reporting.format === 'text';
    const shown = isText ? await gatherProblems(context, loaded) : undefined;
    const status = reportCheck(context, loaded, shown);
    if (isText) context.note(context.words.check.later);
    return status;
  }
  const warnings = [...loaded.warnings, ...problemsOfDay(loaded.content, today())];
  if (isRelease) return (await import('./release.ts')).release(context, loaded, warnings);
  return reportCheck(context, { ...loaded, warnings });
}

/**
 * Reports the result of a check: 0 without errors, whatever the warnings, 1 otherwise.
 * @param shown what a person is shown, where that is not one diagnostic for each problem
 */
export function reportCheck(
  context: Context,
  { problems, warnings, files }: Loaded,
  shown?: readonly Diagnostic[],
): number {
  const all = [...problems, ...warnings].sort(comparePlaces);
  const report = problemsReport(all, files, context.language);
  context.report(shown ? { ...report, diagnostics: shown } : report);
  const { colors, format } = context.reporting;
  const found = (shown ?? problems).filter(({ severity }) => severity === 'error').length;
  const warned = warnings.filter(({ severity }) => severity === 'warning').length;
  const summary = context.words.check.summary(found, warned, files);
  const color = found > 0 ? colors.red : warned > 0 ? colors.yellow : colors.green;
  if (format === 'text') context.note(`${all.length > 0 ? '\n' : ''}${color(summary)}`);
  return found > 0 ? 1 : 0;
}
