import { isDeepStrictEqual } from 'node:util';
import { isMapping, type JsonValue } from '../content/json-value.ts';
import type { JsonSchema } from '../content/schemas.ts';
import type { AnySchemaAt } from './alternatives.ts';
import { keyText } from './source-text.ts';

/** What json-schema-to-typescript is given: no composition but `anyOf`, and references to definitions alone. */
export type Compiled = JsonSchema;

export const NEVER: Compiled = { tsType: 'never' };
export const EMPTY_MAPPING = '{ readonly [key: string]: never }';

export function refTo(type: string): Compiled {
  return { $ref: `#/definitions/${type}` };
}

export function union(types: readonly Compiled[]): Compiled {
  const possible = types.filter((type) => type.tsType !== NEVER.tsType);
  const different = possible.filter(
    (type, index) => possible.findIndex((other) => isDeepStrictEqual(other, type)) === index,
  );
  const [only = NEVER] = different;
  return different.length > 1 ? { anyOf: different } : only;
}

/** What stands above a type: the words of the outermost schema that has some. */
export function descriptionOf(schemas: readonly AnySchemaAt[]): Compiled {
  for (const { schema } of schemas)
    if (typeof schema === 'object' && schema.description !== undefined)
      return { description: [schema.title, schema.description].filter(Boolean).join(' : ') };
  return {};
}

/** The type of one value alone. */
export function literalText(value: JsonValue): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalText).join(', ')}]`;
  if (!isMapping(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `readonly ${keyText(key)}: ${literalText(field)}`,
  );
  return fields.length === 0 ? EMPTY_MAPPING : `{ ${fields.join('; ')} }`;
}
