import type { Language } from '../messages/catalogue.ts';
import { commandWords } from '../messages/commands/words.ts';
import { wordingOf } from '../messages/words.ts';
import type { Colors } from './colors.ts';
import { frame, printable } from './frame.ts';
import { type Problem, rangeOf } from './problem.ts';

/** Every problem with its place framed and what to do, for a person at a terminal. */
export function problemsAsText(problems: readonly Problem[], language: Language, colors: Colors): string {
  return problems.map((problem) => problemAsText(problem, language, colors)).join('\n\n');
}

function problemAsText(problem: Problem, language: Language, colors: Colors): string {
  const { message, hint } = wordingOf(problem, language);
  const { line, column } = rangeOf(problem.text, problem.span);
  const words = commandWords(language);
  const color = problem.severity === 'error' ? colors.red : colors.yellow;
  const lines = [
    `${color(colors.bold(`${words.severity[problem.severity]}[${problem.code}]`))}: ${colors.bold(printable(message))}`,
    `  ${colors.blue('-->')} ${printable(problem.file)}:${line}:${column}`,
  ];
  if (problem.text.trim() !== '') lines.push(frame(problem.text, problem.span, colors));
  if (hint) lines.push(`  ${colors.blue('=')} ${colors.bold(words.advice)} ${printable(hint)}`);
  return lines.join('\n');
}
