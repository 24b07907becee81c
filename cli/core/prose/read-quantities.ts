import { WEEKDAYS } from '../values/calendar.ts';
import { keptLast } from './cached.ts';
import { date, dateList, dateRange, dayAlone, FULL_MONTHS } from './dates.ts';
import { expressionPatterns } from './expressions.ts';
import { wordList } from './french.ts';
import { clockTimeAlone, hours, timeOfDay } from './hours.ts';
import type { Lexicon } from './lexicon.ts';
import { measure, measureRange } from './measures.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { type Match, type Pattern, startsClean, type TokenQuantity } from './patterns.ts';
import { phone } from './phones.ts';
import { byNumber, fold, isIn, type Run, runsIn } from './tokens.ts';
import { unitNamed } from './units.ts';
import { afterArticle, weekdays } from './weekdays.ts';

export interface Quantity extends Omit<TokenQuantity, 'from' | 'to'> {
  /** UTF-16 offsets, end exclusive; the words that open a range ("du", "de", "entre") are inside. */
  readonly start: number;
  readonly end: number;
}

/** Words that begin a value. */
const VALUES = new Set([
  '+',
  ...wordList('first-day'),
  ...wordList('noon'),
  ...NUMBER_WORDS,
  ...FULL_MONTHS,
  ...WEEKDAYS.flatMap((weekday) => [weekday, `${weekday}s`, weekday.slice(0, 3)]),
]);

const ONE = /^une?$/;
const SPELLED = [...wordList('first-day'), ...wordList('noon'), ...NUMBER_WORDS].filter(
  (word) => !ONE.test(word),
);
/** Digits before a unit or a month, or beside the sign of a date or an hour: other numbers count something. */
const FIGURES = /\d(?:(?:[\s\u200B\u2060*_`]|&[^;]{1,6};)*[a-zà-ÿ€%½¼¾]|[.:/\u2010-\u2015\u2212-]\d)|[½¼¾]/
  .source;
const VALUE = new RegExp(`${FIGURES}|\\b(?:${SPELLED.join('|').replaceAll('e', '[eé]')})\\b`);

/** Whether a text in lower case may state a value: most state none, and reading is slow. "Une" is an article, but before a unit. */
export function mayState(lower: string): boolean {
  return (
    VALUE.test(lower) ||
    [...lower.matchAll(/\bune? ([a-zé]+)/g)].some(([, word = '']) => unitNamed(fold(word)))
  );
}

/** The longest match wins; of equals, the first. */
const PATTERNS: readonly Pattern[] = [
  phone,
  dateRange,
  dateList,
  date,
  dayAlone,
  hours,
  timeOfDay,
  measureRange,
  measure,
];

/** Every quantity that French prose (Markdown or plain) states, in order, none overlapping; linear in the text's length. */
export function readQuantities(text: string, lexicon?: Lexicon): Quantity[] {
  const patterns = lexicon ? known(lexicon) : plainly;
  return runsIn(text).flatMap((run) => readRun(run, patterns).map((found) => placed(run, found)));
}

/** The patterns that may match at a token; none at most, because trying them is slow. */
type PatternsAt = (run: Run, at: number) => readonly Pattern[];

const NONE: readonly Pattern[] = [];
const plainly = patternsWith(undefined);
const known = keptLast((lexicon: Lexicon) => patternsWith(lexicon));

/** With a lexicon, its expressions, and counts, days of the week and times of day are read as well. */
function patternsWith(lexicon: Lexicon | undefined): PatternsAt {
  const { phrases, values } = lexicon ? expressionPatterns(lexicon) : { phrases: NONE, values: NONE };
  const all = lexicon ? [clockTimeAlone, weekdays, ...phrases, ...values, ...PATTERNS] : PATTERNS;
  const opens = byNumber((word) => VALUES.has(word) || OPENING.includes(word));
  return (run, at) => {
    const token = run[at];
    if (!token || (opens(token) && opensValue(run, at)) || token.kind === 'digits') return all;
    return lexicon?.expressions.mayBegin(token) || lexicon?.monthParts.mayBegin(token) ? phrases : NONE;
  };
}

const OPENING = wordList('opening');

/** Whether a value stands at a token, or after the words that open a range there. */
function opensValue(run: Run, at: number): boolean {
  const isValue = (index: number) => run[index]?.kind === 'digits' || VALUES.has(run[index]?.text ?? '');
  return isValue(at) || (isIn(run, at, 'opening') && isValue(afterArticle(run, at + 1)));
}

function readRun(run: Run, patternsAt: PatternsAt): TokenQuantity[] {
  const all: TokenQuantity[] = [];
  let clock = -1;
  let at = 0;
  while (at < run.length) {
    const patterns = patternsAt(run, at);
    const match = patterns !== NONE && startsClean(run, at) ? longest(patterns, run, at, clock) : undefined;
    if (match) all.push(...match.found);
    if (match?.clock) clock = match.next;
    at = match?.next ?? at + 1;
  }
  return all;
}

function longest(patterns: readonly Pattern[], run: Run, at: number, clock: number): Match | undefined {
  let best: Match | undefined;
  for (const pattern of patterns) {
    const match = pattern(run, at, clock);
    if (match && match.next > (best?.next ?? at)) best = match;
  }
  return best;
}

function placed(run: Run, { from, to, ...quantity }: TokenQuantity): Quantity {
  const start = run[from]?.start ?? 0;
  return { ...quantity, start, end: run[to - 1]?.end ?? start };
}
