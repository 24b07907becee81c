import { isMapping, type JsonValue } from '../../values/json-value.ts';

/** What a check needs of a value: a kind, a list of one shape, or a mapping of shapes; a key may end with `?`. */
export type Shape = 'string' | 'mapping' | readonly [Shape] | { readonly [key: string]: Shape };

/** False for a file of another project that merely shares a name with one of the shop's: nothing is known about it. */
export function hasShape(value: JsonValue | undefined, shape: Shape): boolean {
  if (shape === 'string') return typeof value === 'string';
  if (shape === 'mapping') return isMapping(value);
  if (isList(shape))
    return Array.isArray(value) && value.every((item) => hasShape(item as JsonValue, shape[0]));
  return isMapping(value) && Object.entries(shape).every(([key, wanted]) => hasProperty(value, key, wanted));
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function hasProperty(value: { readonly [key: string]: JsonValue }, key: string, wanted: Shape): boolean {
  const name = key.replace(/\?$/, '');
  return (name !== key && value[name] === undefined) || hasShape(value[name], wanted);
}
