import type { EntryCheck } from '../annotations/check-kinds.ts';
import { en, fr } from '../messages/phrases.ts';
import { literalPattern } from '../text/literal-pattern.ts';
import { scalarFaults } from './scalars.ts';

/** What Windows-1252 has for the bytes from 0x80 to 0xBF: those that go on with a sign of UTF-8. */
const CONTINUED = [
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ',
  Array.from({ length: 0x20 }, (_, i) => String.fromCodePoint(0xa0 + i)).join(''),
].join('');
const NEXT = `[${literalPattern(CONTINUED)}]`;

/** The replacement character; and accents, punctuation and emoji in UTF-8, read as Windows-1252. */
const DAMAGED = new RegExp(`\uFFFD|[ÂÃÅ]${NEXT}|â${NEXT}{2}|ð${NEXT}{3}`, 'gu');

/** Text that a program has read in a wrong encoding. */
export const damaged: EntryCheck<{
  'text/damaged': { readonly found: string; readonly letter: string | undefined };
}> = {
  reads: 'entries',
  severity: 'warning',
  words: {
    'text/damaged': ({ found, letter }) => [
      `un programme a mal lu ce texte : ${fr.quote(found)} est mis pour ${letter === undefined ? 'une lettre' : quoteOf(letter, fr, 'une espace')}`,
      letter === undefined
        ? 'récrivez la lettre qui manque'
        : `écrivez ${quoteOf(letter, fr, 'une espace')}, et relisez tout le texte`,
      `a program has misread this text: ${en.quote(found)} stands for ${letter === undefined ? 'a letter' : quoteOf(letter, en, 'a space')}`,
      letter === undefined
        ? 'write the letter that is missing'
        : `write ${quoteOf(letter, en, 'a space')}, and read the whole text again`,
    ],
  },
  find: (entry) =>
    scalarFaults(entry, new RegExp(DAMAGED, 'u'), ({ value }) =>
      Array.from(value.matchAll(DAMAGED), ({ 0: found, index }) => ({
        code: 'text/damaged',
        params: { found, letter: found === '\uFFFD' ? undefined : readAgain(found) },
        range: { start: index, end: index + found.length },
      })),
    ),
};

/** No one sees a blank between quotes. */
const quoteOf = (sign: string, { quote }: typeof fr | typeof en, blank: string) =>
  sign.trim() === '' ? blank : quote(sign);

/** Text of which each letter is a byte of Windows-1252, as UTF-8. */
function readAgain(letters: string): string {
  const bytes = Array.from(letters, (letter) => {
    const rank = CONTINUED.indexOf(letter);
    return rank < 0 ? letter.charCodeAt(0) : 0x80 + rank;
  });
  return Buffer.from(bytes).toString('utf8');
}
