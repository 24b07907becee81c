import { type Problem, problem } from '../diagnostics/problem.ts';
import type { Params } from '../messages/catalogue.ts';
import { dayNumber, dayText, isDay, monthDayOf } from './calendar.ts';
import { isMapping } from './json-value.ts';
import type { Content, Entry } from './model.ts';
import { placeIn } from './places.ts';
import { readingOn } from './readings.ts';

/** Where the dates of the seasons are announced: of a fact's readings, the header's counts. */
const SURFACE = 'header';

/** A leap year: the day that only some years have is in a season as well. */
const DAYS = 366;
const NEW_YEAR = dayNumber(2000, '01-01');

/** A day of the year: how many days it comes after the first of January. */
type Day = number;

/** From a day through another; through one of the next year when that comes first. */
interface Stretch {
  readonly from: Day;
  readonly through: Day;
}

interface Season extends Stretch {
  readonly name: string;
  /** Place in the list. */
  readonly index: number;
}

/** `on` the day of a fact, `before` its first or `after` its last; exactly one of them. */
type Edge = Readonly<Record<string, string>>;

interface Period {
  readonly from: Edge;
  readonly through: Edge;
}

interface Row extends Period {
  readonly name: string;
}

interface OpeningRow extends Period {
  readonly hours: string;
}

/**
 * What the schema of `seasons.yaml` cannot say: an edge that is no date, a day in two seasons, a day in none. The file and
 * the facts that it names must have passed their own schemas.
 */
export function seasonProblems(content: Content, entry: Entry): Problem[] {
  const { seasons: rows } = entry.value as unknown as { readonly seasons: readonly Row[] };
  const edges = rows.flatMap((row, index) => [
    { index, side: 'from' as const, edge: row.from },
    { index, side: 'through' as const, edge: row.through },
  ]);
  const undated = edges.flatMap(({ index, side, edge }) => {
    if (dayOf(content, side, edge) !== undefined) return [];
    const [[kind, fact] = ['', '']] = Object.entries(edge);
    return [problemIn(entry, 'season/no-date', { fact }, `/seasons/${index}/${side}/${kind}`)];
  });
  if (undated.length > 0) return undated;
  const seasons = rows.map(({ name, from, through }, index) => ({
    name,
    index,
    from: dayOf(content, 'from', from) ?? 0,
    through: dayOf(content, 'through', through) ?? 0,
  }));
  return [...overlaps(entry, seasons), ...gaps(entry, seasons)];
}

function overlaps(entry: Entry, seasons: readonly Season[]): Problem[] {
  return seasons.flatMap((season, at) =>
    seasons.slice(at + 1).flatMap((later) => {
      const days = stretches((day) => holds(season, day) && holds(later, day)).map(inWords);
      if (days.length === 0) return [];
      const params = { one: season.name, other: later.name, days };
      return [problemIn(entry, 'season/overlap', params, `/seasons/${later.index}/from`)];
    }),
  );
}

function gaps(entry: Entry, seasons: readonly Season[]): Problem[] {
  return stretches((day) => !seasons.some((season) => holds(season, day))).map((gap) => {
    const before = seasons.find(({ through }) => through === dayBefore(gap.from));
    const pointer = before ? `/seasons/${before.index}/through` : '/seasons';
    return problemIn(entry, 'season/gap', { days: inWords(gap) }, pointer);
  });
}

/** What the schema of `site.yaml` cannot say of its opening periods: days and hours that the facts do not give. */
export function openingProblems(content: Content, entry: Entry): Problem[] {
  const { opening = [] } = entry.value as { readonly opening?: readonly OpeningRow[] };
  return opening.flatMap((row, index) => {
    const undated = (['from', 'through'] as const).flatMap((side) => {
      if (dayOf(content, side, row[side]) !== undefined) return [];
      const [[kind, fact] = ['', '']] = Object.entries(row[side]);
      return [problemIn(entry, 'season/no-date', { fact }, `/opening/${index}/${side}/${kind}`)];
    });
    const fact = content.find('facts', row.hours);
    const isHours = fact && isMapping(fact.value) && fact.value.kind === 'hours';
    if (isHours && readingOn(fact, SURFACE)) return undated;
    return [...undated, problemIn(entry, 'season/no-hours', { fact: row.hours }, `/opening/${index}/hours`)];
  });
}

/** The day of an edge, when its fact is a date or a range of dates. */
function dayOf({ find }: Content, side: 'from' | 'through', edge: Edge): Day | undefined {
  const [[kind, slug] = ['', '']] = Object.entries(edge);
  const fact = find('facts', slug);
  const [first = '', last = first] = String((fact && readingOn(fact, SURFACE)?.value) ?? '').split('/');
  switch (kind) {
    case 'before': {
      const day = asDay(first);
      return day === undefined ? undefined : dayBefore(day);
    }
    case 'after': {
      const day = asDay(last);
      return day === undefined ? undefined : dayAfter(day);
    }
    default:
      return asDay(side === 'from' ? first : last);
  }
}

/** `12-22` as a day of the year; nothing for 31 February. */
function asDay(monthDay: string): Day | undefined {
  return isDay(`2000-${monthDay}`) ? dayNumber(2000, monthDay) - NEW_YEAR : undefined;
}

function dayBefore(day: Day): Day {
  return (day + DAYS - 1) % DAYS;
}

function dayAfter(day: Day): Day {
  return (day + 1) % DAYS;
}

function holds({ from, through }: Stretch, day: Day): boolean {
  return from <= through ? from <= day && day <= through : from <= day || day <= through;
}

/** The days of the year that `test` accepts, in stretches; one that goes on after New Year is whole. */
function stretches(test: (day: Day) => boolean): Stretch[] {
  const days = Array.from({ length: DAYS }, (_, day) => test(day));
  if (days.every(Boolean)) return [{ from: 0, through: DAYS - 1 }];
  return days.flatMap((isIn, from) => {
    if (!isIn || days[dayBefore(from)]) return [];
    let through = from;
    while (days[dayAfter(through)]) through = dayAfter(through);
    return [{ from, through }];
  });
}

function inWords({ from, through }: Stretch): { from: string; through: string } {
  const text = (day: Day) => dayText(monthDayOf(NEW_YEAR + day));
  return { from: text(from), through: text(through) };
}

function problemIn<C extends 'season/no-date' | 'season/gap' | 'season/overlap' | 'season/no-hours'>(
  entry: Entry,
  code: C,
  params: Params<C>,
  pointer: string,
): Problem {
  return problem(code, params, placeIn(entry, pointer));
}
