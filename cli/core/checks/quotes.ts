import { type CheckedText, type Fault, faultsAt, NONE, type TextCheck } from '../annotations/check-kinds.ts';
import { en, fr } from '../messages/phrases.ts';

interface Quotes {
  'text/quotes': { readonly found: string; readonly isWhole: boolean };
  'text/quote-alone': Record<never, never>;
}

/** Quotation marks that are not French ones; those around a whole value are not needed at all. */
export const quotes: TextCheck<Quotes> = {
  reads: 'texts',
  language: 'fr',
  severity: 'warning',
  words: {
    'text/quotes': ({ found, isWhole }) => [
      isWhole
        ? `les visiteurs liront ces guillemets : ${fr.quote(found)}`
        : `les guillemets de ${found} ne sont pas ceux du français`,
      isWhole ? 'effacez-les : la valeur s’écrit sans' : `écrivez « ${inner(found)} »`,
      isWhole
        ? `visitors will read these quotation marks: ${en.quote(found)}`
        : `the quotation marks of ${found} are not the French ones`,
      isWhole ? 'delete them: the value needs none' : `write « ${inner(found)} »`,
    ],
    'text/quote-alone': () => [
      'ce guillemet « " » est seul : les visiteurs le liront',
      'effacez-le, ou écrivez « … » autour des mots qu’il devait citer',
      'this quotation mark (") stands alone: visitors will read it',
      'delete it, or write « … » around the words that it was to quote',
    ],
  },
  find: (text) => [
    ...faultsAt(text, QUOTED, (found) => ({
      code: 'text/quotes' as const,
      params: { found, isWhole: found.length === text.written.trim().length },
    })),
    ...quoteAlone(text),
  ],
};

/** The only unpaired straight quote: of two, one may close the other further on. */
function quoteAlone({ words }: CheckedText): readonly Fault<Quotes>[] {
  if (!words.includes('"')) return NONE;
  const left = words.replace(QUOTED, (found) => ' '.repeat(found.length));
  const [only, other] = left.matchAll(STRAIGHT);
  if (!only || other) return NONE;
  return [{ code: 'text/quote-alone', params: {}, range: { start: only.index, end: only.index + 1 } }];
}

/** A straight quote that stands for neither inches nor seconds. */
const STRAIGHT = /(?<!\d[ \u00a0\u202f]?)"/g;

/** Single ones are also apostrophes, unless they are around all of it. */
const QUOTED = /[“„][^“”„\n]{1,200}[”“]|"[^"\n]{1,200}"|[‘‚](?<=^\s*.)[^‘\n]{1,200}[’‘](?=\s*$)/g;

function inner(quoted: string): string {
  return quoted.slice(1, -1).trim();
}
