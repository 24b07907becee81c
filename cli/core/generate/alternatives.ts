import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema, SchemaFile, SchemaSet } from '../content/schemas.ts';
import type { JsonValue } from '../values/json-value.ts';

/** A schema as JSON Schema allows it, and the file from which its references start. */
export interface AnySchemaAt {
  readonly schema: JsonSchema | boolean;
  readonly file: SchemaFile;
}

/** A schema of which `$ref` and compositions are ignored: what they lead to is listed beside it. */
export interface Part {
  readonly schema: JsonSchema;
  readonly file: SchemaFile;
}

type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

const ALL_TYPES: readonly JsonType[] = ['string', 'number', 'boolean', 'null', 'array', 'object'];

/** Beyond so many, what would multiply the alternatives is left out, which only makes a type wider. */
const MOST_ALTERNATIVES = 100;

/**
 * The ways in which a value can match all of `schemas`. Each way is a list of parts, all of which the value matches.
 * `$ref`, `allOf`, `anyOf` and `oneOf` are resolved; `if`, `not` and their like only refuse, which types cannot express.
 */
export function alternativesOf(
  set: SchemaSet,
  schemas: readonly AnySchemaAt[],
): readonly (readonly Part[])[] {
  const expand = (
    { schema, file }: AnySchemaAt,
    above: readonly JsonSchema[],
  ): readonly (readonly Part[])[] => {
    if (schema === true) return [[]];
    if (schema === false) return [];
    if (above.includes(schema)) return [[]]; // it refers to itself, which says nothing new
    const expandAll = (branches: unknown) =>
      (branches as readonly (JsonSchema | boolean)[]).map((branch) =>
        expand({ schema: branch, file }, [...above, schema]),
      );
    let found: readonly (readonly Part[])[] = [[{ schema, file }]];
    const target = set.target(schema, file);
    if (target) found = combined(found, expand(target, [...above, schema]));
    for (const all of expandAll(schema.allOf ?? [])) found = combined(found, all);
    for (const any of [schema.anyOf, schema.oneOf])
      if (any !== undefined) found = combined(found, expandAll(any).flat());
    return found;
  };
  return schemas
    .map((each) => expand(each, []))
    .reduce(combined, [[]])
    .filter((parts) => typesOf(parts).length > 0);
}

function combined(
  left: readonly (readonly Part[])[],
  right: readonly (readonly Part[])[],
): readonly (readonly Part[])[] {
  if (left.length > 1 && right.length > 1 && left.length * right.length > MOST_ALTERNATIVES) return left;
  return left.flatMap((some) => right.map((more) => [...some, ...more]));
}

/** The types that every part allows, in the order of the first that names some. */
export function typesOf(parts: readonly Part[]): readonly JsonType[] {
  const named = parts.flatMap(({ schema }) => {
    const type = schema.type ?? (isOfText(schema) ? 'string' : undefined);
    return type === undefined ? [] : [[type].flat().map((one) => (one === 'integer' ? 'number' : one))];
  });
  const first = [...new Set(named[0] ?? ALL_TYPES)] as JsonType[];
  return first.filter((type) => named.every((types) => types.includes(type)));
}

/** Values that it names by a text, or a text itself. */
function isOfText(schema: JsonSchema): boolean {
  return schema['x-ref'] !== undefined || schema['x-markdown'] === true;
}

/** Their texts are finished for readers, and no longer what the schema lists. */
const FINISHED = ['x-text', 'x-markdown', 'x-image'];

/** The only values that are allowed; `undefined` when none are listed. */
export function literalsOf(parts: readonly Part[]): readonly JsonValue[] | undefined {
  if (parts.some(({ schema }) => FINISHED.some((keyword) => schema[keyword] === true))) return undefined;
  const [first, ...others] = parts.flatMap(({ schema }) => [
    ...(schema.enum === undefined ? [] : [schema.enum as readonly JsonValue[]]),
    ...(schema.const === undefined ? [] : [[schema.const as JsonValue]]),
  ]);
  const types = typesOf(parts);
  return first?.filter(
    (value) =>
      types.includes(typeOf(value)) &&
      others.every((list) => list.some((other) => isDeepStrictEqual(other, value))),
  );
}

function typeOf(value: JsonValue): JsonType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as JsonType);
}
