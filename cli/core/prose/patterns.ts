import type { MeasureKind } from './french.ts';
import type { Subject } from './lexicon.ts';
import { is, isIn, type Run, touches } from './tokens.ts';

export type QuantityKind =
  | MeasureKind
  | 'date'
  | 'date-range'
  | 'hours'
  | 'phone'
  | 'time'
  | 'weekdays'
  | 'count'
  | 'year';

/** What a pattern reads; `from` and `to` are indexes of tokens, `to` exclusive. */
export interface TokenQuantity {
  readonly kind: QuantityKind;
  /**
   * One spelling for all of one value: date `MM-DD` (`??-DD` without its month), date-range `MM-DD/MM-DD`,
   * hours `HH:MM-HH:MM`, duration `48 h`, `48-72 h` or `36 mois`, distance in metres `1.5 m`, volume in litres `2 l`, money in euros `24.00`
   * or `24.00-56.00`, percentage `98`, phone ten digits, time `HH:MM`, weekdays `123456` from Monday, count `29`, year
   * `1521`.
   */
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** The French weekday written with a date, in full and in lower case. */
  readonly weekday?: string;
  /** The year written with a date; with a range, that of its last day. */
  readonly year?: number;
  /** Whether the words give it roughly: "une dizaine de". */
  readonly isRough?: boolean;
  /** Whether they name some days, of the week or of a month, or a part of the day, and not all that count. */
  readonly isPart?: boolean;
  /** What is counted. */
  readonly counted?: Subject;
}

/** The tokens that a pattern has read: without quantities, they are known to state none ("7 jours sur 7"). */
export interface Match {
  readonly next: number;
  readonly found: readonly TokenQuantity[];
  /** Whether it is a time of day, so that the next is one too ("à 9 h et 20 h"). */
  readonly clock?: boolean;
}

/** Reads at one token, looking a bounded number of tokens ahead; `clock` is where the last time of day ended. */
export type Pattern = (run: Run, at: number, clock: number) => Match | undefined;

export function one(kind: QuantityKind, value: string, from: number, to: number): Match {
  return { next: to, found: [{ kind, value, from, to }] };
}

/** The same, with a mark on each quantity. */
export function marked(match: Match, mark: 'isRough' | 'isPart'): Match {
  return { ...match, found: match.found.map((each) => ({ ...each, [mark]: true })) };
}

/** What an expression matches from `at` on, with one space for each blank; `next` is the token after. */
export function matchForm(form: RegExp, run: Run, at: number, most: number): Form | undefined {
  const written = run
    .slice(at, at + most)
    .map(({ text, gap }, index) => (index > 0 && gap === 'blank' ? ` ${text}` : text));
  const groups = form.exec(written.join(''));
  if (!groups) return undefined;
  let next = at;
  for (let length = 0; length < groups[0].length; next++) length += written[next - at]?.length ?? 0;
  return { groups, next };
}

interface Form {
  readonly groups: RegExpExecArray;
  readonly next: number;
}

const CLOSING = new Set([')', ']', '»', '”', '"', '.', ',', ';', ':', '!', '?', '…']);

/** Whether what ends before `at` counts nothing after it: prose goes on, or a sentence or clause ends. */
export function standsFree(run: Run, at: number): boolean {
  const token = run[at];
  if (!token || token.kind === 'opaque') return true;
  if (token.kind === 'mark') return CLOSING.has(token.text);
  return !touches(run, at) && isIn(run, at, 'free') && run[at + 1]?.kind !== 'digits';
}

/** Whether a quantity may begin here: not inside an identifier (`A24`, `n° 24`), a size (`30 x 40 cm`) nor a chain (`221-28`). */
export function startsClean(run: Run, at: number): boolean {
  const before = at > 0 ? run[at - 1] : undefined;
  if (!before) return true;
  if (is(run, at - 1, '°', 'x', '×')) return false;
  if (!touches(run, at)) return true;
  if (before.kind === 'word' || before.kind === 'digits') return false;
  const inChain = is(run, at - 1, '.', ',', '/', '-', ':') && touches(run, at - 1);
  return !(inChain && run[at - 2]?.kind === run[at]?.kind);
}

/** The index after what joins two ends of a range: "et" after "entre", otherwise a mark, "à", or "jusqu'à". */
export function afterLink(run: Run, at: number, isBetween: boolean, ...marks: string[]): number | undefined {
  if (is(run, at, ...(isBetween ? ['et'] : ['a', 'au', ...marks]))) return at + 1;
  return !isBetween && is(run, at, 'jusqu') && is(run, at + 2, 'a', 'au') ? at + 3 : undefined;
}

/** Rounds away the noise of binary fractions: `1.15 * 100` is 115. */
export function plain(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
