import type { Language } from '../messages/catalogue.ts';
import { wordingOf } from '../messages/words.ts';
import { type Problem, rangeOf } from './problem.ts';

/** The document of `check --format json`, one problem an element, as the contract of the command line describes it. */
export function problemsAsJson(problems: readonly Problem[], files: number, language: Language): string {
  const list = problems.map((problem) => ({
    code: problem.code,
    severity: problem.severity,
    ...wordingOf(problem, language),
    file: problem.file,
    ...rangeOf(problem.text, problem.span),
    pointer: problem.pointer,
  }));
  return JSON.stringify(
    { ok: !problems.some(({ severity }) => severity === 'error'), files, problems: list },
    null,
    2,
  );
}
