import { WEEKDAYS } from '../values/calendar.ts';
import { cached } from './cached.ts';
import { date, dateList, dateRange, dayAlone } from './dates.ts';
import { expressionPatterns } from './expressions.ts';
import { wordList } from './french.ts';
import { clockTimeAlone, hours, timeOfDay } from './hours.ts';
import type { Lexicon } from './lexicon.ts';
import { dimensions, measure, measureRange } from './measures.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { type Match, type Pattern, startsClean, type TokenQuantity } from './patterns.ts';
import { phone } from './phones.ts';
import { is, type Run, runsIn, type Token } from './tokens.ts';
import { weekdays } from './weekdays.ts';

export type { QuantityKind } from './patterns.ts';

export interface Quantity extends Omit<TokenQuantity, 'from' | 'to'> {
  /** UTF-16 offsets, end exclusive; the words that open a range ("du", "de", "entre") are inside. */
  readonly start: number;
  readonly end: number;
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
  dimensions,
  measureRange,
  measure,
];

/** Every quantity that French prose (Markdown or plain) states, in order, none overlapping; linear in the text's length. */
export function readQuantities(text: string, lexicon?: Lexicon): Quantity[] {
  const patterns = patternsOf(lexicon);
  return runsIn(text).flatMap((run) => readRun(run, patterns).map((found) => placed(run, found)));
}

/** The patterns that may match at a token; none at most, because trying them is slow. */
type PatternsAt = (run: Run, at: number) => readonly Pattern[];

const NONE: readonly Pattern[] = [];
const plainly: PatternsAt = (run, at) => (mayStart(run, at) ? PATTERNS : NONE);
const known = new WeakMap<Lexicon, PatternsAt>();

/** With a lexicon, its expressions, and counts, days of the week and times of day are read as well. */
function patternsOf(lexicon: Lexicon | undefined): PatternsAt {
  if (!lexicon) return plainly;
  let patterns = known.get(lexicon);
  if (!patterns) {
    const own = expressionPatterns(lexicon);
    const all = [clockTimeAlone, weekdays, ...own.all, ...PATTERNS];
    // Most words begin nothing: one question to ask of each.
    const mayOpen = cached((word) => OPENERS.has(word) || STARTS.has(word) || own.mayBegin(word));
    patterns = (run, at) => {
      const token = run[at];
      if (!token || (token.kind !== 'digits' && !mayOpen(token.text))) return NONE;
      return mayStart(run, at) ? all : own.mayStart(run, at) ? own.all : NONE;
    };
    known.set(lexicon, patterns);
  }
  return patterns;
}

function readRun(run: Run, patternsAt: PatternsAt): TokenQuantity[] {
  const all: TokenQuantity[] = [];
  let clock = -1;
  let at = 0;
  while (at < run.length) {
    const patterns = patternsAt(run, at);
    const match = patterns.length > 0 && startsClean(run, at) ? longest(patterns, run, at, clock) : undefined;
    if (match) all.push(...match.found);
    if (match?.clock) clock = match.next;
    at = match?.next ?? at + 1;
  }
  return all;
}

/** Words that begin a range, when a number or a day follows. */
const OPENERS = new Set(wordList('opening').filter((word) => word.length > 1));
const STARTS = new Set([
  '+',
  ...wordList('first-day'),
  ...wordList('noon'),
  ...NUMBER_WORDS,
  ...WEEKDAYS.flatMap((weekday) => [weekday, `${weekday}s`, weekday.slice(0, 3)]),
]);

function mayStart(run: Run, at: number): boolean {
  const token = run[at];
  if (token === undefined || !OPENERS.has(token.text)) return isStart(token);
  return isStart(run[is(run, at + 1, 'le', 'les', 'du') ? at + 2 : at + 1]);
}

function isStart(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'digits' || STARTS.has(token.text));
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
