import type { Entry } from '../../content/content.ts';
import { memoize } from '../../content/memoize.ts';
import { en, fr } from '../../messages/phrases.ts';
import { type MappingAt, mappingsIn } from '../../model/containers.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { measureOf } from '../../model/values.ts';
import { Answers } from '../../prose/cached.ts';
import { readNumber } from '../../prose/numbers.ts';
import { readQuantities } from '../../prose/read-quantities.ts';
import { runsIn, tokenize } from '../../prose/tokens.ts';
import { pointerTo } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const labelAgainstValue: Rule<{
  'label-against-value': { label: string; value: string };
}> = {
  id: 'label-against-value',
  title: { fr: 'libellé qui dit une autre valeur', en: 'label that says another value' },
  why: {
    fr: 'le visiteur choisit une tranche, et la boutique en reçoit une autre',
    en: 'visitors choose one range and the shop receives another',
  },
  words: {
    'label-against-value': ({ label, value }) => [
      `le libellé dit ${fr.quote(label)}, mais la valeur est ${fr.quote(value)}`,
      'accordez les deux',
      `the label says ${en.quote(label)}, but the value is ${en.quote(value)}`,
      'make the two agree',
    ],
  },
  *find(model) {
    yield* textsOfFacts(model);
    yield* namesOfThings(model);
    for (const entry of model.entries)
      for (const { pointer, field, label, value } of labelsIn(entry).choices) {
        if (numbersIn(label).join(' ') === numbersIn(value).join(' ') && fits(label, value, model)) continue;
        yield finding('label-against-value', { label, value }, entry.subject, [
          side(model, atOf(model, entry, pointerTo(pointer, 'label')), label),
          side(model, atOf(model, entry, pointerTo(pointer, field)), value),
        ]);
      }
  },
};

/** Read once, however many decisions are tried. */
const QUANTITIES = new Answers<object, ReturnType<typeof readQuantities>>();
const NO_LEXICON = {};

function quantitiesIn(text: string, lexicon: Model['lexicon']) {
  return QUANTITIES.of(lexicon ?? NO_LEXICON, '', { value: text }, () => readQuantities(text, lexicon));
}

/** Whether a label has the unit of its value, and states no maximum for an open range: `2.5m+`. */
function fits(label: string, value: string, { lexicon }: Model): boolean {
  const marks = runsIn(label).flatMap((run) => lexicon?.marks.in(run) ?? []);
  const isMost = marks.some(
    ({ value: mark }) => mark.role === 'bound' && (mark.means === 'at-most' || mark.means === 'less-than'),
  );
  if (value.endsWith('+') && isMost) return false;
  const [, from, to = from, unit] = /^([\d.]+)(?:-([\d.]+))?(m|cm)\+?$/.exec(value) ?? [];
  const [said, ...more] = quantitiesIn(label, lexicon).filter(({ kind }) => kind === 'distance');
  if (unit === undefined || !said || more.length > 0) return true;
  const scale = unit === 'cm' ? 0.01 : 1;
  const [least, most] = [Number(from) * scale, Number(to) * scale];
  const measure = measureOf(said.value);
  return !measure || (measure.from === least && (measure.to === most || value.endsWith('+')));
}

/** A fact's text must say what its value holds: `value: "48 h"` and `text: trois jours`. */
function* textsOfFacts(model: Model) {
  for (const fact of model.facts) {
    if (fact.kind === 'text' || fact.kind === 'policy' || fact.kind === 'place') continue;
    for (const { declared, pointer, canonical: held, value } of fact.readings) {
      if (typeof declared.text !== 'string') continue;
      const said = valuesIn(declared.text, fact.kind, model);
      if (said.length === 0 || said.includes(held)) continue;
      const textAt = pointer.replace(/value$/, 'text');
      yield finding(
        'label-against-value',
        { label: declared.text, value: String(value) },
        fact.entry.subject,
        [
          side(model, atOf(model, fact.entry, textAt), declared.text),
          side(model, atOf(model, fact.entry, pointer), String(value)),
        ],
      );
    }
  }
}

/** The values of a kind that a short text states. */
function valuesIn(text: string, kind: string, model: Model): string[] {
  if (kind === 'count' || kind === 'year') {
    const number = readNumber(tokenize(text), 0);
    return number ? [String(number.value)] : [];
  }
  const read = (words: string) => quantitiesIn(words, model.lexicon).filter((each) => each.kind === kind);
  // "Du 1er au 5", and all of "janvier".
  const readings = [text, `du ${text}`, `dès ${text}`].map(read);
  return (readings.find((found) => found.length > 0) ?? []).map(({ value }) => value);
}

/** "Nordmann 150 cm" beside `height: 1.25`. */
function* namesOfThings(model: Model) {
  for (const entry of model.entries)
    for (const { pointer, field, label, own, kind, value } of labelsIn(entry).measured) {
      const said = quantitiesIn(label, model.lexicon).filter((each) => each.kind === kind);
      const held = kind === 'money' ? value.toFixed(2) : `${value} m`;
      if (said.length !== 1 || said[0]?.value === held) continue;
      yield finding('label-against-value', { label, value: String(value) }, entry.subject, [
        side(model, atOf(model, entry, pointerTo(pointer, field)), label),
        side(model, atOf(model, entry, pointerTo(pointer, own)), String(value)),
      ]);
    }
}

/** Fields that a name may repeat, in metres and in euros. */
const MEASURED = [
  ['height', 'distance'],
  ['price', 'money'],
] as const;

interface Choice {
  readonly pointer: string;
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** A name with figures, beside a measure of its own. */
interface Measured {
  readonly pointer: string;
  readonly field: string;
  readonly label: string;
  readonly own: (typeof MEASURED)[number][0];
  readonly kind: (typeof MEASURED)[number][1];
  readonly value: number;
}

interface Labels {
  readonly choices: readonly Choice[];
  readonly measured: readonly Measured[];
}

/** Kept, however many decisions are tried. */
const labelsIn = memoize((entry: Entry): Labels => {
  const mappings = mappingsIn(entry);
  return { choices: mappings.flatMap(choicesOf), measured: mappings.flatMap(measuredOf) };
});

function measuredOf({ pointer, value: node }: MappingAt): Measured[] {
  const field = ['name', 'label', 'title'].find((each) => typeof node[each] === 'string');
  const label = field === undefined ? '' : String(node[field]);
  if (field === undefined || !/\d/.test(label)) return [];
  return MEASURED.flatMap(([own, kind]) => {
    const value = node[own];
    return typeof value === 'number' ? [{ pointer, field, label, own, kind, value }] : [];
  });
}

/** A value that is an amount or a range: `500-1000`, `2.5m+`. */
const RANGE = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?(?:m|cm|€)?\+?$/;

/** A choice whose label states the numbers of its value. */
function choicesOf({ pointer, value: node }: MappingAt): Choice[] {
  const { label } = node;
  if (typeof label !== 'string' || !/\d/.test(label)) return [];
  return ['value', 'id'].flatMap((field) => {
    const own = node[field];
    return typeof own === 'string' && RANGE.test(own) ? [{ pointer, field, label, value: own }] : [];
  });
}

/** "De 1 000 à 2 500,50 €" has 1000 and 2500.5. */
function numbersIn(text: string): number[] {
  const plain = text.replace(/(\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '$1').replaceAll(',', '.');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
