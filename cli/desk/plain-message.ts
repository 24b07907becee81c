import { type Problem, rangeOf } from '../diagnostics/problem.ts';
import { wordingOf } from '../messages/catalogue.ts';
import { WORDS } from './words.ts';

/** Words of who works with files, which a person at the desk never sees. */
const OF_FILES =
  /\b(?:yaml|json|schémas?|slugs?|git|commits?|utf-8)\b|\.(?:yaml|ya?ml|json|md|txt)\b|content\/|« ?sapin /i;

/** What a problem says to a person who has never seen a file: at least where it is. */
export function plainMessage(problem: Problem): string {
  const { message } = wordingOf(problem, 'fr');
  return OF_FILES.test(message) ? WORDS.broken(rangeOf(problem.text, problem.span).line) : message;
}
