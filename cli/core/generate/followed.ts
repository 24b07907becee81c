import type { JsonSchema, SchemaSet } from '../content/schemas.ts';
import type { AnySchemaAt } from './alternatives.ts';

/** A schema, and the reference that led to it. */
interface Followed extends AnySchemaAt {
  readonly ref?: string;
}

/** Keywords by which a value has one type rather than another. */
const TYPING = [
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'type', 'enum', 'const', 'x-ref', 'x-markdown'],
  ...['properties', 'required', 'patternProperties', 'additionalProperties', 'items'],
];

/** Where a schema leads that is nothing but a reference, or a composition of one. */
export function followed(set: SchemaSet, at: AnySchemaAt): Followed {
  let here: Followed = at;
  for (const seen = new Set(); typeof here.schema === 'object' && !seen.has(here.schema); ) {
    const { schema, file }: AnySchemaAt = here;
    seen.add(schema);
    const keywords = TYPING.filter((keyword) => schema[keyword] !== undefined);
    const [keyword, second] = keywords;
    if (second !== undefined) return here;
    if (keyword === '$ref') {
      const target = set.target(schema, file);
      here = target ? { ...target, ref: schema.$ref as string } : { schema: true, file };
    } else if (keyword === 'allOf' && (schema.allOf as unknown[]).length === 1)
      here = { schema: (schema.allOf as [JsonSchema])[0], file };
    else return here;
  }
  return here;
}

export function saysSomething(schema: JsonSchema | boolean): boolean {
  return schema === false || (schema !== true && TYPING.some((keyword) => schema[keyword] !== undefined));
}

/** The branches of a schema that is nothing but a choice. */
export function branchesOf([only, second]: readonly AnySchemaAt[]): AnySchemaAt[] | undefined {
  if (!only || second || typeof only.schema === 'boolean') return undefined;
  const { schema, file } = only;
  const [keyword, other] = TYPING.filter((each) => schema[each] !== undefined);
  if (other !== undefined || (keyword !== 'anyOf' && keyword !== 'oneOf')) return undefined;
  return (schema[keyword] as readonly JsonSchema[]).map((branch) => ({ schema: branch, file }));
}
