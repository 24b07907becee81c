import type { Language } from '../messages/catalogue.ts';
import { wordingOf } from '../messages/words.ts';
import { fileFrom, type Problem, rangeOf } from './problem.ts';

/** Workflow commands that GitHub turns into annotations; `root` is the content folder as the repository sees it. */
export function problemsAsGithub(problems: readonly Problem[], root: string, language: Language): string {
  return problems
    .map((problem) => {
      const { message, hint } = wordingOf(problem, language);
      const { line, column, endLine, endColumn } = rangeOf(problem.text, problem.span);
      const where = {
        file: fileFrom(root, problem.file),
        line,
        col: column,
        endLine,
        endColumn,
        title: problem.code,
      };
      return githubCommand(problem.severity, where, hint ? `${message}\n${hint}` : message);
    })
    .join('\n');
}

export function githubCommand(
  command: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${command} ${list.join(',')}::${escapeMessage(message)}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
