import { isMapping, type JsonValue } from '../../content/json-value.ts';
import type { Field } from '../contract.ts';

/** The field of a value inside another: of a key, or of an item of a list. `undefined` where the form has none. */
export function fieldBelow(field: Field, step: string, held: JsonValue | undefined): Field | undefined {
  const at = fitting(field, held);
  switch (at.kind) {
    case 'group':
      return at.fields.find(({ key }) => key === step)?.field ?? at.openKeys ?? undefined;
    case 'list':
      return at.item;
    case 'table':
      return { ...at, kind: 'group', fields: at.columns, openKeys: null };
    default:
      return undefined;
  }
}

/** The alternative that a value is written in. */
export function fitting(field: Field, value: JsonValue | undefined): Field {
  if (field.kind !== 'alternatives') return field;
  const fields = field.options.map((option) => fitting(option.field, value));
  return fields.find((each) => holds(each, value)) ?? fields[0] ?? field;
}

function holds(field: Field, value: JsonValue | undefined): boolean {
  switch (field.kind) {
    case 'group':
      return (
        isMapping(value) &&
        Object.keys(value).every((key) => field.openKeys || field.fields.some((each) => each.key === key))
      );
    case 'list':
    case 'table':
      return Array.isArray(value);
    case 'number':
      return typeof value === 'number';
    case 'yes-no':
      return typeof value === 'boolean';
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'fixed':
      return field.value === value;
    case 'alternatives':
      return false;
    default:
      return typeof value === 'string';
  }
}
