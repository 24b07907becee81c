import { isDeepStrictEqual } from 'node:util';
import { singular } from '../content/names.ts';
import type { JsonSchema } from '../content/schemas.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import type { AnySchemaAt } from './alternatives.ts';
import { keyText } from './source-text.ts';

/** What json-schema-to-typescript is given: no composition but `anyOf`, and references to definitions alone. */
export type Compiled = JsonSchema;

export interface MappingOptions {
  readonly description?: Compiled;
  /** It is the whole of a definition, and needs no other. */
  readonly isWhole?: boolean;
  readonly added?: Readonly<Record<string, Compiled>>;
  readonly omitted?: readonly string[];
}

export const NEVER: Compiled = { tsType: 'never' };
export const EMPTY_MAPPING = '{ readonly [key: string]: never }';

/** What is added to an entry with readings. */
export const SHOWN = {
  tsType: "{ readonly [surface in Surface | '*']?: number }",
  description:
    'The index of the reading that each surface shows; `*` stands for the surfaces that are not named.',
};

export function refTo(type: string): Compiled {
  return { $ref: `#/definitions/${type}` };
}

export function union(types: readonly Compiled[]): Compiled {
  const possible = types.filter((type) => type.tsType !== NEVER.tsType);
  if (possible.some(isAnything)) return {}; // else the compiler forgets the name of what it becomes
  const different = possible.filter(
    (type, index) => possible.findIndex((other) => isDeepStrictEqual(other, type)) === index,
  );
  const [only = NEVER] = different;
  return different.length > 1 ? { anyOf: different } : only;
}

/** Whether a type restricts nothing: it has a description at most. */
function isAnything(type: Compiled): boolean {
  return Object.keys(type).every((key) => key === 'description');
}

/** The doc comment of a type: title and description of the outermost schema that has one. */
export function descriptionOf(schemas: readonly AnySchemaAt[]): Compiled {
  for (const { schema } of schemas)
    if (typeof schema === 'object' && schema.description !== undefined)
      return { description: [schema.title, schema.description].filter(Boolean).join(' : ') };
  return {};
}

export function literalText(value: JsonValue): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalText).join(', ')}]`;
  if (!isMapping(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `readonly ${keyText(key)}: ${literalText(field)}`,
  );
  return fields.length === 0 ? EMPTY_MAPPING : `{ ${fields.join('; ')} }`;
}

/** TypeScript takes such a field for that of every object where it is left out: no narrower type would hold. */
export function isOfEveryObject(property: string): boolean {
  return property in Object.prototype;
}

/** What the items of a list are called that has `name`. */
export function singularType(name: string): string {
  const one = singular(name);
  return one === name ? `${name}Item` : one;
}
