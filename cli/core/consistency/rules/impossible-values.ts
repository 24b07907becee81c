import { english } from '../../language/english.ts';
import { french } from '../../language/french.ts';
import { localeOf } from '../../language/locale-of.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact, FactReading } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { dayOfSeason, seasonOf } from '../../model/season.ts';
import { canonical, type Measure, MONTH, measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { sentenceAt } from '../../prose/near.ts';
import { firstAndLast } from '../../shared/edges.ts';
import { yearInSeason } from '../../shared/season.ts';
import { monthDayOf, weekdayOf } from '../../values/calendar.ts';
import { mappingOf } from '../../values/json-value.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side, textSide } from '../sides.ts';

export const impossibleValues: Rule<{
  'impossible-values': {
    label: string;
    values: readonly string[];
    bound: Named;
    less: Named | undefined;
    latest: string;
  };
  'impossible-values/backwards': { label: string; value: string };
  'impossible-values/limit': { label: string; value: string; limit: string; isBelow: boolean };
  'impossible-values/weekday': { written: string; date: string; actual: number };
}> = {
  id: 'impossible-values',
  title: { fr: 'valeurs impossibles', en: 'impossible values' },
  why: {
    fr: 'une promesse que la boutique ne peut pas tenir, ou un chiffre tapé de travers',
    en: 'a promise that the shop cannot keep, or a mistyped figure',
  },
  words: {
    'impossible-values': ({ label, values, bound, less, latest }) => [
      `${fr.quote(label)} (${fr.all(values, 'ou')}) dépasse ce que laisse ${fr.quote(bound.label)} (${bound.text})${less ? `, moins ${fr.quote(less.label)} (${less.text}) : ${french.day(latest)} au plus` : ''}`,
      'changez l’une de ces constantes, ou dites dans les textes ce qui vaut quand elles ne vont pas ensemble',
      `${en.quote(label)} (${en.all(values, 'or')}) exceeds what ${en.quote(bound.label)} (${bound.text})${less ? `, less ${en.quote(less.label)} (${less.text}), leaves: ${english.day(latest)} at most` : ' leaves'}`,
      'change one of these facts, or say in the texts what holds when they do not go together',
    ],
    'impossible-values/backwards': ({ label, value }) => [
      `${fr.quote(label)} finit avant de commencer : ${value}`,
      'remettez les deux bornes dans l’ordre',
      `${en.quote(label)} ends before it begins: ${value}`,
      'put the two ends in order',
    ],
    'impossible-values/limit': ({ label, value, limit, isBelow }) => [
      `${fr.quote(label)} vaut ${value}, ${isBelow ? 'en deçà du minimum' : 'au-delà du maximum'} plausible : ${french.day(limit)}`,
      'vérifiez la valeur, ou ses bornes',
      `${en.quote(label)} is ${value}, ${isBelow ? 'below the plausible minimum' : 'above the plausible maximum'}: ${english.day(limit)}`,
      'check the value, or its limits ("limits")',
    ],
    'impossible-values/weekday': ({ written, date, actual }) => [
      `${fr.quote(written)} : le ${french.date(date)} est un ${french.weekday(actual)}`,
      'corrigez le jour ou la date',
      `${en.quote(written)}: ${english.date(date)} is a ${english.weekday(actual)}`,
      'fix the day or the date',
    ],
  },
  *find(model) {
    for (const held of heldBy(model.facts)) {
      yield* backwards(model, held);
      yield* beyondLimits(model, held);
    }
    for (const fact of model.facts) yield* beyondAnother(model, fact);
    yield* wrongWeekdays(model);
  },
};

/** What a reading that counts goes from and to: days of the season, times of a day, or numbers of a unit. */
interface Held extends Measure {
  readonly fact: Fact;
  readonly reading: FactReading;
}

function heldBy(facts: readonly Fact[]): Held[] {
  return facts.flatMap((fact) =>
    fact.readings.flatMap((reading) => {
      const range = reading.live ? rangeIn(fact, reading.value) : undefined;
      return range ? [{ fact, reading, ...range }] : [];
    }),
  );
}

/** `undefined` for what has no order. */
function rangeIn({ kind }: Fact, value: string | number): Measure | undefined {
  if (typeof value === 'number') return { unit: '', from: value, to: value };
  const ends = (unit: string, [from, to]: readonly number[]) =>
    from === undefined || to === undefined ? undefined : { unit, from, to };
  if (kind === 'date' || kind === 'date-range') return ends(DAY, firstAndLast(value).map(dayOfSeason));
  const held = canonical(kind, value);
  if (kind === 'hours')
    return ends(
      'time',
      held.split('-').map((time) => Number(time.replace(':', '.'))),
    );
  return measureOf(held);
}

/** The unit of dates. */
const DAY = 'day';

function* backwards(model: Model, { fact, reading, from, to }: Held) {
  if (from <= to) return;
  const params = { label: fact.label, value: reading.text };
  yield finding('impossible-values/backwards', params, fact.entry.subject, [factSide(model, fact, reading)]);
}

/** No share is more than all. */
const WHOLE = 100;

/** Below the least or above the most that is plausible (`limits`). */
function* beyondLimits(model: Model, { fact, reading, ...held }: Held) {
  const { least, most = fact.kind === 'percentage' ? WHOLE : undefined } = mappingOf(
    mappingOf(fact.entry.value).limits,
  );
  const inHours = ({ unit }: Measure, amount: number) => amount * (unit === 'mois' ? MONTH : 1);
  for (const [limit, isBelow] of [[least, true] as const, [most, false] as const]) {
    const by = typeof limit === 'string' || typeof limit === 'number' ? rangeIn(fact, limit) : undefined;
    if (!by || held.from > held.to) continue;
    const [low, high] = isBelow
      ? [inHours(held, held.from), inHours(by, by.from)]
      : [inHours(by, by.to), inHours(held, held.to)];
    if (low >= high) continue;
    const params = { label: fact.label, value: reading.text, limit: String(limit), isBelow };
    yield finding('impossible-values/limit', params, fact.entry.subject, [
      factSide(model, fact, reading),
      side(model, atOf(model, fact.entry, '/limits'), localeOf(model.settings).day(String(limit))),
    ]);
  }
}

/** A fact beyond the one in which it must hold (`within`), by an end of that, less the time that a third one takes. */
function* beyondAnother(model: Model, fact: Fact) {
  const { fact: bound, end, less } = mappingOf(mappingOf(fact.entry.value).within);
  if (typeof bound !== 'string') return;
  // Months are no number of hours.
  const margins =
    typeof less === 'string'
      ? heldBy(model.factsAbout(less)).filter(({ unit }) => unit === 'h')
      : [undefined];
  const limits = heldBy(model.factsAbout(bound)).flatMap((held) =>
    margins.map((margin) => {
      const days = margin ? Math.floor(margin.from / HOURS) : 0;
      return { held, margin, at: (end === 'last' ? held.to : held.from) - days };
    }),
  );
  const [tightest] = limits.toSorted((one, other) => one.at - other.at);
  if (!tightest) return;
  const { held, margin, at } = tightest;
  const beyond = heldBy([fact]).filter(({ from, unit }) => unit === held.unit && from > at);
  if (beyond.length === 0) return;
  const params = {
    label: fact.label,
    values: [...new Set(beyond.map(({ reading }) => reading.text))],
    bound: namedIn(held),
    less: margin && namedIn(margin),
    latest: held.unit === DAY ? monthDayOf(at) : held.reading.text,
  };
  const all = [...beyond, held, ...(margin ? [margin] : [])];
  const sides = all.map((each) => factSide(model, each.fact, each.reading));
  yield finding('impossible-values', params, fact.entry.subject, sides);
}

/** Of a day. */
const HOURS = 24;

interface Named {
  readonly label: string;
  readonly text: string;
}

function namedIn({ fact: { label }, reading: { text } }: Held): Named {
  return { label, text };
}

function* wrongWeekdays(model: Model) {
  const season = seasonOf(model);
  for (const text of model.eachText()) {
    yield;
    for (const { kind, value, weekday, year, start, end } of model.quantitiesIn(text)) {
      if (kind !== 'date' || weekday === undefined || value.startsWith('??')) continue;
      const written = year ?? yearAround(text, start) ?? yearOf(text.entry);
      const years = written === undefined ? yearsOfSeason(season, value) : [written];
      const [likely] = years;
      if (likely === undefined || years.some((each) => french.weekday(weekdayOf(each, value)) === weekday))
        continue;
      const stated = text.value.slice(start, end);
      const actual = weekdayOf(likely, value);
      const date = `${likely}-${value}`;
      const range = { start, end };
      yield finding('impossible-values/weekday', { written: stated, date, actual }, text.entry.subject, [
        textSide(model, text, range, stated),
        textSide(model, text, range, `${french.weekday(actual)} ${french.date(date)}`, {
          source: 'calendrier',
          en: { value: `${english.weekday(actual)} ${english.date(date)}`, source: 'calendar' },
          routes: [],
        }),
      ]);
    }
  }
}

/** A date without a year belongs to this season; in the first months it may belong to the last one too. */
function yearsOfSeason(season: number | undefined, monthDay: string): number[] {
  if (season === undefined) return [];
  return [...new Set([yearInSeason(season, monthDay), season])];
}

/** Four digits: not the number in an address, as in `/avenues/tilleul-1651`. */
const YEAR = /(?<![\d\p{L}/]|\p{L}-)(?:1\d{3}|20\d\d)(?![\d\p{L}])/gu;

/** The year that the sentence names: "en 2019, nous commencions un vendredi 29 novembre". */
function yearAround({ value }: Text, at: number): number | undefined {
  const sentence = sentenceAt(value, at);
  const [year] = (sentence && value.slice(sentence.start, sentence.end).match(YEAR)) ?? [];
  return year === undefined ? undefined : Number(year);
}

/** The year in which an entry is dated. */
function yearOf({ annotationTree, value }: Fact['entry']): number | undefined {
  const [field = ''] =
    [...annotationTree.properties].find(([, { annotations }]) => annotations.format === 'date') ?? [];
  const date = mappingOf(value)[field];
  return typeof date === 'string' ? Number(date.slice(0, 4)) : undefined;
}
