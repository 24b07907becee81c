import type { Fault, SingletonCheck } from '../../annotations/check-kinds.ts';
import { type Content, type Entry, fieldWith } from '../../content/content.ts';
import { readingOn } from '../../content/entry-readings.ts';
import { LEXICON } from '../../content/settings/settings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { lexiconOf } from '../../model/lexicon.ts';
import { canonical } from '../../model/values.ts';
import { WEEKDAYS } from '../../values/calendar.ts';
import { mappingOf } from '../../values/json-value.ts';
import {
  type Days,
  type EdgeParams,
  type Period,
  SURFACE,
  sharedDays,
  stretch,
  undatedEdges,
} from './seasons.ts';
import { hasShape, type Shape } from './shape.ts';

interface Row extends Period {
  readonly days: readonly string[];
  readonly hours: string;
}

interface OpeningParams {
  'season/no-hours': { fact: string };
  'season/other-days': { fact: string; text: string };
  'season/two-hours': { days: readonly Days[] };
}

const OPENING: Shape = [{ days: ['string'], hours: 'string', from: 'mapping', through: 'mapping' }];

/** What the schema of `site.yaml` cannot express about opening periods: days and hours that the facts do not give. */
export const opening: SingletonCheck<OpeningParams, EdgeParams> = {
  reads: { singleton: ({ identity }) => identity, with: /^(?:facts\/|lexicon)/ },
  severity: 'error',
  words: {
    'season/no-hours': ({ fact }) => [
      `la constante ${fr.quote(fact)} ne donne pas d’heures à l’en-tête du site`,
      'nommez une constante de nature hours, avec une lecture pour « header »',
      `the fact ${en.quote(fact)} gives the header of the site no hours`,
      'name a fact of the kind hours that has a reading for "header"',
    ],
    'season/other-days': ({ fact, text }) => [
      `ces jours ne sont pas ceux de la constante ${fr.quote(fact)} : ${text}`,
      'accordez les jours d’ouverture et la constante des jours',
      `these days are not those of the fact ${en.quote(fact)}: ${text}`,
      'make the opening days and the fact of the days agree',
    ],
    'season/two-hours': ({ days }) => [
      `un jour de cette période a déjà d’autres heures, ${days.map(stretch.fr).join(' et ')}`,
      'faites finir une période avant que l’autre commence',
      `a day of this period has other hours already, ${days.map(stretch.en).join(' and ')}`,
      'end one period before the other begins',
    ],
  },
  *find(entry, content) {
    const field = fieldWith(entry, 'x-calendar', 'opening');
    if (!field || !hasShape(field.value, OPENING)) return;
    const rows = field.value as unknown as readonly Row[];
    for (const [index, row] of rows.entries()) {
      const pointer = `${field.pointer}/${index}`;
      yield* undatedEdges(content, row, pointer);
      const fact = content.find('facts', row.hours);
      if (!fact || mappingOf(fact.value).kind !== 'hours' || !readingOn(fact, SURFACE))
        yield { code: 'season/no-hours', params: { fact: row.hours }, pointer: `${pointer}/hours` };
      else yield* otherDays(content, row, fact, `${pointer}/days`);
      const others = rows
        .slice(0, index)
        .filter(({ hours, days }) => hours !== row.hours && days.some((day) => row.days.includes(day)));
      const days = others.flatMap((other) => sharedDays(content, row, other));
      if (days.length > 0) yield { code: 'season/two-hours', params: { days }, pointer: `${pointer}/from` };
    }
  },
};

/** The days of a row are those of the fact for the same season as its hours. */
function* otherDays(
  content: Content,
  row: Row,
  hours: Entry,
  pointer: string,
): Generator<Fault<OpeningParams>> {
  const season = seasonOf(hours);
  const fact = content.collections
    .get('facts')
    ?.find(
      (each) =>
        mappingOf(each.value).kind === 'weekdays' && season !== undefined && seasonOf(each) === season,
    );
  const reading = fact && readingOn(fact, SURFACE);
  if (!fact || !reading) return;
  const days = row.days
    .map((day) => WEEKDAYS.indexOf(day) + 1)
    .sort()
    .join('');
  const text = String(reading.value);
  if (canonical('weekdays', text, lexiconOf(content.singletons.get(LEXICON))) !== days)
    yield { code: 'season/other-days', params: { fact: fact.slug, text }, pointer };
}

function seasonOf({ value }: Entry) {
  return mappingOf(mappingOf(value).qualifier).season;
}
