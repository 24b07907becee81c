import { findingDiagnostics } from '../core/consistency/finding-diagnostics.ts';
import { judgeContent } from '../core/consistency/judge-content.ts';
import { routesInWordsOf } from '../core/consistency/routes-in-words.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { problemsDocument } from '../core/diagnostics/json-format.ts';
import { comparePlaces, type Problem } from '../core/diagnostics/problem.ts';
import type { LoadedProject } from '../core/load/load.ts';
import { problemDiagnostic } from '../core/load/problem-report.ts';
import { releaseProblems } from '../core/load/run-checks.ts';
import { commandLine } from './command-line.ts';
import type { Context } from './context.ts';

const PROVISIONAL = 'text/provisional';

/** Everything provisional for the same reason, reported once with all its places and names. */
function gathered({ language, words }: Context, problems: readonly Problem[]): Diagnostic[] {
  const placeholders = problems.filter(({ code }) => code === PROVISIONAL);
  const [first, second] = placeholders;
  return problems.flatMap((problem) => {
    const diagnostic = problemDiagnostic(problem, language);
    if (!second || problem.code !== PROVISIONAL) return diagnostic;
    if (problem !== first) return [];
    const message = words.check.provisional(placeholders.length);
    const places = placeholders.flatMap((each) =>
      problemDiagnostic(each, language).places.map((place) => ({
        ...place,
        label: (each.params as { readonly field: string }).field,
      })),
    );
    return { ...diagnostic, message, places };
  });
}

/**
 * `sapin check --release` on content without errors: what is still to be written, and what somebody has to decide
 * before it is published. Returns the exit status.
 */
export function release(context: Context, loaded: LoadedProject, warnings: readonly Problem[]): number {
  const { language, words, project, reporting } = context;
  const command = (...call: readonly string[]) => commandLine(context, call);
  const provisional = releaseProblems(loaded.content);
  const verdict = judgeContent(project, loaded, []);
  const open = verdict.judged.filter(({ status }) => status === 'open');
  const problems = [...provisional, ...warnings].sort(comparePlaces);
  const diagnostics = [
    ...(reporting.format === 'text'
      ? gathered(context, problems)
      : problems.map((problem) => problemDiagnostic(problem, language))),
    ...findingDiagnostics({ ...verdict, judged: open, stale: [] }, { language, all: false, command }),
  ];
  const left = {
    toWrite: provisional.length,
    files: new Set(provisional.map(({ file }) => file)).size,
    toDecide: open.length,
  };
  const isReady = provisional.length + open.length === 0;
  context.report({
    diagnostics,
    document: () => ({ ...problemsDocument(diagnostics, loaded.files), left }),
    routesInWords: routesInWordsOf(loaded.content, language),
  });
  const { colors, format } = reporting;
  const summary = (isReady ? colors.green : colors.red)(words.check.left(left, command('consistency')));
  if (format === 'text') context.note(`${diagnostics.length > 0 ? '\n' : ''}${summary}`);
  return isReady ? 0 : 1;
}
