import { french } from '../core/language/french.ts';
import { factText, isReading, type Reading } from '../core/language/reading.ts';
import { listFor } from '../core/values/among.ts';
import { type JsonValue, listIn, mappingOf } from '../core/values/json-value.ts';
import type { Field, Json } from './contract.ts';

/** A field whose list or choices depend on values beside it, with those that it has now. */
export function boundField(field: Field, whole: JsonValue, pointer: string): Field {
  if (field.kind === 'choice' && field.areReadings) return { ...field, options: decisionsIn(whole) };
  if (field.kind !== 'boxes' || field.item.kind !== 'reference') return field;
  const list = listFor(field.item.list, whole, pointer);
  return list === null ? field : { ...field, item: { ...field.item, list } };
}

/** The decisions that the readings of an entry allow: readings of one value are one. */
export function decisionsIn(whole: JsonValue): { readonly value: Json; readonly label: string }[] {
  const { kind } = mappingOf(whole);
  const found = new Map<Json, Reading[]>();
  for (const reading of listIn(whole, 'readings').filter(isReading)) {
    const { value = reading.source } = reading;
    found.set(value, [...(found.get(value) ?? []), reading]);
  }
  return [...found].map(([value, same]) => {
    const words = same.map((reading) => factText(french, String(kind), reading)).find(Boolean);
    const sources = [...new Set(same.map(({ source }) => source))].join(', ');
    return { value, label: words ? `${words} (${sources})` : sources };
  });
}
