import { wordCount } from '../content/markdown.ts';
import { type Check, NONE } from './check.ts';
import { type Bounds, isWithin } from './length.ts';

interface WordCount extends Bounds {
  readonly field: string;
  readonly count: number;
}

export const words: Check<'text/words', WordCount> = {
  id: 'text/words',
  words: {
    fr: ({ field, count, min = 0, max = 0 }) => ({
      message: `« ${field} » compte ${count} mots, ${count < min ? `moins que ${min}` : `plus que ${max}`}`,
      hint: count < min ? `ajoutez-en ${min - count} au moins` : `retirez-en ${count - max} au moins`,
    }),
    en: ({ field, count, min = 0, max = 0 }) => ({
      message: `"${field}" is ${count} words long, ${count < min ? `less than ${min}` : `more than ${max}`}`,
      hint: count < min ? `add at least ${min - count}` : `cut at least ${count - max}`,
    }),
  },
  find(text) {
    const bounds = text.annotations['x-words'] as Bounds | undefined;
    if (bounds === undefined) return NONE;
    const count = wordCount(text.shown);
    return isWithin(count, bounds) ? NONE : [{ params: { field: text.field, count, ...bounds } }];
  },
};
