import type { Fault, SingletonCheck } from '../../annotations/check-kinds.ts';
import type { Content, Entry } from '../../content/content.ts';
import { readingOn, readingsOf } from '../../content/entry-readings.ts';
import { english } from '../../language/english.ts';
import { french } from '../../language/french.ts';
import { en, fr } from '../../messages/phrases.ts';
import { dayOfEdge } from '../../shared/edges.ts';
import { dayNumber, isDay, monthDayOf } from '../../values/calendar.ts';
import { isMapping, listIn } from '../../values/json-value.ts';
import { hasShape, type Shape } from './shape.ts';

/** Where the dates of the seasons are announced: of a fact's readings, the header's counts. */
export const SURFACE = 'header';

/** A leap year: the day that only some years have is in a season as well. */
const DAYS = 366;
const NEW_YEAR = dayNumber(2000, '01-01');

/** A day of the year: how many days it comes after the first of January. */
type Day = number;

/** From one day through another; wraps around the year when that comes first. */
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

export interface Period {
  readonly from: Edge;
  readonly through: Edge;
}

interface Row extends Period {
  readonly name: string;
}

/** Days of the year, the last one included: `12-23`. */
export interface Days {
  readonly from: string;
  readonly through: string;
}

export interface EdgeParams {
  'season/no-date': { fact: string };
}

/** An edge of a season, relative to the day of a fact, `12-22`. */
interface Bound {
  readonly season: string;
  readonly kind: string;
  readonly fact: string;
  readonly day: string;
}

interface SeasonParams extends EdgeParams {
  'season/overlap': { one: string; other: string; days: readonly Days[]; ends: Bound; begins: Bound };
  'season/reversed': { ends: Bound; begins: Bound };
  'season/gap': { days: Days };
}

export const stretch = {
  fr: ({ from, through }: Days) =>
    from === through ? `le ${french.day(from)}` : `du ${french.day(from)} au ${french.day(through)}`,
  en: ({ from, through }: Days) =>
    from === through
      ? `on ${english.day(from)}`
      : `from ${english.day(from)} through ${english.day(through)}`,
};

const edges = {
  fr: { on: 'le', before: 'avant le', after: 'après le' } as Readonly<Record<string, string>>,
  en: { on: 'on', before: 'before', after: 'after' } as Readonly<Record<string, string>>,
};

const bound = {
  fr: ({ kind, day, fact }: Bound) => `${edges.fr[kind]} ${french.day(day)} (facts/${fact})`,
  en: ({ kind, day, fact }: Bound) => `${edges.en[kind]} ${english.day(day)} (facts/${fact})`,
};

const SEASONS: Shape = { seasons: [{ name: 'string', from: 'mapping', through: 'mapping' }] };

