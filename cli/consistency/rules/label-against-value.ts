import type { Entry } from '../../content/content.ts';
import { isMapping, type JsonValue } from '../../content/json-value.ts';
import { pointerTo } from '../../content/pointer.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { readNumber } from '../../prose/numbers.ts';
import { readQuantities } from '../../prose/read-quantities.ts';
import { tokenize } from '../../prose/tokens.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const labelAgainstValue: Rule<{ 'label-against-value': { label: string; value: string } }> = {
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
      'bring the two together',
    ],
  },
  *find(model) {
    yield* textsOfFacts(model);
    yield* namesOfThings(model);
    for (const entry of model.entries)
      for (const { pointer, field, label, value } of labelsIn(entry).choices) {
        if (numbersIn(label).join(' ') === numbersIn(value).join(' ')) continue;
        yield finding('label-against-value', { label, value }, entry.subject, [
          side(model, atOf(model, entry, pointerTo(pointer, 'label')), label),
          side(model, atOf(model, entry, pointerTo(pointer, field)), value),
        ]);
      }
  },
};

/** What a fact shows must be what it holds: `value: "48 h"` and `text: trois jours`. */
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

/** The values of a kind that a short text says. */
function valuesIn(text: string, kind: string, model: Model): string[] {
  if (kind === 'count' || kind === 'year') {
    const number = readNumber(tokenize(text), 0);
    return number ? [String(number.value)] : [];
  }
  const read = (words: string) => readQuantities(words, model.lexicon).filter((each) => each.kind === kind);
  // "Du 1er au 5", and all of "janvier".
  const readings = [text, `du ${text}`, `dès ${text}`].map(read);
  return (readings.find((found) => found.length > 0) ?? []).map(({ value }) => value);
}

/** "Nordmann 150 cm" beside `height: 1.25`. */
function* namesOfThings(model: Model) {
  for (const entry of model.entries)
    for (const { pointer, field, label, own, kind, value } of labelsIn(entry).measured) {
      const said = readQuantities(label, model.lexicon).filter((each) => each.kind === kind);
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
  readonly choices: Choice[];
  readonly measured: Measured[];
}

/** Each entry is walked once, however many decisions are tried. */
const known = new WeakMap<Entry, Labels>();

function labelsIn(entry: Entry): Labels {
  let labels = known.get(entry);
  if (!labels) {
    labels = { choices: [], measured: [] };
    collect(entry.value, '', labels);
    known.set(entry, labels);
  }
  return labels;
}

function collect(value: JsonValue, pointer: string, into: Labels): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) collect(item, `${pointer}/${index}`, into);
  if (!isMapping(value)) return;
  into.choices.push(...choicesOf(value, pointer));
  into.measured.push(...measuredOf(value, pointer));
  for (const key in value) {
    const item = value[key] as JsonValue;
    if (typeof item === 'object') collect(item, pointerTo(pointer, key), into);
  }
}

type Mapping = { readonly [key: string]: JsonValue };

function measuredOf(node: Mapping, pointer: string): Measured[] {
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

/** A choice whose label says the numbers of its value. */
function choicesOf(node: Mapping, pointer: string): Choice[] {
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
