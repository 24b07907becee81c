import { isMapping, type JsonValue } from '../../core/values/json-value.ts';
import { pointerTo } from '../../core/values/pointer.ts';

/** The texts, numbers and truth values in a value, with their pointers. */
export function* scalarsIn(
  value: JsonValue,
  pointer: string,
): Generator<readonly [pointer: string, scalar: string | number | boolean]> {
  if (Array.isArray(value))
    for (const [index, item] of (value as readonly JsonValue[]).entries())
      yield* scalarsIn(item, pointerTo(pointer, index));
  else if (isMapping(value))
    for (const [key, each] of Object.entries(value)) yield* scalarsIn(each, pointerTo(pointer, key));
  else if (value !== null) yield [pointer, value as string | number | boolean];
}
