import { alternativeText } from '../checks/alternative.ts';
import { boast } from '../checks/boast.ts';
import { cutText } from '../checks/cut-text.ts';
import { doubledWord } from '../checks/doubled-word.ts';
import { earlyFallback } from '../checks/early-fallback.ts';
import { earlyLink } from '../checks/early-link.ts';
import { exclamation } from '../checks/exclamation.ts';
import { fullStop } from '../checks/full-stop.ts';
import { informal } from '../checks/informal.ts';
import { invisible } from '../checks/invisible.ts';
import { knownField } from '../checks/known-field.ts';
import { knownValue } from '../checks/known-value.ts';
import { longParagraph } from '../checks/long-paragraph.ts';
import { lostMarkup } from '../checks/lost-markup.ts';
import { noBreakSpace } from '../checks/no-break-space.ts';
import { plainMarkup } from '../checks/plain-markup.ts';
import { price } from '../checks/price.ts';
import { provisional } from '../checks/provisional.ts';
import { quotes } from '../checks/quotes.ts';
import { redirects } from '../checks/redirects.ts';
import { routes } from '../checks/routes.ts';
import { strayLine } from '../checks/stray-line.ts';
import { unrelatedFallback } from '../checks/unrelated-fallback.ts';
import { waiting } from '../checks/waiting.ts';
import { SHOP_CHECKS } from '../shop/checks/registry.ts';

/** The checks of any shop, then those of this one. */
export const CHECKS = [
  alternativeText,
  boast,
  cutText,
  doubledWord,
  earlyFallback,
  earlyLink,
  exclamation,
  fullStop,
  informal,
  invisible,
  knownField,
  knownValue,
  longParagraph,
  lostMarkup,
  noBreakSpace,
  plainMarkup,
  price,
  provisional,
  quotes,
  redirects,
  routes,
  strayLine,
  unrelatedFallback,
  waiting,
  ...SHOP_CHECKS,
];
