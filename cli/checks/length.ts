import { type Check, NONE } from './check.ts';

/** The argument of `x-length`, `x-words` and `x-links`. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

interface Length extends Bounds {
  readonly field: string;
  readonly count: number;
}

/** Characters, as search engines and screen readers meet them: constants filled in, typography applied. */
export const length: Check<'text/length', Length> = {
  id: 'text/length',
  words: {
    fr: ({ field, count, min = 0, max = 0 }) => ({
      message: `« ${field} » fait ${count} caractères, ${count < min ? `moins que ${min}` : `plus que ${max}`}`,
      hint:
        count < min
          ? `dites-en davantage : ${min} caractères au moins, constantes remplacées`
          : `raccourcissez-le de ${count - max} : ${max} caractères au plus, constantes remplacées`,
    }),
    en: ({ field, count, min = 0, max = 0 }) => ({
      message: `"${field}" is ${count} characters long, ${count < min ? `less than ${min}` : `more than ${max}`}`,
      hint:
        count < min
          ? `say more: at least ${min} characters, with facts filled in`
          : `cut ${count - max}: at most ${max} characters, with facts filled in`,
    }),
  },
  find(text) {
    const bounds = text.annotations['x-length'] as Bounds | undefined;
    if (bounds === undefined) return NONE;
    const count = [...text.shown].length;
    return isWithin(count, bounds) ? NONE : [{ params: { field: text.field, count, ...bounds } }];
  },
};

export function isWithin(count: number, { min = 0, max = Number.POSITIVE_INFINITY }: Bounds): boolean {
  return min <= count && count <= max;
}
