import { groupBy } from '../../content/group.ts';
import { isList, isMapping, type JsonValue } from '../../content/json-value.ts';
import { pointerTo } from '../../content/pointer.ts';
import { en, fr } from '../../messages/phrases.ts';
import { containersIn } from '../../model/containers.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

interface Odd {
  field: string;
  value: string;
  companion: string;
  expected: string;
  others: number;
}

export const oddOneOut: Rule<{ 'odd-one-out': Odd }> = {
  id: 'odd-one-out',
  title: { fr: 'ligne qui ne va pas comme les autres', en: 'item that does not fit the others' },
  why: {
    fr: 'une valeur tapée de travers fait le contraire de ce que dit sa ligne',
    en: 'a mistyped value does the opposite of what its item says',
  },
  words: {
    'odd-one-out': ({ field, value, companion, expected, others }) => [
      `${fr.quote(field)} vaut ${fr.quote(value)} à côté de ${fr.quote(companion)} ; les ${others} autres lignes qui l’ont disent ${fr.quote(expected)}`,
      'corrigez la valeur, ou déplacez le texte',
      `${en.quote(field)} is ${en.quote(value)} beside ${en.quote(companion)}; the ${others} other items that have it say ${en.quote(expected)}`,
      'fix the value, or move the text',
    ],
  },
  *find(model) {
    for (const entry of model.entries) {
      yield;
      for (const { pointer, value } of containersIn(entry))
        if (isList(value) && value.length > OTHERS && value.every(isMapping))
          yield* unlike(model, entry, pointer, value);
    }
  },
};

type Item = { readonly [key: string]: JsonValue };

/** So many others at least show what goes with what. */
const OTHERS = 4;
/** A field with more values is no choice. */
const VALUES = 4;

/** Where a key goes with one value of a field alone, the one item that has another beside it. */
function* unlike(model: Model, entry: Model['entries'][number], pointer: string, items: readonly Item[]) {
  const keys = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const choices = keys.filter((key) => {
    const values = items.every((item) => isChoice(item[key])) ? items.map((item) => item[key]) : [];
    return values.length > 0 && new Set(values).size <= VALUES;
  });
  if (choices.length === 0) return;
  for (const companion of keys) {
    const beside = items.filter((item) => item[companion] !== undefined);
    if (beside.length === items.length || beside.length <= OTHERS) continue;
    for (const field of choices) {
      if (field === companion) continue;
      const odd = oddIn(beside, items, field);
      if (!odd) continue;
      const at = (key: string) =>
        atOf(model, entry, pointerTo(pointerTo(pointer, items.indexOf(odd.item)), key));
      const [value, expected] = [odd.item[field], odd.expected].map(String);
      const params = {
        field,
        value: value ?? '',
        companion,
        expected: expected ?? '',
        others: beside.length - 1,
      };
      yield finding('odd-one-out', params, entry.subject, [
        side(model, at(field), params.value),
        side(model, at(companion), companion),
      ]);
    }
  }
}

/** The one item of `beside` with another value: all items of the usual one have the key, and others of its own do not. */
function oddIn(beside: readonly Item[], items: readonly Item[], field: string) {
  const byValue = groupBy(beside, (item) => item[field]);
  const item = [...byValue.values()].find((same) => same.length === 1)?.[0];
  const expected = [...byValue.keys()].find((value) => value !== item?.[field]);
  const countOf = (value: JsonValue | undefined) => items.filter((each) => each[field] === value).length;
  if (!item || byValue.size !== 2 || countOf(expected) >= beside.length || countOf(item[field]) <= 2)
    return undefined;
  return { item, expected };
}

function isChoice(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && /^[a-z][a-z-]*$/.test(value);
}
