import { type Fault, NONE, type TextCheck } from '../annotations/check-kinds.ts';
import type { Content } from '../content/content.ts';
import { factOn, fieldsOf } from '../content/entry-readings.ts';
import { memoize } from '../content/memoize.ts';
import type { Span } from '../diagnostics/problem.ts';
import { en, fr } from '../messages/phrases.ts';
import { literalPattern } from '../text/literal-pattern.ts';

interface KnownField {
  'text/known-field': { found: string; name: string };
}

/** A number or an address of the shop written out: the copy goes stale when the field changes. */
export const knownField: TextCheck<KnownField> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'text/known-field': ({ found, name }) => [
      `${fr.quote(found)} est déjà écrit ailleurs : c’est {{${name}}}`,
      `écrivez {{${name}}}, sans crochets ni adresse : le texte le suivra, et le lien se fait tout seul`,
      `${en.quote(found)} is written elsewhere already: it is {{${name}}}`,
      `write {{${name}}}, without brackets and address: the text follows it, and the link makes itself`,
    ],
  },
  find({ content, entry, written }) {
    if (entry.slug === content.settings.identity || !/\d\s*\d\s*\d|@/.test(written)) return NONE;
    const faults: Fault<KnownField>[] = [];
    let last: Span = { start: 0, end: 0 };
    for (const { name, pattern } of patternsOf(content))
      for (const { 0: found, index } of written.matchAll(pattern)) {
        const range = { start: index, end: index + found.length };
        if (range.start < last.end && last.start < range.end) continue; // one value of two fields
        last = range;
        faults.push({
          code: 'text/known-field',
          params: { found: /^\[([^\]]*)/.exec(found)?.[1] ?? found, name },
          range,
        });
      }
    return faults;
  },
};

interface FieldPattern {
  readonly name: string;
  readonly pattern: RegExp;
}

/** What is found of each field that is a number of eight digits at least, or an e-mail: alone, or as the text of a link. */
const patternsOf = memoize((content: Content): readonly FieldPattern[] =>
  fieldsOf(content).flatMap((name) => {
    const value = factOn(content, name, '') ?? '';
    if (!/^\S+@\S+$/.test(value) && !/^(?:FR)?\d[\d ]*$/.test(value)) return [];
    if (!value.includes('@') && value.replace(/\D/g, '').length < 8) return [];
    const source = value.split(/\s+/).map(literalPattern).join('\\s+');
    const alone = `(?<![\\w.+-])${source}(?![\\w])`;
    return [{ name, pattern: new RegExp(`\\[${source}\\]\\([^()]*\\)|${alone}`, 'g') }];
  }),
);
