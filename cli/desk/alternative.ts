import { isMapping } from '../core/values/json-value.ts';
import type { Field, Json, NamedField } from './contract.ts';

/** The index of the alternative that a value matches, the first where none does. */
export function alternativeOf(
  options: readonly { readonly field: Field }[],
  value: Json | undefined,
): number {
  return Math.max(
    0,
    options.findIndex((option) => fits(option.field, value)),
  );
}

/** Whether a value has the shape of a field: enough to choose between alternatives. */
function fits(field: Field, value: Json | undefined): boolean {
  switch (field.kind) {
    case 'group': {
      if (!isMapping(value)) return false;
      const named = new Map(field.fields.map((one) => [one.key, one.field]));
      const holds = ({ key, field: inside }: NamedField) =>
        value[key] === undefined ? !inside.required : inside.kind !== 'read-only' || fits(inside, value[key]);
      return Object.keys(value).every((key) => named.has(key)) && field.fields.every(holds);
    }
    case 'boxes':
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(field.item, item));
    case 'table':
      return Array.isArray(value) && value.every(isMapping);
    case 'alternatives':
      return field.options.some((option) => fits(option.field, value));
    case 'number':
      return typeof value === 'number';
    case 'yes-no':
      return typeof value === 'boolean';
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'read-only':
      return JSON.stringify(field.value) === JSON.stringify(value);
    default:
      return typeof value === 'string';
  }
}
