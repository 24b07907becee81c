import { alternativeText } from './alternative.ts';
import { boast } from './boast.ts';
import { cutText } from './cut-text.ts';
import { doubledWord } from './doubled-word.ts';
import { earlyFallback } from './early-fallback.ts';
import { earlyLink } from './early-link.ts';
import { exclamation } from './exclamation.ts';
import { fullStop } from './full-stop.ts';
import { informal } from './informal.ts';
import { invisible } from './invisible.ts';
import { knownField } from './known-field.ts';
import { knownValue } from './known-value.ts';
import { longParagraph } from './long-paragraph.ts';
import { lostMarkup } from './lost-markup.ts';
import { noBreakSpace } from './no-break-space.ts';
import { plainMarkup } from './plain-markup.ts';
import { price } from './price.ts';
import { provisional } from './provisional.ts';
import { quotes } from './quotes.ts';
import { redirects } from './redirects.ts';
import { routes } from './routes.ts';
import { SHOP_CHECKS } from '../shop/checks/registry.ts';
import { strayLine } from './stray-line.ts';
import { waiting } from './waiting.ts';

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
  waiting,
  ...SHOP_CHECKS,
];
