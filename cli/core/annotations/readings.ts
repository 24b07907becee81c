import { decisionOf, nameOfReading, readingsOf } from '../content/entry-readings.ts';
import { FLAG, LIST } from '../content/keyword.ts';
import { french } from '../language/french.ts';
import { factText, isReading } from '../language/reading.ts';
import { en, fr } from '../messages/phrases.ts';
import { mappingOf } from '../values/json-value.ts';
import type { Annotation } from './annotation.ts';

/** A list: every reading of one thing. Surfaces distinguish them, and a decision names one of them. */
export const readings: Annotation<{
  'fact/surface-twice': { surface: string };
  'fact/several-defaults': Record<never, never>;
  'fact/decision': { kind: string; value: string; readings: readonly string[] };
  'fact/not-reading': Record<never, never>;
}> = {
  keyword: 'x-readings',
  ...LIST,
  isOfEntry: 'readings',
  argument: FLAG,
  words: {
    'fact/surface-twice': ({ surface }, reader) => [
      `la page ${fr.quote(reader.surface(surface))} montre déjà une autre lecture`,
      'une page ne montre qu’une lecture : effacez l’une des deux',
      `the page ${en.quote(surface)} shows another reading already`,
      'a page shows one reading: delete one of the two',
    ],
    'fact/several-defaults': () => [
      'une autre lecture ne nomme déjà aucune page',
      'une seule lecture peut servir toutes les autres pages : nommez celles de l’une des deux',
      'another reading has no surfaces either',
      'only one reading can serve all other pages: name those of one of them',
    ],
    'fact/decision': ({ kind, value, readings }, { isAtDesk }) => {
      const shown = (name: string) =>
        isAtDesk ? factText(french, kind, { source: name, value: name }) : name;
      return [
        `la décision ${fr.quote(shown(value))} n’est aucune des lectures`,
        `au choix : ${fr.among(readings.map(shown))}`,
        `the decision ${en.quote(value)} is none of the readings`,
        `one of: ${readings.map(en.quote).join(', ')}`,
      ];
    },
    'fact/not-reading': (_, reader) => [
      'ceci n’est pas une lecture',
      reader.isAtDesk
        ? 'dites au moins d’où elle vient'
        : 'une lecture a une « source » (un texte), et au besoin une « value » (un texte ou un nombre) et des « surfaces » (une liste)',
      'this is not a reading',
      'a reading has a "source" (a text), and where needed a "value" (a text or a number) and "surfaces" (a list)',
    ],
  },
  *check(bearer) {
    const { at, entry } = bearer;
    const rows = Array.isArray(at.value) ? at.value : [];
    const claimed = new Map<string, number>();
    let defaults = 0;
    for (const [index, reading] of rows.entries()) {
      const pointer = `${at.pointer}/${index}`;
      if (!isReading(reading)) {
        if (!bearer.isRefused(entry)) yield { code: 'fact/not-reading', params: {}, pointer };
        continue;
      }
      if (reading.surfaces === undefined && ++defaults === 2)
        yield { code: 'fact/several-defaults', params: {}, pointer, part: 'first-key' };
      for (const [rank, surface] of (reading.surfaces ?? []).entries()) {
        if ((claimed.get(surface) ?? index) !== index)
          yield { code: 'fact/surface-twice', params: { surface }, pointer: `${pointer}/surfaces/${rank}` };
        claimed.set(surface, index);
      }
    }
    const decision = decisionOf(entry);
    const names = [...new Set(readingsOf(entry).map(nameOfReading))];
    if (decision !== undefined && !names.includes(String(decision)))
      yield {
        code: 'fact/decision',
        params: { kind: String(mappingOf(entry.value).kind), value: String(decision), readings: names },
        pointer: '/decision',
      };
  },
};
