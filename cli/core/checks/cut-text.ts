import { SCALAR_STYLE } from 'js-yaml';
import { type EntryCheck, NONE } from '../annotations/check-kinds.ts';
import { en, fr } from '../messages/phrases.ts';
import { shorten } from '../text/shorten.ts';
import { valueAt } from '../values/json-value.ts';
import { scalarFaults } from './scalars.ts';

/** A comment that touches its text, which is rarely intended: `Le sapin #1`. */
const CUT = /^[ \t]+#(?![\s#!])/;
const SUSPICIOUS = /\S[ \t]+#(?![\s#!])/;

interface CutText {
  'text/cut': { kept: string };
}

/** A value that YAML ends at a `#` that is part of the text. */
export const cutText: EntryCheck<CutText> = {
  reads: 'entries',
  severity: 'error',
  words: {
    'text/cut': ({ kept }, reader) => [
      reader.isAtDesk
        ? `ce texte est coupé au signe « # » : il ne reste que ${fr.quote(kept)}`
        : `« # » ouvre un commentaire : il ne reste que ${fr.quote(kept)}`,
      reader.isAtDesk
        ? 'récrivez ici le texte entier : le bureau le gardera tel quel'
        : 'mettez toute la valeur entre guillemets « " » ; si c’est un commentaire, un espace après « # »',
      `"#" starts a comment: only ${en.quote(kept)} is left`,
      'quote the whole value; if it is a comment, write a space after "#"',
    ],
  },
  find: (entry) =>
    scalarFaults(entry, SUSPICIOUS, ({ span, scalar, value, pointer }, text) =>
      scalar.style === SCALAR_STYLE.PLAIN &&
      typeof valueAt(entry.value, pointer) === 'string' &&
      CUT.test(text.slice(span.end))
        ? [{ code: 'text/cut', params: { kept: shorten(value) } }]
        : NONE,
    ),
};
