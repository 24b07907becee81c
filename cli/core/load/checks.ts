import { cutText } from '../checks/cut-text.ts';
import { damaged } from '../checks/damaged.ts';
import { doubledWord } from '../checks/doubled-word.ts';
import { earlyFallback } from '../checks/early-fallback.ts';
import { earlyLink } from '../checks/early-link.ts';
import { invisible } from '../checks/invisible.ts';
import { knownField } from '../checks/known-field.ts';
import { knownValue } from '../checks/known-value.ts';
import { longParagraph } from '../checks/long-paragraph.ts';
import { lostMarkup } from '../checks/lost-markup.ts';
import { plainMarkup } from '../checks/plain-markup.ts';
import { price } from '../checks/price.ts';
import { provisional } from '../checks/provisional.ts';
import { quotes } from '../checks/quotes.ts';
import { redirects } from '../checks/redirects.ts';
import { routes } from '../checks/routes.ts';
import { strayLine } from '../checks/stray-line.ts';
import { STYLE } from '../checks/style.ts';
import { unrelatedFallback } from '../checks/unrelated-fallback.ts';
import { waiting } from '../checks/waiting.ts';
import { SHOP_CHECKS } from '../shop/checks/registry.ts';

/** The checks of any shop, then those of this one. */
export const CHECKS = [
  cutText,
  damaged,
  doubledWord,
  earlyFallback,
  earlyLink,
  invisible,
  knownField,
  knownValue,
  longParagraph,
  lostMarkup,
  plainMarkup,
  price,
  provisional,
  quotes,
  redirects,
  routes,
  strayLine,
  unrelatedFallback,
  waiting,
  ...STYLE,
  ...SHOP_CHECKS,
];
