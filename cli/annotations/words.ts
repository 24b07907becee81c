import { wordCount } from '../content/markdown.ts';
import type { Annotation } from './annotation.ts';
import { BOUNDS, type Bounds, isWithin, type OutOfBounds } from './bounds.ts';

export const words: Annotation<{ 'text/words': OutOfBounds }> = {
  keyword: 'x-words',
  argument: BOUNDS,
  goesWith: ['x-text', 'x-markdown'],
  words: {
    'text/words': {
      fr: ({ field, count, min = 0, max = 0 }) => [
        `« ${field} » compte ${count} mots, ${count < min ? `moins que ${min}` : `plus que ${max}`}`,
        count < min ? `ajoutez-en ${min - count} au moins` : `retirez-en ${count - max} au moins`,
      ],
      en: ({ field, count, min = 0, max = 0 }) => [
        `"${field}" is ${count} words long, ${count < min ? `less than ${min}` : `more than ${max}`}`,
        count < min ? `add at least ${min - count}` : `cut at least ${count - max}`,
      ],
    },
  },
  *warn(text, argument) {
    const bounds = argument as Bounds;
    const count = wordCount(text.shown);
    if (!isWithin(count, bounds))
      yield { code: 'text/words', params: { field: text.field, count, ...bounds } };
  },
};
