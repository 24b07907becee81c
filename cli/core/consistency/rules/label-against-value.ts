import { placeIn } from '../../content/places.ts';
import type { Span } from '../../diagnostics/problem.ts';
import { localeOf } from '../../language/locale-of.ts';
import { factText } from '../../language/reading.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Label } from '../../model/relations.ts';
import { canonical, measureOf } from '../../model/values.ts';
import { readNumber } from '../../prose/numbers.ts';
import { readQuantities } from '../../prose/read-quantities.ts';
import { runsIn, tokenize } from '../../prose/tokens.ts';
import { unitNamed } from '../../prose/units.ts';
import { type Cure, cure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const labelAgainstValue: Rule<{
  'label-against-value': { label: string; value: string; file: string; pointer: string };
}> = {
  id: 'label-against-value',
  title: { fr: 'nom qui dit une autre valeur', en: 'label that says another value' },
  why: {
    fr: 'le visiteur choisit une tranche, et la boutique en reçoit une autre',
    en: 'visitors choose one range and the shop receives another',
  },
  words: {
    'label-against-value': ({ label, value, file, pointer }, reader) => [
      `${reader.field(file, pointer, 'le libellé')} dit ${fr.quote(label)}, mais la valeur est ${fr.quote(value)}`,
      'accordez les deux',
      `the label says ${en.quote(label)}, but the value is ${en.quote(value)}`,
      'make the two agree',
    ],
  },
  *find(model) {
    yield* textsOfFacts(model);
    for (const label of model.labels)
      if (!(label.unit === undefined ? isOfChoice(label, model) : isOfMeasure(label, model)))
        yield against(model, label);
  },
};

function against(
  model: Model,
  { entry, pointer, label, valuePointer, value }: Omit<Label, 'surfaces' | 'unit'>,
  cures: readonly Cure[] = [],
) {
  const params = { label, value: String(value), file: entry.file.path, pointer };
  const sides = [
    side(model, atOf(model, entry, pointer), label),
    side(model, atOf(model, entry, valuePointer), String(value)),
  ];
  return finding('label-against-value', params, entry.subject, sides, { cures });
}

/** Whether a choice states the numbers of what is sent for it, with its unit, and no maximum for an open range: `2.5m+`. */
function isOfChoice({ label, value: sent }: Label, { lexicon }: Model): boolean {
  const value = String(sent);
  if (numbersIn(label).join(' ') !== numbersIn(value).join(' ')) return false;
  const marks = runsIn(label).flatMap((run) => lexicon?.marks.in(run) ?? []);
  const isMost = marks.some(
    ({ value: mark }) => mark.role === 'bound' && (mark.means === 'at-most' || mark.means === 'less-than'),
  );
  if (value.endsWith('+') && isMost) return false;
  const [, from, to = from, unit = ''] = /^([\d.]+)(?:-([\d.]+))?(m|cm)\+?$/.exec(value) ?? [];
  const [stated, ...more] = readQuantities(label, lexicon).filter(({ kind }) => kind === 'distance');
  const { factor } = unitNamed(unit) ?? {};
  const measure = stated && more.length === 0 ? measureOf(stated.value) : undefined;
  if (factor === undefined || !measure) return true;
  return (
    measure.from === Number(from) * factor && (measure.to === Number(to) * factor || value.endsWith('+'))
  );
}

/** "Nordmann 150 cm" beside a height of 1.25 m: not where a name states several. */
function isOfMeasure({ label, value, unit = '' }: Label, { lexicon }: Model): boolean {
  const { kind = '' } = unitNamed(unit) ?? {};
  const [stated, ...more] = readQuantities(label, lexicon).filter((each) => each.kind === kind);
  return (
    !stated ||
    more.length > 0 ||
    stated.value === canonical(kind, kind === 'money' ? value : `${value} ${unit}`)
  );
}

/** A fact's text must agree with its value: `value: "48 h"` and `text: trois jours`. */
function* textsOfFacts(model: Model) {
  const locale = localeOf(model.settings);
  for (const { entry, kind, readings } of model.facts) {
    if (kind === 'text' || kind === 'policy' || kind === 'place') continue;
    for (const { declared, pointer: valuePointer, canonical: held } of readings) {
      if (typeof declared.text !== 'string') continue;
      const stated = valuesIn(declared.text, kind, model);
      if (stated.length === 0 || stated.some(({ value }) => value === held)) continue;
      const pointer = valuePointer.replace(/value$/, 'text');
      const value = factText(locale, kind, { ...declared, text: undefined });
      const cures = stated.flatMap(({ range }) =>
        range && stated.length === 1 ? [cure('value', placeIn(entry, pointer, { range }), value, value)] : [],
      );
      yield against(model, { entry, pointer, label: declared.text, valuePointer, value }, cures);
    }
  }
}

/** The values of a kind that a short text states, and where, if the words are read as they stand. */
function valuesIn(
  text: string,
  kind: string,
  model: Model,
): { readonly value: string; readonly range?: Span }[] {
  if (kind === 'count' || kind === 'year') {
    const number = readNumber(tokenize(text), 0);
    return number ? [{ value: String(number.value) }] : [];
  }
  // "Du 1er au 5", and all of "janvier".
  for (const words of [text, `du ${text}`, `dès ${text}`]) {
    const found = readQuantities(words, model.lexicon).filter((each) => each.kind === kind);
    if (found.length > 0)
      return found.map(({ value, start, end }) => ({
        value,
        ...(words === text && { range: { start, end } }),
      }));
  }
  return [];
}

/** "De 1 000 à 2 500,50 €" has 1000 and 2500.5. */
function numbersIn(text: string): number[] {
  const plain = text.replace(/(\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '$1').replaceAll(',', '.');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
