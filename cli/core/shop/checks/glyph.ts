import { faultsAt, NONE, type TextCheck } from '../../annotations/check-kinds.ts';
import { literalPattern } from '../../text/literal-pattern.ts';
import { CHARACTERS } from '../font-characters.mjs';

/** Marks join their letter, formats show nothing, `invisible` refuses the other controls, and U+FFFC masks what is no words. */
const STRANGE = new RegExp(
  `[^${literalPattern(CHARACTERS)}\\s\\p{M}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\uFFFC\uFFFE\uFFFF]+`,
  'gu',
);

/** Characters that the site's fonts lack, which each device takes from another font; content without pages has no such fonts. */
export const glyph: TextCheck<{ 'text/glyph': { readonly found: string } }> = {
  reads: 'texts',
  language: 'fr',
  severity: 'error',
  words: {
    'text/glyph': ({ found }) => [
      `les polices du site n’ont pas « ${found} » : chaque appareil le dessine à sa façon, ou montre un carré vide`,
      'écrivez-le en lettres, ou effacez-le',
      `the site's fonts lack "${found}": each device draws it in its way, or shows an empty box`,
      'write it in letters, or delete it',
    ],
  },
  find: (text) =>
    text.content.routes.routes.length === 0
      ? NONE
      : faultsAt(text, STRANGE, (found) => ({ code: 'text/glyph', params: { found } })),
};
