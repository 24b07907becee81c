import type { Entry } from '../../content/content.ts';
import { isMapping, type JsonValue } from '../../content/json-value.ts';
import { pointerTo } from '../../content/pointer.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
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
    for (const entry of model.entries)
      for (const { pointer, field, label, value } of choicesIn(entry)) {
        if (numbersIn(label).join(' ') === numbersIn(value).join(' ')) continue;
        yield finding('label-against-value', { label, value }, entry.subject, [
          side(model, atOf(model, entry, pointerTo(pointer, 'label')), label),
          side(model, atOf(model, entry, pointerTo(pointer, field)), value),
        ]);
      }
  },
};

interface Choice {
  readonly pointer: string;
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** A value that is an amount or a range: `500-1000`, `2.5m+`. */
const RANGE = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?(?:m|cm|€)?\+?$/;

/** The choices whose label says the numbers of their value. */
function choicesIn({ value }: Entry): Choice[] {
  const found: Choice[] = [];
  const visit = (node: JsonValue, pointer: string) => {
    if (Array.isArray(node)) for (const [index, item] of node.entries()) visit(item, `${pointer}/${index}`);
    if (!isMapping(node)) return;
    const { label } = node;
    for (const field of ['value', 'id']) {
      const own = node[field];
      if (typeof label === 'string' && typeof own === 'string' && RANGE.test(own) && /\d/.test(label))
        found.push({ pointer, field, label, value: own });
    }
    for (const key of Object.keys(node)) visit(node[key] as JsonValue, pointerTo(pointer, key));
  };
  visit(value, '');
  return found;
}

/** "De 1 000 à 2 500,50 €" has 1000 and 2500.5. */
function numbersIn(text: string): number[] {
  const plain = text.replace(/(\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '$1').replaceAll(',', '.');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
