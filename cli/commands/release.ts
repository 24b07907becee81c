import { releaseProblems } from '../checks/run-checks.ts';
import { findingDiagnostics, questionDiagnostics } from '../consistency/finding-diagnostics.ts';
import { judgeContent } from '../consistency/judge-content.ts';
import type { LoadedProject } from '../content/load.ts';
import { problemsDocument } from '../diagnostics/json-format.ts';
import { comparePlaces, type Problem } from '../diagnostics/problem.ts';
import { problemDiagnostic } from '../diagnostics/problem-report.ts';
import { commandLine } from './command-line.ts';
import type { Context } from './context.ts';

/**
 * `sapin check --release` on content without errors: what is still to write, and what somebody has to decide or answer,
 * before it is published. Returns the exit status.
 */
export function release(context: Context, loaded: LoadedProject, warnings: readonly Problem[]): number {
  const { language, words, project, reporting } = context;
  const command = (...call: readonly string[]) => commandLine(context, call);
  const provisional = releaseProblems(loaded.content);
  const verdict = judgeContent(project, loaded, []);
  const open = verdict.judged.filter(({ status }) => status === 'open');
  const { questions } = verdict;
  const diagnostics = [
    ...[...provisional, ...warnings]
      .sort(comparePlaces)
      .map((problem) => problemDiagnostic(problem, language)),
    ...findingDiagnostics({ ...verdict, judged: open, stale: [] }, { language, all: false, command }),
    ...questionDiagnostics(questions, language).map((each) => ({ ...each, severity: 'error' as const })),
  ];
  const left = {
    toWrite: provisional.length,
    files: new Set(provisional.map(({ file }) => file)).size,
    toDecide: open.length,
    toAnswer: questions.length,
  };
  const isReady = provisional.length + open.length + questions.length === 0;
  context.report({ diagnostics, document: () => ({ ...problemsDocument(diagnostics, loaded.files), left }) });
  const { colors, format } = reporting;
  const summary = (isReady ? colors.green : colors.red)(words.check.left(left));
  if (format === 'text') context.note(`${diagnostics.length > 0 ? '\n' : ''}${summary}`);
  return isReady ? 0 : 1;
}
