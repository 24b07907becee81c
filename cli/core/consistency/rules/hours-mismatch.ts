import type { Entry } from '../../content/content.ts';
import { english } from '../../language/english.ts';
import { french } from '../../language/french.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { dayOfSeason } from '../../model/season.ts';
import { dayOfEdge } from '../../shared/edges.ts';
import { monthDayOf, WEEKDAYS } from '../../values/calendar.ts';
import { isMapping, type JsonValue, listIn, mappingOf } from '../../values/json-value.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

interface Other {
  written: string;
  expected: readonly string[];
}

/** Days of the year, the last one included: `12-23`. */
interface Days {
  readonly from: string;
  readonly through: string;
}

const stretch = {
  fr: ({ from, through }: Days) => `du ${french.day(from)} au ${french.day(through)}`,
  en: ({ from, through }: Days) => `from ${english.day(from)} through ${english.day(through)}`,
};

export const hoursMismatch: Rule<{
  'hours-mismatch': Other;
  'hours-mismatch/days': Other;
  'hours-mismatch/overlap': { one: Days; other: Days };
}> = {
  id: 'hours-mismatch',
  title: { fr: 'horaires qui ne s’accordent pas', en: 'hours that do not agree' },
  why: {
    fr: 'le visiteur appelle ou se déplace quand personne n’est là',
    en: 'visitors call or come when nobody is there',
  },
  words: {
    'hours-mismatch': ({ written, expected }) => [
      `le site affiche ${fr.quote(written)}, qu’aucune constante ne dit : ${fr.all(expected, 'ou')}`,
      'écrivez la constante entre accolades : {{son-nom}}',
      `the site shows ${en.quote(written)}, which no fact says: ${en.all(expected, 'or')}`,
      'write the fact between braces: {{its-name}}',
    ],
    'hours-mismatch/days': ({ written, expected }) => [
      `les jours pour les moteurs de recherche (${written}) ne sont pas ceux de la constante : ${fr.all(expected, 'ou')}`,
      'accordez les jours d’ouverture et la constante des jours',
      `the days for search engines (${written}) are not those of the fact: ${en.all(expected, 'or')}`,
      'make "opening" and the fact of the days agree',
    ],
    'hours-mismatch/overlap': ({ one, other }) => [
      `deux périodes d’ouverture se chevauchent : ${stretch.fr(one)}, et ${stretch.fr(other)}`,
      'faites finir l’une avant que l’autre commence',
      `two opening periods overlap: ${stretch.en(one)}, and ${stretch.en(other)}`,
      'end one before the other begins',
    ],
  },
  *find(model) {
    yield* shown(model);
    yield* opening(model);
    yield* overlaps(model);
  },
};

/** Hours and days spelled out in `site.yaml`, where a fact of their kind exists. */
function* shown(model: Model) {
  const site = model.identity;
  for (const text of model.texts) {
    if (text.entry !== site || !text.pointer.startsWith('/hours/')) continue;
    for (const { kind, value, start, end } of model.quantitiesIn(text)) {
      const facts = model.facts.filter(
        (fact) => fact.kind === kind && (kind === 'hours' || kind === 'weekdays'),
      );
      const readings = facts.flatMap((fact) =>
        fact.readings.filter(({ live }) => live).map((reading) => ({ fact, reading })),
      );
      if (readings.length === 0 || readings.some(({ reading }) => reading.canonical === value)) continue;
      const written = text.value.slice(start, end);
      const expected = [...new Set(readings.map(({ reading }) => reading.text))];
      yield finding('hours-mismatch', { written, expected }, text.entry.subject, [
        side(model, text, written),
        ...readings.map(({ fact, reading }) => factSide(model, fact, reading)),
      ]);
    }
  }
}

/** The days of `opening` and those of the fact for the same season as its hours. */
function* opening(model: Model) {
  const site = model.identity;
  for (const [index, row] of listIn(site?.value, 'opening').entries()) {
    if (!site || !isMapping(row) || !Array.isArray(row.days)) continue;
    const hours = model.facts.find(({ slug }) => slug === row.hours);
    const days = row.days
      .map((day) => WEEKDAYS.indexOf(String(day)) + 1)
      .sort()
      .join('');
    const fact = model.facts.find((each) => isOfSeason(each, hours));
    const readings = fact?.readings.filter(({ live }) => live) ?? [];
    if (!fact || readings.length === 0 || readings.some(({ canonical }) => canonical === days)) continue;
    const written = row.days.join(', ');
    yield finding(
      'hours-mismatch/days',
      { written, expected: readings.map(({ text }) => text) },
      site.subject,
      [
        side(model, atOf(model, site, `/opening/${index}/days`), written),
        ...readings.map((reading) => factSide(model, fact, reading)),
      ],
    );
  }
}

function isOfSeason(fact: Fact, hours: Fact | undefined): boolean {
  return (
    fact.kind === 'weekdays' &&
    hours?.qualifier.season !== undefined &&
    fact.qualifier.season === hours.qualifier.season
  );
}

interface Opening {
  readonly index: number;
  readonly hours: string;
  readonly days: readonly string[];
  /** Days of the season, the last one included. */
  readonly from: number;
  readonly through: number;
}

/** Two rows of `opening` that give one weekday different hours at the same time of the year. */
function* overlaps(model: Model) {
  const site = model.identity;
  const all = openingsOf(model);
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const isApart = one.through < other.from || other.through < one.from;
      if (!site || isApart || one.hours === other.hours || !one.days.some((day) => other.days.includes(day)))
        continue;
      const params = { one: daysOf(one), other: daysOf(other) };
      yield finding('hours-mismatch/overlap', params, site.subject, [
        openingSide(model, site, one),
        openingSide(model, site, other),
      ]);
    }
}

function openingsOf(model: Model): Opening[] {
  return listIn(model.identity?.value, 'opening').flatMap((row, index): Opening[] => {
    if (!isMapping(row) || !Array.isArray(row.days)) return [];
    const [from, through] = [edgeOf(model, row, 'from'), edgeOf(model, row, 'through')];
    if (from === undefined || through === undefined) return [];
    return [{ index, hours: String(row.hours), days: row.days.map(String), from, through }];
  });
}

/** The day of the season at one end of a row, by the first live reading of its fact. */
function edgeOf(model: Model, row: JsonValue, end: 'from' | 'through'): number | undefined {
  const edge = dayOfEdge(mappingOf(row)[end], end, (name) => {
    const fact = model.facts.find(({ slug }) => slug === name);
    return fact?.readings.find(({ live }) => live)?.canonical;
  });
  return edge && dayOfSeason(edge.day) + edge.shift;
}

function openingSide(model: Model, site: Entry, opening: Opening): Side {
  const days = daysOf(opening);
  return side(model, atOf(model, site, `/opening/${opening.index}`), stretch.fr(days), {
    en: { value: stretch.en(days) },
  });
}

function daysOf({ from, through }: Opening): Days {
  return { from: monthDayOf(from), through: monthDayOf(through) };
}
