import type { Language, Wording } from '../messages/catalogue.ts';
import { alternativeText } from './alternative.ts';
import { boast } from './boast.ts';
import type { Check } from './check.ts';
import { doubledWord } from './doubled-word.ts';
import { exclamation } from './exclamation.ts';
import { fullStop } from './full-stop.ts';
import { informal } from './informal.ts';
import { knownValue } from './known-value.ts';
import { length } from './length.ts';
import { links } from './links.ts';
import { longParagraph } from './long-paragraph.ts';
import { noBreakSpace } from './no-break-space.ts';
import { price } from './price.ts';
import { words as wordCount } from './words.ts';

export const CHECKS = [
  length,
  wordCount,
  links,
  longParagraph,
  alternativeText,
  fullStop,
  informal,
  exclamation,
  boast,
  doubledWord,
  noBreakSpace,
  price,
  knownValue,
] as const;

type Known = (typeof CHECKS)[number];

/** What each check knows of what it finds, by its id. */
export type CheckParams = {
  readonly [C in Known as C['id']]: C extends Check<string, infer P> ? P : never;
};

type CheckWords = { readonly [C in keyof CheckParams]: (params: CheckParams[C]) => Wording };

/** How each check puts what it finds, for the catalogue of a language. */
export function wordsOfChecks(language: Language): CheckWords {
  return Object.fromEntries(CHECKS.map(({ id, words }) => [id, words[language]])) as CheckWords;
}
