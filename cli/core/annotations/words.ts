import { wordCount } from '../content/markdown-parts.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';
import { BOUNDS, boundFaults, type OutOfBounds } from './bounds.ts';

export const words: Annotation<{ 'text/words': OutOfBounds }> = {
  keyword: 'x-words',
  types: ['string'],
  argument: BOUNDS,
  goesWith: ['x-text', 'x-markdown'],
  words: {
    'text/words': ({ field, count, min = 0, max = 0 }) => [
      count < min
        ? `${fr.quote(field)} est court : ${count === 0 ? 'aucun mot' : fr.plural(count, 'mot')}`
        : `« ${field} » compte ${count} mots, il en faut ${max} au plus`,
      count < min
        ? `dites encore ce qu’un visiteur voudrait savoir ; un texte complet compte ${min} mots`
        : `retirez-en ${count - max} au moins`,
      `"${field}" has ${en.plural(count, 'word')}, ${count < min ? `fewer than ${min}` : `more than ${max}`}`,
      count < min ? `add at least ${min - count}` : `cut at least ${count - max}`,
    ],
  },
  warn: (text, argument) => boundFaults('text/words', text, wordCount(text.shown), argument),
};
