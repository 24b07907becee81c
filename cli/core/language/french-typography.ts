import { MONTHS } from '../shared/date.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';
const HYPHEN = '\u2011';

/** What a hyphen ties to its verb: a line may not end between the two. */
const PRONOUNS = 'je|tu|ils?|elles?|on|nous|vous|ce|le|la|les|lui|leur|moi|toi|y|en';

/** What counts the number before it: a line may not end between the two. */
const UNITS = [
  ...['km', 'cm', 'mm', 'm', 'kg', 'h', 'min', 'ans?', 'mois', 'jours?', 'semaines?', 'heures?', 'minutes?'],
  ...MONTHS,
].join('|');

/** What each mark needs, tried only on texts that hold one of `marks`. */
const RULES: readonly {
  readonly marks: readonly string[];
  readonly pattern: RegExp;
  readonly written: string;
}[] = [
  { marks: ["'"], pattern: /'/g, written: '’' },
  { marks: ['...'], pattern: /\.{3}/g, written: '…' },
  // Not at the start of a line or after a bracket: there is no word to keep the mark with.
  {
    marks: [';', '!', '?'],
    pattern: /([^\s\u00a0\u202f;!?([{«“])[ \u00a0\u202f]*([;!?]+)(?=$|[\s)»"”’\]…])/gu,
    written: `$1${NARROW}$2`,
  },
  { marks: [':'], pattern: /(?:[ \u00a0\u202f]+|(?<=[\p{L})»’”])):(?=$|[\s»])/gu, written: `${NBSP}:` },
  { marks: ['%', '€'], pattern: /(?:[ \u00a0\u202f]+|(?<=\d))([%€])/gu, written: `${NBSP}$1` },
  {
    marks: [' '],
    pattern: new RegExp(`(\\d|\\d?1er) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'),
    written: `$1${NBSP}`,
  },
  // Of a range, both ends: « 48 à 72 h ».
  { marks: [' à '], pattern: /(?<=\d) à (?=\d)/gu, written: `${NBSP}à${NBSP}` },
  {
    marks: ['-'],
    pattern: new RegExp(`(?<=\\p{L})-(?=(?:${PRONOUNS})(?![\\p{L}\\p{N}'’-]))`, 'gu'),
    written: HYPHEN,
  },
  { marks: ['«'], pattern: /«[ \u00a0\u202f]*/gu, written: `«${NBSP}` },
  { marks: ['»'], pattern: /[ \u00a0\u202f]*»/gu, written: `${NBSP}»` },
];

/**
 * French typography for text typed with plain spaces and straight apostrophes: no-break spaces before `; : ! ? % €` and
 * `»`, after `«` between a number and its unit and inside a range (narrow before `; ! ?`), `’` for `'`, `…` for three dots, a verb and its pronoun
 * on one line. Idempotent.
 */
export function typography(text: string): string {
  let finished = text;
  for (const { marks, pattern, written } of RULES) {
    if (marks.some((mark) => finished.includes(mark))) finished = finished.replace(pattern, written);
  }
  return finished;
}
