import { en, fr } from '../messages/phrases.ts';
import { faultsAt, type TextCheck } from './check-kinds.ts';

interface Quotes {
  'text/quotes': { readonly found: string; readonly isWhole: boolean };
}

/** Quotation marks that are not those of French; those around a whole value are not needed at all. */
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
  },
  find: (text) =>
    faultsAt(text, QUOTED, (found) => ({
      code: 'text/quotes' as const,
      params: { found, isWhole: found.length === text.written.trim().length },
    })),
};

const QUOTED = /[“„][^“”„\n]{1,200}[”“]|"[^"\n]{1,200}"/g;

function inner(quoted: string): string {
  return quoted.slice(1, -1).trim();
}
