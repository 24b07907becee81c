import { MONTHS } from '../shared/date.ts';
import { WEEKDAYS } from '../values/calendar.ts';
import { wordList } from './french.ts';
import { isDecimalMark, readNumber, readSpelled } from './numbers.ts';
import {
  afterLink,
  matchForm,
  opensClause,
  type Pattern,
  standsFree,
  type TokenQuantity,
} from './patterns.ts';
import { fold, is, isIn, oncePerToken, type Read, type Run, skip, touches } from './tokens.ts';
import { readUnit } from './units.ts';

/** A date as far as it is written. */
interface Point {
  readonly day: number;
  readonly month?: number;
  readonly year?: number;
  readonly weekday?: string;
  readonly from: number;
  readonly next: number;
  /** `premier` or `1er`, which is a rank as well as a day. */
  readonly ordinal: boolean;
  /** `9/10` may be a fraction or a mark out of ten. */
  readonly ambiguous: boolean;
}

/** Each month, with how it is cut short. */
const MONTH_NAMES = MONTHS.map(fold).map((month) => [
  month,
  ...wordList('short-months').filter((short) => month.startsWith(short)),
]);
const MONTH_NUMBERS = new Map(
  MONTH_NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
export const FULL_MONTHS = new Set(MONTH_NAMES.map(([full]) => full));

/** "du 1er au 23 décembre", "entre le 1er et le 23 décembre", "1-23 décembre", "01/12 - 23/12". */
export const dateRange: Pattern = (run, at) => {
  const opener = is(run, at, 'du') ? 'du' : is(run, at, 'entre') ? 'entre' : undefined;
  const first = readPoint(run, opener ? skip(run, at + 1, 'le') : at);
  if (!first) return undefined;
  const link = rangeLink(run, first, opener);
  const second = link === undefined ? undefined : readPoint(run, link);
  if (!second || (first.month !== undefined && second.month === undefined)) return undefined;
  const framed = opener === 'du' || is(run, second.from - 1, 'le');
  if (second.month === undefined && !(framed && standsFree(run, second.next))) return undefined;
  if (opener === undefined && first.ambiguous && second.ambiguous) return undefined;
  const month = first.month ?? second.month;
  if (month === second.month && first.day >= second.day && first.year === undefined) return undefined;
  const year = second.year ?? first.year;
  const value = `${monthDay(month, first.day)}/${monthDay(second.month, second.day)}`;
  const found: TokenQuantity = {
    kind: 'date-range',
    value,
    from: at,
    to: second.next,
    ...(year !== undefined && { year }),
  };
  return { next: second.next, found: [found] };
};

/** "les 6, 13 et 20 décembre", "mardi 22 ou mercredi 23 décembre": the month serves each day. */
export const dateList: Pattern = (run, at) => {
  const opened = opensClause(run, at) || is(run, at - 1, 'au', 'du', 'aux', 'des');
  const continued = is(run, at - 1, ',') && run[at - 2]?.kind === 'digits';
  if (continued || !(opened || readWeekday(run, at))) return undefined;
  const days: Point[] = [];
  let next = at;
  for (;;) {
    const point = readPoint(run, next);
    if (!point) return undefined;
    days.push(point);
    if (point.month !== undefined) break;
    next = is(run, point.next, ',', 'et', 'ou') ? skip(run, point.next + 1, 'le', 'les') : -1;
    if (next < 0 || days.length > 31) return undefined;
  }
  const last = days.at(-1);
  const beforeLast = days.at(-2);
  if (!last || !beforeLast || !is(run, beforeLast.next, 'et', 'ou')) return undefined;
  return { next: last.next, found: days.map((day) => dateOf(day, last)) };
};

/** "mardi 22 décembre 2025", "1er déc.", "22/12/2025". */
export const date: Pattern = (run, at) => {
  const point = readPoint(run, at);
  if (point?.month === undefined) return undefined;
  if (point.ambiguous && point.weekday === undefined && !followsDatePreposition(run, at)) return undefined;
  return { next: point.next, found: [dateOf(point, point)] };
};

/** "le 22", "jusqu'au 22", "mardi 22", where nothing follows that 22 would count. */
export const dayAlone: Pattern = (run, at) => {
  const point = readPoint(run, at);
  if (!point || point.month !== undefined || !standsFree(run, point.next)) return undefined;
  const strong =
    point.weekday !== undefined ||
    is(run, at - 1, 'au', 'du') ||
    (is(run, at - 1, 'le') && isTimely(run, at - 2));
  // "dès le premier soir" is a rank
  if (point.ordinal && (is(run, point.next - 1, 'premier') || is(run, point.next, 'soir', 'matin')))
    return undefined;
  if (!strong && (point.ordinal || !is(run, at - 1, 'le'))) return undefined;
  if (point.weekday === undefined && (isStreetNumber(run, point.next) || isShortWord(run, at)))
    return undefined;
  return { next: point.next, found: [dateOf(point, point)] };
};

function dateOf(point: Point, dated: Point): TokenQuantity {
  return {
    kind: 'date',
    value: monthDay(dated.month, point.day),
    from: point.from,
    to: point.next,
    ...(point.weekday !== undefined && { weekday: point.weekday }),
    ...(dated.year !== undefined && { year: dated.year }),
  };
}

export function monthDay(month: number | undefined, day: number): string {
  return `${month === undefined ? '??' : String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const readPoint = oncePerToken((run, at): Point | undefined => {
  const weekday = readWeekday(run, at);
  const start = weekday?.next ?? at;
  const numeric = readNumericDate(run, start);
  const point = numeric ?? readWrittenDate(run, start);
  return point && { ...point, from: at, ...(weekday && { weekday: weekday.value }) };
});

function readWrittenDate(run: Run, at: number): Point | undefined {
  const day = readDay(run, at);
  if (!day) return undefined;
  const month = readMonth(run, day.next);
  const year = month && readYear(run, month.next);
  return {
    day: day.value,
    ...(month && { month: month.value }),
    ...(year && { year: year.value }),
    from: at,
    next: (year ?? month ?? day).next,
    ordinal: day.ordinal,
    ambiguous: false,
  };
}

function readDay(run: Run, at: number): (Read<number> & { readonly ordinal: boolean }) | undefined {
  if (is(run, at, 'premier')) return { value: 1, next: at + 1, ordinal: true };
  const token = run[at];
  if (token?.kind === 'digits') {
    if (!isDay(token.text) || isDecimalMark(run, at + 1)) return undefined;
    const ordinal = is(run, at + 1, 'er');
    return { value: Number(token.text), next: at + (ordinal ? 2 : 1), ordinal };
  }
  // "un" is an article far more often than a day
  if (is(run, at, 'un')) return undefined;
  const spelled = readSpelled(run, at);
  return spelled && spelled.value >= 1 && spelled.value <= 31 ? { ...spelled, ordinal: false } : undefined;
}

/** An abbreviation takes its dot with it. */
export function readMonth(run: Run, at: number): Read<number> | undefined {
  const name = run[at]?.text ?? '';
  const value = run[at]?.kind === 'word' ? MONTH_NUMBERS.get(name) : undefined;
  if (value === undefined) return undefined;
  const dotted = !FULL_MONTHS.has(name) && is(run, at + 1, '.') && touches(run, at + 1);
  return { value, next: at + (dotted ? 2 : 1) };
}

function readYear(run: Run, at: number): Read<number> | undefined {
  const token = run[at];
  if (token?.kind === 'digits') {
    const counts = touches(run, at) || isDecimalMark(run, at + 1) || readUnit(run, at + 1);
    return isYear(token.text) && !counts ? { value: Number(token.text), next: at + 1 } : undefined;
  }
  const spelled = readNumber(run, at);
  return spelled && isYear(String(spelled.value)) && !readUnit(run, spelled.next) ? spelled : undefined;
}

function readWeekday(run: Run, at: number): Read<string> | undefined {
  const name = run[at]?.kind === 'word' ? (run[at]?.text ?? '') : '';
  const singular = name.replace(/s$/, '');
  if (WEEKDAYS.includes(singular)) return { value: singular, next: skip(run, at + 1, ',') };
  const full = name.length === 3 ? WEEKDAYS.find((weekday) => weekday.startsWith(name)) : undefined;
  return full !== undefined && is(run, at + 1, '.') ? { value: full, next: at + 2 } : undefined;
}

/** `22/12`, `1er/12`, `22/12/2025`, `22.12.2025`, `22-12-2025`; not the beginning of a longer chain. */
const NUMERIC =
  /^(0?[1-9]|[12]\d|3[01])(?:er)?([/.-])(0?[1-9]|1[0-2])(?:\2((?:19|20)\d\d|(?<=\/)\d\d))?(?![\p{L}\d]|[.,/]\d)/u;
const FRACTION = /^(?:1\/[2-4]|2\/[34]|3\/4)$/;
/** `7/7`, `4/5`, `9/10` and `24/7` may be something else; `22/12`, `01/12` and `1/12` not. */
const SCORE = /^(?:24\/7|(?:[1-9]|1[0-2])\/(?:[1-9]|10))$/;

function readNumericDate(run: Run, at: number): Point | undefined {
  const form = run[at]?.kind === 'digits' ? matchForm(NUMERIC, run, at, 8) : undefined;
  if (!form) return undefined;
  const { next } = form;
  const [, day = '', mark, month = '', year] = form.groups;
  const dayMonth = { day: Number(day), month: Number(month), from: at, next, ordinal: false };
  if (year) return { ...dayMonth, year: Number(year.padStart(4, '20')), ambiguous: false };
  const written = `${day}/${month}`;
  if (mark !== '/' || FRACTION.test(written) || readUnit(run, next) || readMonth(run, next)) return undefined;
  return { ...dayMonth, ambiguous: SCORE.test(written) };
}

/** Where the second day of a range begins, or undefined when nothing joins it to `first`. */
function rangeLink(run: Run, first: Point, opener: 'du' | 'entre' | undefined): number | undefined {
  const at = first.next;
  const link = afterLink(run, at, opener === 'entre');
  if (link !== undefined || opener === 'entre') return link && skip(run, link, 'le');
  if (first.month === undefined && is(run, at, '/') && touches(run, at))
    return touches(run, at + 1) ? at + 1 : undefined;
  if (!is(run, at, '-')) return undefined;
  const tight = touches(run, at) && touches(run, at + 1);
  const certain =
    tight || opener || first.month !== undefined || first.ordinal || first.weekday !== undefined;
  return certain || opensClause(run, first.from) ? at + 1 : undefined;
}

function followsDatePreposition(run: Run, at: number): boolean {
  return is(run, at - 1, 'le', 'au', 'du');
}

function isTimely(run: Run, at: number): boolean {
  return isIn(run, at, 'timely') || run[at]?.written.toLowerCase() === 'dès';
}

/** "le neuf", "le deux" are rarely days. */
function isShortWord(run: Run, at: number): boolean {
  return run[at]?.kind === 'word' && !is(run, at, 'premier') && (readNumber(run, at)?.value ?? 0) < 10;
}

function isStreetNumber(run: Run, at: number): boolean {
  return is(run, at, ',') && isIn(run, at + 1, 'street');
}

function isYear(text: string): boolean {
  return /^(?:19|20)[0-9]{2}$/.test(text);
}

function isDay(text: string): boolean {
  return /^(?:0?[1-9]|[12][0-9]|3[01])$/.test(text);
}
