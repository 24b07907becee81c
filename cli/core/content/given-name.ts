import { isMapping, type JsonValue, mappingOf } from '../values/json-value.ts';

/** The field that names a thing, if it has one. */
export function namingField(value: JsonValue | undefined): string | undefined {
  return ['name', 'title', 'label'].find((field) => isMapping(value) && Object.hasOwn(value, field));
}

/** The name in that field. */
export function givenName(value: JsonValue | undefined): string | undefined {
  const { name, title, label } = mappingOf(value);
  return [name, title, label].find((each) => typeof each === 'string');
}
