import type { JsonSchema, SchemaAt, SchemaFile, SchemaSet } from '../content/schemas.ts';

/** The schema of the readings of facts with the text that each has once generated, unless it declares that. */
export function readingsWithText(set: SchemaSet, file: SchemaFile): SchemaAt | undefined {
  const readings = file.schema.properties?.readings as JsonSchema;
  const { schema, file: owner } = set.resolve(readings.items as JsonSchema, file) ?? {};
  if (!schema || !owner || schema.properties?.text) return undefined;
  const text = { type: 'string', description: 'As visitors read it.' };
  const properties = { ...schema.properties, text };
  const required = [...((schema.required as readonly string[] | undefined) ?? []), 'text'];
  return { schema: { ...readings, items: { ...schema, properties, required } }, file: owner };
}
