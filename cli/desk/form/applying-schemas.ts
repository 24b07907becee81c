import { isSchema, type JsonSchema, type SchemaAt, type SchemaSet } from '../../core/content/schemas.ts';
import { type JsonValue, mappingOf } from '../../core/values/json-value.ts';

/** Several schemas of one value as one: the outermost takes precedence. */
export function merged(applying: readonly SchemaAt[]): JsonSchema {
  return Object.assign(
    {},
    ...applying.toReversed().map(({ schema }) => ({
      ...(schema.description !== undefined && { 'x-help': undefined }), // it went with another description
      ...schema,
    })),
  ) as JsonSchema;
}

/**
 * `schemas` with all that holds for `value` because of them: through `$ref`, `allOf` and the branch of an `if` that it takes.
 * A branch is more exact than the schema that has it, and goes first.
 */
export function applyingTo(set: SchemaSet, schemas: readonly SchemaAt[], value?: JsonValue): SchemaAt[] {
  const found = new Map<JsonSchema, SchemaAt>();
  const visit = ({ schema, file }: SchemaAt) => {
    if (found.has(schema)) return;
    if (isSchema(schema.if) && value !== undefined) {
      const branch = meets(schema.if, value) ? schema.then : schema.else;
      if (isSchema(branch)) visit({ schema: branch, file });
    }
    found.set(schema, { schema, file });
    const target = schema.$ref === undefined ? undefined : set.target(schema, file);
    if (target) visit(target);
    for (const branch of Array.isArray(schema.allOf) ? schema.allOf : [])
      if (isSchema(branch)) visit({ schema: branch, file });
  };
  for (const at of schemas) visit(at);
  const conditional = new Set(schemas.flatMap(({ schema }) => conditionsOf(schema)));
  const isBranch = ({ schema }: SchemaAt) => conditional.has(schema);
  const all = [...found.values()];
  return [...all.filter(isBranch), ...all.filter((at) => !isBranch(at))];
}

/** The branches that a schema may take, itself or in its `allOf`. */
function conditionsOf(schema: JsonSchema): unknown[] {
  const all = Array.isArray(schema.allOf) ? schema.allOf.filter(isSchema) : [];
  return [schema, ...all].flatMap((each) => [each.then, each.else]);
}

/** Whether a value meets a condition that names values of its fields. */
function meets(condition: JsonSchema, value: JsonValue): boolean {
  if ('const' in condition) return condition.const === value;
  if (Array.isArray(condition.enum)) return condition.enum.includes(value);
  const fields = mappingOf(value);
  const required = (condition.required as readonly string[] | undefined) ?? [];
  return (
    required.every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(condition.properties ?? {}).every(
      ([key, each]) => !Object.hasOwn(fields, key) || meets(each, fields[key] ?? null),
    )
  );
}
