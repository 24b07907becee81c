import type { Problem } from '../diagnostics/problem.ts';
import type { Code, Language, Params, Wording } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** A problem in words. */
export function wordingOf(problem: Problem, language: Language): Wording {
  return word(problem.code, problem.params, language);
}

function word<C extends Code>(code: C, params: Params<C>, language: Language): Wording {
  return (language === 'fr' ? fr : en)[code](params);
}
