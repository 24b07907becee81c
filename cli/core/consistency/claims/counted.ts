import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/relations.ts';
import { valueAt } from '../../values/json-value.ts';

/** The expected value of a fact. */
interface Held {
  readonly at: At;
  readonly canonical: string;
  readonly text: string;
}

/** `towns`, a collection, or `legal/cgv#/sections`, a list of an entry. */
export function countedIn(model: Model, counts: string): Held | undefined {
  const [subject = '', pointer] = counts.split('#');
  const entry = pointer === undefined ? model.collection(subject)[0] : model.entry(subject);
  const list = pointer === undefined ? model.collection(subject) : entry && valueAt(entry.value, pointer);
  const count = Array.isArray(list) ? String(list.length) : '';
  return entry && Array.isArray(list)
    ? { at: atOf(model, entry, pointer ?? ''), canonical: count, text: count }
    : undefined;
}

export function computedAs(model: Model, name: string): Held | undefined {
  const computed = model.computedFacts().find(({ slug }) => slug === name);
  const held = computed?.readings[0];
  return (
    computed &&
    held && { at: atOf(model, computed.entry, held.pointer), canonical: held.canonical, text: held.text }
  );
}
