import { FLAG, STRING } from '../content/keyword.ts';
import { closest } from '../content/nearest.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';

/** A string: the name of a collection. */
export const collection: Annotation<{
  'ref/collection': { value: string; nearest: string | undefined; collections: readonly string[] };
}> = {
  keyword: 'x-collection',
  ...STRING,
  isOfKeys: true,
  argument: FLAG,
  words: {
    'ref/collection': ({ value, nearest, collections }) => [
      `il n’y a pas de collection ${fr.quote(value)}`,
      fr.orElse(nearest, `les collections : ${collections.join(', ')}`),
      `there is no collection ${en.quote(value)}`,
      en.orElse(nearest, `the collections: ${collections.join(', ')}`),
    ],
  },
  *check({ content, text: value }) {
    const collections = [...content.collections.keys()];
    if (value !== undefined && !collections.includes(value))
      yield { code: 'ref/collection', params: { value, nearest: closest(value, collections), collections } };
  },
};
