import { FORMATS } from '../values/formats.ts';
import type { JsonValue } from '../values/json-value.ts';
import type { numberForText } from '../yaml/number-spelling.ts';
import type { JsonSchema } from './schemas.ts';

/** What else is wrong with a number where a text is expected: quotes alone would not do. */
export function refusedAsText(
  { type, pattern, format }: JsonSchema,
  found: JsonValue | undefined,
  value: string,
  { grouped, cutAtComma }: ReturnType<typeof numberForText>,
) {
  if (typeof found !== 'number' || ![type].flat().includes('string') || (grouped ?? cutAtComma))
    return undefined;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
    return { code: 'schema/pattern', params: { value, pattern } } as const;
  return typeof format === 'string' && FORMATS[format]?.test(value) === false
    ? ({ code: 'schema/format', params: { value, format } } as const)
    : undefined;
}
