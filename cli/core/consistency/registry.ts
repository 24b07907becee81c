import type { Reader } from '../language/reader.ts';
import { type Catalogue, type Coded, type Language, type Wording, wordingIn } from '../language/wording.ts';
import { againstAvailability } from './rules/against-availability.ts';
import { brokenGrid } from './rules/broken-grid.ts';
import { conflictingPriceGrids } from './rules/conflicting-price-grids.ts';
import { conflictingReadings } from './rules/conflicting-readings.ts';
import { contactInProse } from './rules/contact-in-prose.ts';
import { deadLink } from './rules/dead-link.ts';
import { fromPriceMismatch } from './rules/from-price-mismatch.ts';
import { impossibleValues } from './rules/impossible-values.ts';
import { labelAgainstValue } from './rules/label-against-value.ts';
import { listMismatch } from './rules/list-mismatch.ts';
import { misplacedFact } from './rules/misplaced-fact.ts';
import { namesAnother } from './rules/names-another.ts';
import { notARow } from './rules/not-a-row.ts';
import { orphanPage } from './rules/orphan-page.ts';
import { outsideZone } from './rules/outside-zone.ts';
import { sameWords } from './rules/same-words.ts';
import { staleSeason } from './rules/stale-season.ts';
import { statedInProse } from './rules/stated-in-prose.ts';
import { statedPolicy } from './rules/stated-policy.ts';
import { statedPrice } from './rules/stated-price.ts';
import { teaserPriceMismatch } from './rules/teaser-price-mismatch.ts';
import { townInProse } from './rules/town-in-prose.ts';
import { typedOver } from './rules/typed-over.ts';

/** Every rule, in the order in which reports, the desk and editors list what they find: dead links and orphan pages contradict nothing, and come last. */
export const RULES = [
  conflictingReadings,
  conflictingPriceGrids,
  fromPriceMismatch,
  teaserPriceMismatch,
  againstAvailability,
  brokenGrid,
  impossibleValues,
  outsideZone,
  notARow,
  listMismatch,
  typedOver,
  statedInProse,
  statedPolicy,
  statedPrice,
  townInProse,
  contactInProse,
  labelAgainstValue,
  misplacedFact,
  namesAnother,
  staleSeason,
  sameWords,
  orphanPage,
  deadLink,
];

/** The ids of the rules whose sides are readings of one thing. */
export const BETWEEN_READINGS: ReadonlySet<string> = new Set(
  RULES.filter(({ comparesReadings }) => comparesReadings).map(({ id }) => id),
);

/** The ids of the rules that compare texts with their last version. */
export const BETWEEN_VERSIONS: ReadonlySet<string> = new Set(
  RULES.filter(({ comparesVersions }) => comparesVersions).map(({ id }) => id),
);

const WORDS: Catalogue = Object.assign({}, ...RULES.map(({ words }) => words));

export function wordingOfFinding(finding: Coded, language: Language, reader?: Reader): Wording {
  return wordingIn(WORDS, finding, language, reader);
}
