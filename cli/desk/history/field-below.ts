import type { JsonValue } from '../../core/values/json-value.ts';
import { alternativeOf } from '../alternative.ts';
import type { Field } from '../contract.ts';

/** The field of a value inside another: of a key, or of an item of a list. `undefined` where the form has none. */
export function fieldBelow(field: Field, step: string, held: JsonValue | undefined): Field | undefined {
  const at = fitting(field, held);
  switch (at.kind) {
    case 'group':
      return at.fields.find(({ key }) => key === step)?.field;
    case 'boxes':
    case 'list':
      return at.item;
    case 'table':
      return { ...at, kind: 'group', fields: at.columns };
    default:
      return undefined;
  }
}

/** The alternative that a value is written in. */
export function fitting(field: Field, value: JsonValue | undefined): Field {
  if (field.kind !== 'alternatives') return field;
  const option = field.options[alternativeOf(field.options, value)];
  return option ? fitting(option.field, value) : field;
}
