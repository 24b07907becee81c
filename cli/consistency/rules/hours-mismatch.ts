import { WEEKDAYS } from '../../content/calendar.ts';
import { isMapping } from '../../content/json-value.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

interface Other {
  written: string;
  expected: readonly string[];
}

export const hoursMismatch: Rule<{
  'hours-mismatch': Other;
  'hours-mismatch/backwards': { label: string; hours: string };
  'hours-mismatch/days': Other;
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
    'hours-mismatch/backwards': ({ label, hours }) => [
      `${fr.quote(label)} ferme avant d’ouvrir : ${hours}`,
      'remettez les deux heures dans l’ordre',
      `${en.quote(label)} closes before it opens: ${hours}`,
      'put the two times in order',
    ],
    'hours-mismatch/days': ({ written, expected }) => [
      `les jours pour les moteurs de recherche (${written}) ne sont pas ceux de la constante : ${fr.all(expected, 'ou')}`,
      'accordez « opening » et la constante des jours',
      `the days for search engines (${written}) are not those of the fact: ${en.all(expected, 'or')}`,
      'bring "opening" and the fact of the days together',
    ],
  },
  *find(model) {
    yield* backwards(model);
    yield* shown(model);
    yield* opening(model);
  },
};

function* backwards(model: Model) {
  for (const fact of model.facts) {
    if (fact.kind !== 'hours') continue;
    for (const reading of fact.readings) {
      const [opens = '', closes = ''] = reading.canonical.split('-');
      if (!reading.live || opens < closes) continue;
      const own = factSide(model, fact, reading);
      yield finding(
        'hours-mismatch/backwards',
        { label: fact.label, hours: reading.text },
        fact.entry.subject,
        [own],
      );
    }
  }
}

/** Hours and days that `site.yaml` spells out, where a fact of their kind exists. */
function* shown(model: Model) {
  const site = model.singleton('site');
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

/** The days of `opening` and those of the fact with the same season as its hours. */
function* opening(model: Model) {
  const site = model.singleton('site');
  const rows = site && isMapping(site.value) && Array.isArray(site.value.opening) ? site.value.opening : [];
  for (const [index, row] of rows.entries()) {
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
