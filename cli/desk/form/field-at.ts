import { type JsonValue, valueAt } from '../../core/values/json-value.ts';
import { pointerSteps, pointerTo } from '../../core/values/pointer.ts';
import { alternativeOf } from '../alternative.ts';
import { boundField } from '../bound-field.ts';
import type { Field } from '../contract.ts';

/** The field at a pointer of a value; `undefined` where its form has none. */
export function fieldAt(form: Field, whole: JsonValue, pointer: string): Field | undefined {
  let field: Field | undefined = form;
  let at = '';
  for (const step of pointerSteps(pointer)) {
    const held = valueAt(whole, at);
    at = pointerTo(at, step);
    const inside: Field | undefined = field && fieldBelow(fitting(field, held), step, held);
    field = inside && boundField(inside, whole, at);
  }
  return field && fitting(field, valueAt(whole, pointer));
}

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
