import { type JsonSchema, type SchemaAt, type SchemaFile, subschemasOf } from './schemas.ts';

/** How a page asks for a field. */
interface Asked {
  readonly name?: string;
  readonly words?: string;
}

type Find = (schema: JsonSchema, file: SchemaFile) => SchemaAt | undefined;

/**
 * Completes the mappings that hold the words of a form: a property for each field that a submission declares, in its order.
 * A field that has one value, such as a consent, is no question.
 */
export function addWordFields(files: Iterable<SchemaFile>, find: Find): void {
  const add = (schema: JsonSchema, file: SchemaFile) => {
    const reference = String(schema['x-words-of'] ?? '');
    const declared = reference && find({ $ref: reference }, file)?.schema.properties;
    if (declared) {
      const folder = reference.slice(0, reference.indexOf('#')).replace(/[^/]*$/, '');
      const fields = Object.entries(declared).filter(([, field]) => !('const' in field));
      const words = fields.map(([sent, { title, description, ...field }]) => {
        const { name = sent, words = 'field' } = { ...(field['x-field'] as Asked | undefined) };
        const allOf = [{ $ref: `${folder}definitions.json#/definitions/${words}` }];
        return [name, { title, description, allOf }] as const;
      });
      const { properties, required = [] } = schema as { properties?: object; required?: readonly string[] };
      Object.assign(schema, {
        type: 'object',
        additionalProperties: false,
        required: [...words.map(([name]) => name), ...required],
        properties: { ...Object.fromEntries(words), ...properties },
      });
    }
    for (const { schema: inner } of subschemasOf(schema)) add(inner, file);
  };
  for (const file of files) add(file.schema, file);
}
