import type { Entry } from '../../content/content.ts';
import type { Model } from '../../model/model.ts';
import { valueAt } from '../../values/json-value.ts';

/** The names that a town has had, or those of the villages that it has joined. */
export function formerNames({ value }: Entry, pointer = ''): string[] {
  const olds = valueAt(value, `${pointer}/formerNames`);
  return Array.isArray(olds) ? olds.map(String) : [];
}

const NAMES = /\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)*/gu;

/** A proper name in the texts of an entry that `isMeant`. */
export function nameIn(model: Model, entry: Entry, isMeant: (name: string) => boolean) {
  for (const text of model.texts) {
    if (text.entry !== entry) continue;
    const name = text.value.match(NAMES)?.find(isMeant);
    if (name !== undefined) return { text, name };
  }
  return undefined;
}
