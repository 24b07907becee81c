import { english } from '../../language/english.ts';
import { french } from '../../language/french.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact, FactReading } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import { dayOfSeason, seasonOf } from '../../model/season.ts';
import { measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { sentenceAt } from '../../prose/near.ts';
import { firstAndLast } from '../../shared/edges.ts';
import { yearInSeason } from '../../shared/season.ts';
import { monthDayOf, weekdayOf } from '../../values/calendar.ts';
import { isMapping, mappingOf } from '../../values/json-value.ts';
import { YEAR } from '../claims/years.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, textSide } from '../sides.ts';

export const impossibleDates: Rule<{
  'impossible-dates': {
    label: string;
    values: readonly string[];
    bound: Named;
    less: Named | undefined;
    latest: string;
  };
  'impossible-dates/weekday': { written: string; date: string; actual: number };
}> = {
  id: 'impossible-dates',
  title: { fr: 'dates incompatibles', en: 'impossible dates' },
  why: {
    fr: 'deux promesses que la boutique ne peut pas tenir ensemble',
    en: 'two promises that the shop cannot keep together',
  },
  words: {
    'impossible-dates': ({ label, values, bound, less, latest }) => [
      `${fr.quote(label)} (${fr.all(values, 'ou')}) dépasse ce que laisse ${fr.quote(bound.label)} (${bound.text})${less ? `, moins ${fr.quote(less.label)} (${less.text}) : ${french.day(latest)} au plus` : ''}`,
      'changez l’une de ces constantes, ou dites dans les textes ce qui vaut quand elles ne vont pas ensemble',
      `${en.quote(label)} (${en.all(values, 'or')}) exceeds what ${en.quote(bound.label)} (${bound.text})${less ? `, less ${en.quote(less.label)} (${less.text}), leaves: ${english.day(latest)} at most` : ' leaves'}`,
      'change one of these facts, or say in the texts what holds when they do not go together',
    ],
    'impossible-dates/weekday': ({ written, date, actual }) => [
      `${fr.quote(written)} : le ${french.date(date)} est un ${french.weekday(actual)}`,
      'corrigez le jour ou la date',
      `${en.quote(written)}: ${english.date(date)} is a ${english.weekday(actual)}`,
      'fix the day or the date',
    ],
  },
  *find(model) {
    for (const fact of model.facts) yield* beyondAnother(model, fact);
    yield* wrongWeekdays(model);
  },
};

/** An effective reading, with its fact, in days of the season or in hours. */
interface Live {
  readonly fact: Fact;
  readonly reading: FactReading;
  readonly isDay: boolean;
  readonly first: number;
  readonly last: number;
}

function liveReadings(facts: readonly Fact[]): Live[] {
  return facts.flatMap((fact) =>
    fact.readings.flatMap((reading) => {
      const isDay = fact.kind === 'date' || fact.kind === 'date-range';
      const measure = isDay ? undefined : measureOf(reading.canonical);
      const ends = isDay ? firstAndLast(reading.canonical).map(dayOfSeason) : [measure?.from, measure?.to];
      const [first, last] = ends;
      // Months are no number of hours.
      const isKnown = reading.live && (isDay || measure?.unit === 'h');
      return isKnown && first !== undefined && last !== undefined
        ? [{ fact, reading, isDay, first, last }]
        : [];
    }),
  );
}

/** A fact beyond the one in which it must hold (`within`), by an end of that, less the time that a third one takes. */
function* beyondAnother(model: Model, fact: Fact) {
  const { fact: bound, end, less } = mappingOf(mappingOf(fact.entry.value).within);
  if (typeof bound !== 'string') return;
  const margins = typeof less === 'string' ? liveReadings(model.factsAbout(less)) : [undefined];
  const limits = liveReadings(model.factsAbout(bound)).flatMap((held) =>
    margins.map((margin) => {
      const days = margin ? Math.floor(margin.first / HOURS) : 0;
      return { held, margin, at: (end === 'last' ? held.last : held.first) - days };
    }),
  );
  const [tightest] = limits.toSorted((one, other) => one.at - other.at);
  if (!tightest) return;
  const { held, margin, at } = tightest;
  const beyond = liveReadings([fact]).filter(({ first, isDay }) => isDay === held.isDay && first > at);
  if (beyond.length === 0) return;
  const params = {
    label: fact.label,
    values: [...new Set(beyond.map(({ reading }) => reading.text))],
    bound: namedIn(held),
    less: margin && namedIn(margin),
    latest: held.isDay ? monthDayOf(at) : held.reading.text,
  };
  const all = [...beyond, held, ...(margin ? [margin] : [])];
  const sides = all.map((each) => factSide(model, each.fact, each.reading));
  yield finding('impossible-dates', params, fact.entry.subject, sides);
}

/** Of a day. */
const HOURS = 24;

interface Named {
  readonly label: string;
  readonly text: string;
}

function namedIn({ fact: { label }, reading: { text } }: Live): Named {
  return { label, text };
}

function* wrongWeekdays(model: Model) {
  const season = seasonOf(model);
  for (const text of model.texts) {
    yield;
    for (const { kind, value, weekday, year, start, end } of model.quantitiesIn(text)) {
      if (kind !== 'date' || weekday === undefined || value.startsWith('??')) continue;
      const written = year ?? yearAround(text, start) ?? yearOf(text.entry.value);
      const years = written === undefined ? yearsOfSeason(season, value) : [written];
      const [likely] = years;
      if (likely === undefined || years.some((each) => french.weekday(weekdayOf(each, value)) === weekday))
        continue;
      const stated = text.value.slice(start, end);
      const actual = weekdayOf(likely, value);
      const date = `${likely}-${value}`;
      const range = { start, end };
      yield finding('impossible-dates/weekday', { written: stated, date, actual }, text.entry.subject, [
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

/** The year that the sentence names: "en 2019, nous commencions un vendredi 29 novembre". */
function yearAround({ value }: Text, at: number): number | undefined {
  const sentence = sentenceAt(value, at);
  const [year] = (sentence && value.slice(sentence.start, sentence.end).match(YEAR)) ?? [];
  return year === undefined ? undefined : Number(year);
}

/** The year in which an entry is dated. */
function yearOf(value: Fact['entry']['value']): number | undefined {
  return isMapping(value) && typeof value.date === 'string' ? Number(value.date.slice(0, 4)) : undefined;
}
