import type { Annotation } from './annotation.ts';
import { BOUNDS, boundFaults, type OutOfBounds } from './bounds.ts';

/** Characters as search engines and screen readers see them: facts filled in, typography applied. */
export const length: Annotation<{ 'text/length': OutOfBounds }> = {
  keyword: 'x-length',
  types: ['string'],
  argument: BOUNDS,
  goesWith: ['x-text'],
  words: {
    'text/length': ({ field, count, min = 0, max = 0 }) => [
      `« ${field} » fait ${count} caractères, ${count < min ? `moins que ${min}` : `plus que ${max}`}`,
      count < min
        ? `dites-en davantage : ${min} caractères au moins, constantes remplacées`
        : `raccourcissez-le de ${count - max} : ${max} caractères au plus, constantes remplacées`,
      `"${field}" is ${count} characters long, ${count < min ? `less than ${min}` : `more than ${max}`}`,
      count < min
        ? `say more: at least ${min} characters, with facts filled in`
        : `cut ${count - max}: at most ${max} characters, with facts filled in`,
    ],
  },
  warn: (text, argument) => boundFaults('text/length', text, [...text.shown].length, argument),
};
