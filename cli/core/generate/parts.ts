import type { JsonSchema } from '../content/schemas.ts';
import type { AnySchemaAt, Part } from './alternatives.ts';

type Schemas = readonly AnySchemaAt[];

export interface Properties {
  /** The schemas that hold for each property that is named. */
  readonly properties: ReadonlyMap<string, Schemas>;
  readonly required: ReadonlySet<string>;
  /** Whether every property that is required is allowed. */
  readonly isPossible: boolean;
}

/** The combined meaning of the keywords for mappings. */
export function propertiesOf(parts: readonly Part[]): Properties {
  const required = new Set(parts.flatMap(({ schema }) => (schema.required as string[] | undefined) ?? []));
  const names = new Set([
    ...parts.flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
    ...required,
  ]);
  const properties = new Map<string, Schemas>();
  for (const name of names) {
    const schemas = parts.flatMap((part) => schemasOfProperty(part, name));
    if (schemas.every(({ schema }) => schema !== false)) properties.set(name, schemas);
  }
  return { properties, required, isPossible: [...required].every((name) => properties.has(name)) };
}

function schemasOfProperty({ schema, file }: Part, name: string): Schemas {
  const { properties = {}, additionalProperties = true } = schema;
  const named = Object.hasOwn(properties, name) ? [properties[name]] : [];
  const matched = Object.entries(patternsOf(schema))
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, each]) => each);
  const schemas = [...named, ...matched];
  return (schemas.length > 0 ? schemas : [additionalProperties]).map((each) => ({
    schema: each as JsonSchema | boolean,
    file,
  }));
}

function patternsOf({ patternProperties = {} }: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return patternProperties as Readonly<Record<string, JsonSchema>>;
}

/** What other properties may hold, as a union of conjunctions; `undefined` where there may be no other. */
export function indexOf(parts: readonly Part[]): readonly Schemas[] | undefined {
  const allowed = parts.map(({ schema, file }) =>
    [...Object.values(patternsOf(schema)), schema.additionalProperties ?? true]
      .filter((each) => each !== false)
      .map((each) => ({ schema: each as JsonSchema | boolean, file })),
  );
  if (allowed.some((schemas) => schemas.length === 0)) return undefined;
  const single = allowed.flatMap((schemas) => (schemas.length === 1 ? schemas : []));
  const several = allowed.find((schemas) => schemas.length > 1);
  // Whatever satisfies all of them satisfies these.
  return several && single.every(({ schema }) => schema === true) ? several.map((each) => [each]) : [single];
}

/** The schemas of each item of a list of fixed length, as Ajv’s strict mode wants tuples; `undefined` for other lists. */
export function tupleOf(parts: readonly Part[]): readonly Schemas[] | undefined {
  const lengths = parts.flatMap(({ schema: { items } }) => (Array.isArray(items) ? [items.length] : []));
  if (lengths.length === 0) return undefined;
  return Array.from({ length: Math.min(...lengths) }, (_, index) =>
    parts.flatMap(({ schema: { items }, file }) => {
      const schema = Array.isArray(items) ? items[index] : items;
      return schema === undefined ? [] : [{ schema: schema as JsonSchema | boolean, file }];
    }),
  );
}
