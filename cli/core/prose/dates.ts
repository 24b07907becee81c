import { MONTHS } from '../shared/date.ts';
import { WEEKDAYS } from '../values/calendar.ts';
import { wordList } from './french.ts';
import { isDecimalMark, readSpelled } from './numbers.ts';
import { afterLink, matchForm, one, type Pattern, standsFree, type TokenQuantity } from './patterns.ts';
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
  const isFramed = is(run, at, 'du', 'entre');
  const first = readPoint(run, isFramed ? skip(run, at + 1, 'le') : at);
  if (!first) return undefined;
  const link = afterLink(run, first.next, is(run, at, 'entre'), '-');
  const second = link === undefined ? undefined : readPoint(run, skip(run, link, 'le'));
  if (second?.month === undefined) return undefined;
  // "un lot de 3 - 22 décembre"
  const isLoose = is(run, first.next, '-') && !touches(run, first.next);
  if (isLoose && !isFramed && first.month === undefined) return undefined;
  const month = first.month ?? second.month;
  if (month === second.month && first.day >= second.day && first.year === undefined) return undefined;
  const value = `${monthDay(month, first.day)}/${monthDay(second.month, second.day)}`;
  const [found] = one('date-range', value, at, second.next).found;
  const year = second.year ?? first.year;
  return found && { next: second.next, found: [{ ...found, ...(year !== undefined && { year }) }] };
};

/** "les 6, 13 et 20 décembre", "mardi 22 ou mercredi 23 décembre": the month serves each day. */
export const dateList: Pattern = (run, at) => {
  if (!readWeekday(run, at) && at > 0 && !isIn(run, at - 1, 'before-day')) return undefined;
  const days: Point[] = [];
  let joint = at;
  for (let next = at; ; next = skip(run, joint + 1, 'le', 'les')) {
    const day = readPoint(run, next);
    if (!day) return undefined;
    days.push(day);
    const { month, year } = day;
    if (month !== undefined) {
      if (!is(run, joint, 'et', 'ou')) return undefined;
      const rest = { month, ...(year !== undefined && { year }) };
      return { next: day.next, found: days.map((each) => dateOf({ ...each, ...rest })) };
    }
    joint = day.next;
    // No month has more days.
    if (days.length > 31 || !is(run, joint, ',', 'et', 'ou')) return undefined;
  }
};

/** "mardi 22 décembre 2025", "1er déc.", "22/12/2025". */
export const date: Pattern = (run, at) => {
  const point = readPoint(run, at);
  return point?.month === undefined ? undefined : { next: point.next, found: [dateOf(point)] };
};

/** "le 22", "jusqu'au 22", "mardi 22", where nothing follows that 22 would count. */
export const dayAlone: Pattern = (run, at) => {
  const point = readPoint(run, at);
  if (!point || point.month !== undefined || !standsFree(run, point.next)) return undefined;
  const isPlain = run[point.next - 1]?.kind === 'digits';
  const isDay = isPlain && (is(run, at - 1, 'le') || (is(run, at - 1, 'au') && is(run, at - 3, 'jusqu')));
  return isDay || point.weekday !== undefined ? { next: point.next, found: [dateOf(point)] } : undefined;
};

function dateOf({ day, month, year, weekday, from, next }: Point): TokenQuantity {
  return {
    kind: 'date',
    value: monthDay(month, day),
    from,
    to: next,
    ...(weekday !== undefined && { weekday }),
    ...(year !== undefined && { year }),
  };
}

export function monthDay(month: number | undefined, day: number): string {
  return `${month === undefined ? '??' : String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const readPoint = oncePerToken((run, at): Point | undefined => {
  const weekday = readWeekday(run, at);
  const start = weekday?.next ?? at;
  const point = readNumericDate(run, start) ?? readWrittenDate(run, start);
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
  };
}

function readDay(run: Run, at: number): Read<number> | undefined {
  if (is(run, at, 'premier')) return { value: 1, next: at + 1 };
  // "un" is an article far more often than a day
  if (is(run, at, 'un') || isDecimalMark(run, at + 1)) return undefined;
  const text = run[at]?.kind === 'digits' ? (run[at]?.text ?? '') : '';
  const read = text ? { value: Number(text), next: skip(run, at + 1, 'er') } : readSpelled(run, at);
  return text.length <= 2 && read && read.value >= 1 && read.value <= 31 ? read : undefined;
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
  const text = run[at]?.kind === 'digits' ? (run[at]?.text ?? '') : '';
  const counts = touches(run, at) || isDecimalMark(run, at + 1) || readUnit(run, at + 1);
  return /^(?:19|20)\d\d$/.test(text) && !counts ? { value: Number(text), next: at + 1 } : undefined;
}

function readWeekday(run: Run, at: number): Read<string> | undefined {
  const name = run[at]?.kind === 'word' ? (run[at]?.text ?? '') : '';
  const singular = name.replace(/s$/, '');
  if (WEEKDAYS.includes(singular)) return { value: singular, next: skip(run, at + 1, ',') };
  const full = name.length === 3 ? WEEKDAYS.find((weekday) => weekday.startsWith(name)) : undefined;
  return full !== undefined && is(run, at + 1, '.') ? { value: full, next: at + 2 } : undefined;
}

/** `22/12`, `22/12/2025`; `24/7`, `9/10` and `1/2` may be something else. */
const NUMERIC = /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])(?:\/((?:20)?\d\d))?(?![\p{L}\d]|[.,/]\d)/u;

function readNumericDate(run: Run, at: number): Point | undefined {
  const form = run[at]?.kind === 'digits' ? matchForm(NUMERIC, run, at, 8) : undefined;
  if (!form || readUnit(run, form.next)) return undefined;
  const [, day, month, year] = form.groups;
  const full = year && { year: Number(year.padStart(4, '20')) };
  return { day: Number(day), month: Number(month), ...full, from: at, next: form.next };
}
