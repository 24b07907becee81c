import { type Language, type Wording, type WordsOf, wordingIn } from '../messages/wording.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { asymmetricReference } from './rules/asymmetric-reference.ts';
import { brokenGrid } from './rules/broken-grid.ts';
import { conflictingPriceGrids } from './rules/conflicting-price-grids.ts';
import { conflictingReadings } from './rules/conflicting-readings.ts';
import { deadLink } from './rules/dead-link.ts';
import { fromPriceMismatch } from './rules/from-price-mismatch.ts';
import { impossibleDates } from './rules/impossible-dates.ts';
import { listMismatch } from './rules/list-mismatch.ts';
import { outsideZone } from './rules/outside-zone.ts';
import { sameWords } from './rules/same-words.ts';
import { similarTexts } from './rules/similar-texts.ts';
import { staleSeason } from './rules/stale-season.ts';
import { statedInProse } from './rules/stated-in-prose.ts';
import { teaserPriceMismatch } from './rules/teaser-price-mismatch.ts';

/** Every rule, in the order in which a report lists what they find. */
export const RULES = [
  conflictingReadings,
  conflictingPriceGrids,
  fromPriceMismatch,
  teaserPriceMismatch,
  brokenGrid,
  deadLink,
  impossibleDates,
  outsideZone,
  listMismatch,
  statedInProse,
  staleSeason,
  asymmetricReference,
  sameWords,
  similarTexts,
];

/** What each kind of finding knows, by its code: `R` spreads the union of rules over its members. */
type ParamsOf<R> = R extends Rule<infer P> ? (params: P) => void : never;
export type FindingParams = ParamsOf<(typeof RULES)[number]> extends (params: infer P) => void ? P : never;
export type FindingCode = keyof FindingParams;

/** A finding in the words of its rule. */
export function wordingOfFinding<C extends FindingCode>(
  { code, params }: Finding<C>,
  language: Language,
): Wording {
  words ??= Object.assign({}, ...RULES.map((rule) => rule.words)) as WordsOf<FindingParams>;
  return wordingIn(words[code], language, params);
}

let words: WordsOf<FindingParams> | undefined;