/** What the schema of `seasons.yaml` cannot express: an edge that is not a date, a day in two seasons, a day in none. */
export const seasons: SingletonCheck<SeasonParams> = {
  reads: { singleton: 'seasons', with: /^facts\// },
  severity: 'error',
  words: {
    'season/no-date': ({ fact }) => [
      `la constante ${fr.quote(fact)} ne donne pas de jour à l’en-tête du site`,
      'nommez une constante de nature date ou date-range, avec une lecture pour « header »',
      `the fact ${en.quote(fact)} gives the header of the site no day`,
      'name a fact of the kind date or date-range that has a reading for "header"',
    ],
    'season/overlap': ({ one, other, days, ends, begins }) => [
      `${fr.quote(one)} et ${fr.quote(other)} se chevauchent ${days.map(stretch.fr).join(' et ')} : ${fr.quote(ends.season)} finit ${bound.fr(ends)}, ${fr.quote(begins.season)} commence ${bound.fr(begins)}`,
      'chaque jour est dans une seule période : avancez la fin de l’une ou reculez le début de l’autre',
      `${en.quote(one)} and ${en.quote(other)} overlap ${days.map(stretch.en).join(' and ')}: ${en.quote(ends.season)} ends ${bound.en(ends)}, ${en.quote(begins.season)} begins ${bound.en(begins)}`,
      'a day is in one season only: end one earlier or begin the other later',
    ],
    'season/reversed': ({ ends, begins }) => [
      `il ne reste aucun jour à ${fr.quote(ends.season)}, qui commence ${bound.fr(begins)} et finit ${bound.fr(ends)}`,
      'changez l’une des deux dates : le début d’une période vient avant sa fin',
      `no day is left for ${en.quote(ends.season)}, which begins ${bound.en(begins)} and ends ${bound.en(ends)}`,
      'change one of the two dates: a season begins before it ends',
    ],
    'season/gap': ({ days }) => [
      `les périodes laissent un trou dans l’année, ${stretch.fr(days)}`,
      'prolongez la période d’avant ou avancez celle d’après',
      `the seasons leave a gap in the year, ${stretch.en(days)}`,
      'end the season before it later, or begin the one after it earlier',
    ],
  },
  find(entry, content) {
    if (!hasShape(entry.value, SEASONS)) return [];
    const { seasons: rows } = entry.value as unknown as { readonly seasons: readonly Row[] };
    const undated = rows.flatMap((row, index) => [...undatedEdges(content, row, `/seasons/${index}`)]);
    if (undated.length > 0) return undated;
    const dated = rows.map((row, index) => ({ name: row.name, index, ...stretchOf(content, row) }));
    const boundOf = (side: keyof Period, { name, index }: Season): Bound => {
      const [[kind, fact] = ['', '']] = Object.entries(rows[index]?.[side] ?? {});
      return { season: name, kind, fact, day: edgeOf(content, side, rows[index]?.[side])?.day ?? '' };
    };
    return [...clashes(dated, boundOf), ...gaps(dated)].map((fault) => ({
      ...fault,
      also: 'ends' in fault.params ? placesOf(content, fault.params) : [],
    }));
  },
};

/** The names of the seasons, in the order of the year, as far as the file is valid. */
export function namesOf(seasons: Entry): readonly string[] {
  return rowsOf(seasons).map(({ name }) => name);
}

/** The season in which orders are open: the texts of the pages are written for it, so it has none. */
export function mainSeason({ singletons }: Content): Row | undefined {
  const seasons = singletons.get('seasons');
  return seasons && rowsOf(seasons).find((row) => !('texts' in row));
}

function rowsOf({ value }: Entry): readonly Row[] {
  return listIn(value, 'seasons').filter(
    (row) => isMapping(row) && isMapping(row.through),
  ) as unknown as readonly Row[];
}

/** Edges of a period whose facts give no day. */
export function* undatedEdges(
  content: Content,
  period: Period,
  pointer: string,
): Generator<Fault<EdgeParams>> {
  for (const side of ['from', 'through'] as const) {
    if (dayOf(content, side, period[side]) !== undefined) continue;
    const [[kind, fact] = ['', '']] = Object.entries(period[side]);
    yield { code: 'season/no-date', params: { fact }, pointer: `${pointer}/${side}/${kind}` };
  }
}

export function sharedDays(content: Content, one: Period, other: Period): Days[] {
  const [a, b] = [stretchOf(content, one), stretchOf(content, other)];
  return stretches((day) => holds(a, day) && holds(b, day)).map(asDays);
}

function stretchOf(content: Content, { from, through }: Period): Stretch {
  return { from: dayOf(content, 'from', from) ?? 0, through: dayOf(content, 'through', through) ?? 0 };
}

type BoundOf = (side: keyof Period, season: Season) => Bound;

/** Seasons that share days; else one that ends before it starts, and so wraps around the year over all others. */
function clashes(seasons: readonly Season[], boundOf: BoundOf): Fault<SeasonParams>[] {
  const [most] = seasons
    .map((season) => ({ season, shared: daysInOthers(season, seasons) }))
    .sort((one, other) => other.shared - one.shared);
  // Half a year is not a slip of a few days.
  const reversed = most && most.shared >= DAYS / 2 ? most.season : undefined;
  const found = overlaps(
    seasons.filter((season) => season !== reversed),
    boundOf,
  );
  if (!reversed || found.length > 0) return found;
  const params = { ends: boundOf('through', reversed), begins: boundOf('from', reversed) };
  return [{ code: 'season/reversed', params, pointer: `/seasons/${reversed.index}/from` }];
}

/** How many days of it are in other seasons, too. */
function daysInOthers(season: Season, seasons: readonly Season[]): number {
  const others = seasons.filter((each) => each !== season);
  const days = Array.from({ length: DAYS }, (_, day) => day);
  return days.filter((day) => holds(season, day) && others.some((each) => holds(each, day))).length;
}

function overlaps(seasons: readonly Season[], boundOf: BoundOf): Fault<SeasonParams>[] {
  return seasons.flatMap((season, rank) =>
    seasons.slice(rank + 1).flatMap((later): Fault<SeasonParams>[] => {
      const shared = stretches((day) => holds(season, day) && holds(later, day));
      const [first] = shared;
      if (!first) return [];
      const ending = season.through === first.through ? season : later;
      const beginning = later.from === first.from ? later : season;
      const params = {
        one: season.name,
        other: later.name,
        days: shared.map(asDays),
        ends: boundOf('through', ending),
        begins: boundOf('from', beginning),
      };
      return [{ code: 'season/overlap', params, pointer: `/seasons/${later.index}/from` }];
    }),
  );
}

function placesOf(
  { find }: Content,
  { ends, begins }: { readonly ends: Bound; readonly begins: Bound },
): { in: Entry; pointer: string }[] {
  return [...new Set([begins.fact, ends.fact])].flatMap((slug) => {
    const fact = find('facts', slug);
    const reading = fact && readingOn(fact, SURFACE);
    const rank = fact && reading ? readingsOf(fact).indexOf(reading) : -1;
    return fact && rank >= 0 ? [{ in: fact, pointer: `/readings/${rank}/value` }] : [];
  });
}

function gaps(seasons: readonly Season[]): Fault<SeasonParams>[] {
  return stretches((day) => !seasons.some((season) => holds(season, day))).map((gap) => {
    const before = seasons.find(({ through }) => through === dayBefore(gap.from));
    const pointer = before ? `/seasons/${before.index}/through` : '/seasons';
    return { code: 'season/gap', params: { days: asDays(gap) }, pointer };
  });
}

/** The day of an edge, when its fact is a date or a range of dates. */
function dayOf(content: Content, side: 'from' | 'through', edge: Edge): Day | undefined {
  const { day, shift = 0 } = edgeOf(content, side, edge) ?? {};
  const known = day === undefined ? undefined : asDay(day);
  return known === undefined ? undefined : (known + shift + DAYS) % DAYS;
}

function edgeOf({ find }: Content, side: 'from' | 'through', edge: Edge | undefined) {
  return dayOfEdge(edge, side, (slug) => {
    const fact = find('facts', slug);
    return fact && readingOn(fact, SURFACE)?.value;
  });
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

function asDays({ from, through }: Stretch): Days {
  return { from: monthDayOf(NEW_YEAR + from), through: monthDayOf(NEW_YEAR + through) };
}
