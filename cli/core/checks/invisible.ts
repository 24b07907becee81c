import { type EntryCheck, NONE } from '../annotations/check-kinds.ts';
import { scalarFaults } from './scalars.ts';

/** Joins emoji into one, spells the flag of a region behind a black one, or shapes a letter of a script without capitals. */
const JOINED =
  '(?<=[\\p{Extended_Pictographic}\\p{EMod}\\uFE0F])\\u200D|(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,6})[\\u{E0020}-\\u{E007F}]|(?<=\\p{Lo}\\p{M}*)\\p{Join_Control}';

/**
 * Characters that no reader sees and that change what others see, or what a search finds: controls, which XML forbids and
 * HTML parsers drop; format characters; obsolete line breaks; private-use characters, which every font draws
 * differently; and code points that are not characters.
 */
const INVISIBLE = '[^\\P{Cc}\\t\\n]|[\\p{Cf}\\p{Cs}\\p{Co}\\u2028\\u2029\\uFFFE\\uFFFF]';

const HIDDEN = new RegExp(`(?!${JOINED})(?:${INVISIBLE})`, 'u');

/** A file without these, and without an escape for one, is skipped. */
const SUSPICIOUS = new RegExp(`(?!\\r)(?:${INVISIBLE})|\\\\[0abefrvNLPxuU]`, 'u');

interface Invisible {
  'text/invisible': { code: string };
}

/** A text with an invisible character, at the first one. */
export const invisible: EntryCheck<Invisible> = {
  reads: 'entries',
  severity: 'error',
  words: {
    'text/invisible': ({ code }) => [
      `un caractère invisible se cache dans ce texte (${code})`,
      'effacez-le, puis retapez ce qui l’entoure',
      `an invisible character hides in this text (${code})`,
      'delete it, and type what is around it again',
    ],
  },
  find: (entry) =>
    scalarFaults(entry, SUSPICIOUS, ({ value }) => {
      const { 0: character, index: start } = HIDDEN.exec(value) ?? { 0: '', index: 0 };
      if (character === '') return NONE;
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      return [{ code: 'text/invisible', params: { code }, range: { start, end: start + character.length } }];
    }),
};
