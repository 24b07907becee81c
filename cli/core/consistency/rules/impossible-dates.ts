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
import { isMapping } from '../../values/json-value.ts';
import { YEAR } from '../claims/years.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, textSide } from '../sides.ts';

export const impossibleDates: Rule<{
  'impossible-dates/deadline': {
    deadlines: readonly string[];
    lastDay: string;
    time: string;
    latest: string;
  };
  'impossible-dates/notice': { notice: string; shortest: string };
  'impossible-dates/before-season': { delivery: string; season: string };
  'impossible-dates/weekday': { written: string; date: string; actual: number };
}> = {
  id: 'impossible-dates',
  title: { fr: 'dates incompatibles', en: 'impossible dates' },
  why: {
    fr: 'deux promesses que la boutique ne peut pas tenir ensemble',
    en: 'two promises that the shop cannot keep together',
  },
  words: {
    'impossible-dates/deadline': ({ deadlines, lastDay, time, latest }) => [
      `les commandes sont ouvertes jusqu’au ${fr.all(deadlines, 'ou')}, mais au délai annoncé (${time}), il faut commander le ${french.day(latest)} pour être livré le ${french.day(lastDay)}, dernier jour`,
      'avancez la date limite, prolongez la livraison, ou dites qui peut encore être livré',
      `orders are open until ${en.all(deadlines, 'or')}, but at the time announced (${time}) one has to order on ${english.day(latest)} to be delivered on ${english.day(lastDay)}, the last day`,
      'bring the deadline forward, deliver longer, or say who can still be delivered',
    ],
    'impossible-dates/notice': ({ notice, shortest }) => [
      `une commande se modifie jusqu’à ${notice} avant la livraison, mais la livraison peut se faire plus vite (${shortest})`,
      'dites ce qui vaut pour une livraison plus rapide que le délai de modification',
      `an order can be modified until ${notice} before delivery, but delivery can be faster than that (${shortest})`,
      'say what holds for a delivery that is faster than the notice',
    ],
    'impossible-dates/before-season': ({ delivery, season }) => [
      `les livraisons commencent le ${french.day(delivery)}, avant la saison (${french.day(season)})`,
      'avancez le début de la saison, ou reculez les livraisons',
      `deliveries begin on ${english.day(delivery)}, before the season (${english.day(season)})`,
      'let the season begin earlier, or the deliveries later',
    ],
    'impossible-dates/weekday': ({ written, date, actual }) => [
      `${fr.quote(written)} : le ${french.date(date)} est un ${french.weekday(actual)}`,
      'corrigez le jour ou la date',
      `${en.quote(written)}: ${english.date(date)} is a ${english.weekday(actual)}`,
      'fix the day or the date',
    ],
  },
  *find(model) {
    yield* lateDeadlines(model);
    yield* longNotices(model);
    yield* beforeSeason(model);
    yield* wrongWeekdays(model);
  },
};

/** An effective reading, with its fact. */
interface LiveReading {
  readonly fact: Fact;
  readonly reading: FactReading;
}

function liveReadings(model: Model, topic: string, kind: string): LiveReading[] {
  return model
    .factsAbout(topic)
    .filter((fact) => fact.kind === kind)
    .flatMap((fact) => fact.readings.filter(({ live }) => live).map((reading) => ({ fact, reading })));
}

/** Hours of a duration; `undefined` for months, which are no number of hours. */
function hoursOf({ reading }: LiveReading): { from: number; to: number } | undefined {
  const measure = measureOf(reading.canonical);
  return measure?.unit === 'h' ? measure : undefined;
}

/** An order on the last announced day could not be delivered before deliveries end. */
function* lateDeadlines(model: Model) {
  const deadlines = liveReadings(model, 'order-deadline', 'date');
  for (const period of liveReadings(model, 'delivery-period', 'date-range')) {
    const [, lastDay] = firstAndLast(period.reading.canonical);
    for (const time of liveReadings(model, 'delivery-time', 'duration')) {
      const hours = hoursOf(time);
      if (!hours) continue;
      const latest = dayOfSeason(lastDay) - Math.floor(hours.from / 24);
      const late = deadlines.filter(({ reading }) => dayOfSeason(reading.canonical) > latest);
      const [first] = late;
      if (!first) continue;
      const params = {
        deadlines: [...new Set(late.map(({ reading }) => reading.text))],
        lastDay,
        time: time.reading.text,
        latest: monthDayOf(latest),
      };
      const sides = [...late, period, time].map(({ fact, reading }) => factSide(model, fact, reading));
      yield finding('impossible-dates/deadline', params, first.fact.entry.subject, sides);
    }
  }
}

/** A delivery faster than the notice could never be modified. */
function* longNotices(model: Model) {
  const times = liveReadings(model, 'delivery-time', 'duration').flatMap((time) => {
    const hours = hoursOf(time);
    return hours ? [{ ...time, hours: hours.from }] : [];
  });
  const [shortest] = times.toSorted((a, b) => a.hours - b.hours);
  if (!shortest) return;
  for (const notice of liveReadings(model, 'modification-notice', 'duration')) {
    const hours = hoursOf(notice);
    if (!hours || hours.from <= shortest.hours) continue;
    const params = { notice: notice.reading.text, shortest: shortest.reading.text };
    const sides = [notice, shortest].map(({ fact, reading }) => factSide(model, fact, reading));
    yield finding('impossible-dates/notice', params, notice.fact.entry.subject, sides);
  }
}

function* beforeSeason(model: Model) {
  for (const season of liveReadings(model, 'season-start', 'date'))
    for (const delivery of liveReadings(model, 'delivery-period', 'date-range')) {
      const [first] = firstAndLast(delivery.reading.canonical);
      if (dayOfSeason(first) >= dayOfSeason(season.reading.canonical)) continue;
      const params = { delivery: first, season: season.reading.canonical };
      yield finding('impossible-dates/before-season', params, season.fact.entry.subject, [
        factSide(model, season.fact, season.reading),
        factSide(model, delivery.fact, delivery.reading),
      ]);
    }
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
