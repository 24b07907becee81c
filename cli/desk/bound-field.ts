import { listFor } from '../core/values/among.ts';
import type { JsonValue } from '../core/values/json-value.ts';
import type { Field } from './contract.ts';

/** A field of which the list depends on a value beside it, with the list that it is now. */
export function boundField(field: Field, whole: JsonValue, pointer: string): Field {
  if (field.kind !== 'boxes' || field.item.kind !== 'reference') return field;
  const list = listFor(field.item.list, whole, pointer);
  return list === null ? field : { ...field, item: { ...field.item, list } };
}
