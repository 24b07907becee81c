import { SCALAR_STYLE } from 'js-yaml';
import { type EntryCheck, type Fault, NONE } from '../annotations/check-kinds.ts';
import { en, fr } from '../messages/phrases.ts';
import { shorten } from '../text/shorten.ts';
import { isFolded } from '../yaml/lines.ts';
import { type LocatedScalar, scalarFaults } from './scalars.ts';

interface StrayLine {
  'text/continued': { value: string };
  'text/heading-outside': { heading: string };
}

/** Behind a long text, blank lines aside: a heading of Markdown that has lost its indent, which makes it a comment. */
const HEADING = /^\s*\n(#{2,6} [^\r\n]*)/;

/** Lines that YAML reads otherwise than they look: one that it joins to the value above, one that it takes for a comment. */
export const strayLine: EntryCheck<StrayLine> = {
  reads: 'entries',
  severity: 'warning',
  words: {
    'text/continued': ({ value }, reader) => [
      `cette valeur continue à la ligne suivante : le visiteur lit ${fr.quote(value)}`,
      reader.isAtDesk
        ? 'si ce texte est juste, tapez-le de nouveau ; sinon, effacez ce qui est de trop'
        : 'décalez la ligne autrement si c’est un champ, effacez-la si elle est de trop ; un long texte s’écrit après « >- »',
      `this value goes on in the next line: visitors read ${en.quote(value)}`,
      'indent the line differently if it is a field, delete it if it is too much; a long text is written after ">-"',
    ],
    'text/heading-outside': ({ heading }, reader) => [
      `ce sous-titre n’est plus dans son texte, et personne ne le lira : ${fr.quote(heading)}`,
      reader.isAtDesk
        ? 'récrivez-le à la fin de ce texte'
        : 'remettez devant lui autant d’espaces que devant le paragraphe qui précède',
      `this heading has left its text, and nobody will read it: ${en.quote(heading)}`,
      'indent it as the paragraph before it',
    ],
  },
  *find(entry) {
    yield* scalarFaults(entry, /^#{2,6} /m, ({ span, scalar, value }, text) => {
      const [, heading] =
        (scalar.style === SCALAR_STYLE.LITERAL_BLOCK && HEADING.exec(text.slice(span.end))) || [];
      if (heading === undefined) return NONE;
      const { length } = value.trimEnd();
      const range = { start: value.lastIndexOf('\n', length - 1) + 1, end: length };
      return [{ code: 'text/heading-outside', params: { heading: shorten(heading) }, range }];
    });
    yield* scalarFaults(entry, CONTINUED, strayPart);
  },
};

/** A value without quotes, and below it a line further right that is not a field, item or comment. */
const CONTINUED = /\n(?<=: +[^\s"'|>[{#&*!][^\n]*\n) +(?![ #-])[^:\n]*$/m;

/** The text of an unquoted value beyond the line of its key; a list item, or a text below its key, may continue. */
function strayPart({ key, span, scalar, value }: LocatedScalar, text: string): Iterable<Fault<StrayLine>> {
  const [first = '', more] = text.slice(span.start, span.end).split(/\r?\n/);
  if (!key || scalar.style !== SCALAR_STYLE.PLAIN || more === undefined) return NONE;
  if (text.slice(key.end, span.start).includes('\n') || isFolded(text, span)) return NONE;
  const start = first.trimEnd().length + 1;
  return [{ code: 'text/continued', params: { value: shorten(value) }, range: { start, end: value.length } }];
}
