import { FLAG, STRING } from '../content/keyword.ts';
import { closest } from '../content/nearest.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';

/** A string: a page of the route table, `header` or `footer`. */
export const surfaceId: Annotation<{
  'fact/unknown-surface': { value: string; nearest: string | undefined; surfaces: readonly string[] };
}> = {
  keyword: 'x-surface-id',
  ...STRING,
  isOfKeys: true,
  argument: FLAG,
  words: {
    'fact/unknown-surface': ({ value, nearest, surfaces }, reader) => [
      `il n’y a pas de page ${fr.quote(value)}`,
      fr.orElse(
        nearest && reader.surface(nearest),
        reader.isAtDesk ? 'choisissez une page de la liste' : `les pages : ${surfaces.join(', ')}`,
      ),
      `there is no page ${en.quote(value)}`,
      en.orElse(nearest, `the pages: ${surfaces.join(', ')}`),
    ],
  },
  *check(bearer) {
    const { surfaces } = bearer.content;
    const value = bearer.text;
    if (value !== undefined && !bearer.lacksRoutes() && !surfaces.includes(value))
      yield { code: 'fact/unknown-surface', params: { value, nearest: closest(value, surfaces), surfaces } };
  },
};
