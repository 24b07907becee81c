import type { SingletonCheck } from '../../annotations/check-kinds.ts';
import { readingOn } from '../../content/entry-readings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { isMapping } from '../../values/json-value.ts';
import { type EdgeParams, type Period, SURFACE, undatedEdges } from './seasons.ts';
import { hasShape, type Shape } from './shape.ts';

interface Row extends Period {
  readonly hours: string;
}

const OPENING: Shape = { 'opening?': [{ hours: 'string', from: 'mapping', through: 'mapping' }] };

/** What the schema of `site.yaml` cannot express about opening periods: days and hours that the facts do not give. */
export const opening: SingletonCheck<
  {
    'season/no-hours': { fact: string };
  },
  EdgeParams
> = {
  reads: { singleton: ({ identity }) => identity, with: /^facts\// },
  severity: 'error',
  words: {
    'season/no-hours': ({ fact }) => [
      `la constante ${fr.quote(fact)} ne donne pas d’heures à l’en-tête du site`,
      'nommez une constante de nature hours, avec une lecture pour « header »',
      `the fact ${en.quote(fact)} gives the header of the site no hours`,
      'name a fact of the kind hours that has a reading for "header"',
    ],
  },
  *find(entry, content) {
    if (!hasShape(entry.value, OPENING)) return;
    const { opening: rows = [] } = entry.value as { readonly opening?: readonly Row[] };
    for (const [index, row] of rows.entries()) {
      const pointer = `/opening/${index}`;
      yield* undatedEdges(content, row, pointer);
      const fact = content.find('facts', row.hours);
      const isHours = fact && isMapping(fact.value) && fact.value.kind === 'hours';
      if (!isHours || !readingOn(fact, SURFACE))
        yield { code: 'season/no-hours', params: { fact: row.hours }, pointer: `${pointer}/hours` };
    }
  },
};
