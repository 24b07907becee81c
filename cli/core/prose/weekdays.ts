import { WEEKDAYS } from '../values/calendar.ts';
import type { Lexicon } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { type Match, marked, one, type Pattern } from './patterns.ts';
import { is, isIn, type Read, type Run, skip, tokenize } from './tokens.ts';

const ALL = '1234567';
/** "du lundi au samedi", "7 jours sur 7 sauf le dimanche", "le mercredi et le samedi". */
export const weekdays: Pattern = (run, at) =>
  outOfSeven(run, at) ?? daysBetween(run, at) ?? someDays(run, at);

/** The days that a text names, as one digit each from 1 for Monday; `undefined` for any other text. */
export function readWeekdays(text: string, lexicon: Lexicon | undefined): string | undefined {
  const run = tokenize(text);
  const named = lexicon?.expressions.at(run, 0).find(({ value }) => value.kind === 'weekdays');
  const match = named
    ? except(run, 0, named.value.value, named.to)
    : (weekdays(run, afterArticle(run, 0), -1) ?? weekdays(run, 0, -1));
  return match?.next === run.length ? match.found[0]?.value : undefined;
}

/** "7 jours sur 7"; fewer do not say which. */
function outOfSeven(run: Run, at: number): Match | undefined {
  const count = readNumber(run, at);
  if (count?.value !== 7 || !is(run, count.next, 'j', 'jour', 'jours')) return undefined;
  const of = count.next + 1;
  const seven = is(run, of, '/', 'sur') ? readNumber(run, of + 1) : undefined;
  return seven?.value === 7 ? except(run, at, ALL, seven.next) : undefined;
}

function daysBetween(run: Run, at: number): Match | undefined {
  const opener = is(run, at, 'du', 'entre', 'de');
  const first = dayAt(run, opener ? afterArticle(run, at + 1) : at);
  const link =
    first && is(run, first.next, 'au', 'a', '-', 'et') ? afterArticle(run, first.next + 1) : undefined;
  const last = link === undefined ? undefined : dayAt(run, link);
  if (!first || !last || first.value >= last.value) return undefined;
  if (is(run, first.next, 'et') && !is(run, at, 'entre')) return undefined;
  return except(run, at, ALL.slice(first.value - 1, last.value), last.next);
}

/** "lundi", "les mardis et jeudis": days of which others may be. */
function someDays(run: Run, at: number): Match | undefined {
  const days = listAt(run, at);
  if (!days) return undefined;
  return marked(one('weekdays', days.value, at, days.next), 'isPart');
}

/** The index after the article that may precede a day. */
export function afterArticle(run: Run, at: number): number {
  return isIn(run, at, 'before-day') ? at + 1 : at;
}

/** These days, without those that "sauf" takes away at `at`. */
export function except(run: Run, from: number, days: string, at: number): Match {
  const start = skip(run, at, ',');
  const excluded = isIn(run, start, 'but') ? listAt(run, afterArticle(run, start + 1)) : undefined;
  const left = [...days].filter((day) => !excluded?.value.includes(day)).join('');
  return one('weekdays', left, from, excluded?.next ?? at);
}

function listAt(run: Run, at: number): Read<string> | undefined {
  const days: number[] = [];
  let next = at;
  for (;;) {
    const day = dayAt(run, next);
    if (!day) break;
    days.push(day.value);
    next = day.next;
    if (!is(run, next, ',', 'et', 'ou') || !dayAt(run, afterArticle(run, next + 1))) break;
    next = afterArticle(run, next + 1);
  }
  return days.length === 0 ? undefined : { value: [...new Set(days)].sort().join(''), next };
}

/** A day of the week from 1 for Monday; not one that a date follows. */
function dayAt(run: Run, at: number): Read<number> | undefined {
  const name = run[at]?.kind === 'word' ? (run[at]?.text ?? '').replace(/s$/, '') : '';
  const rank = WEEKDAYS.indexOf(name);
  return rank < 0 || readNumber(run, at + 1) ? undefined : { value: rank + 1, next: at + 1 };
}
