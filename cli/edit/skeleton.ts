import {
  applicable,
  type JsonSchema,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
} from '../content/schemas.ts';

/**
 * An entry to fill in: every required field with its description, optional ones commented out. It satisfies the schema
 * except for its blanks. `today` (`AAAA-MM-JJ`) fills dates; editors read `schemaPath` in the first line.
 */
export function skeletonOf(set: SchemaSet, file: SchemaFile, today: string, schemaPath: string): string {
  const lines = [`# yaml-language-server: $schema=${schemaPath}`];
  const { title, description } = file.schema;
  if (description ?? title) lines.push(`# ${description ?? title}`);
  lines.push(...fieldsOf(set, merge(set, file.schema, file), '', today));
  return `${lines.join('\n')}\n`;
}

function fieldsOf(set: SchemaSet, { schema, file }: SchemaAt, indent: string, today: string): string[] {
  const required = new Set((schema.required as readonly string[] | undefined) ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = merge(set, property, file);
    const lines = [`${indent}# ${aboutField(field.schema)}`];
    const optional = !required.has(name);
    const value = blankOf(set, field, `${indent}  `, today);
    const [first = '', ...below] = value;
    const written = [
      `${name}:${first === '' ? '' : ` ${first}`}`,
      ...below.map((line) => line.slice(indent.length)),
    ];
    return [...lines, ...written.map((line) => (optional ? `${indent}# ${line}` : indent + line))];
  });
}

/** The value's first line, which follows the key, and the lines below it, indented. */
function blankOf(set: SchemaSet, { schema, file }: SchemaAt, indent: string, today: string): string[] {
  if (schema.properties) return ['', ...fieldsOf(set, { schema, file }, indent, today)];
  if (schema.items && !Array.isArray(schema.items)) {
    const item = merge(set, schema.items as JsonSchema, file);
    const [first = '', ...below] = item.schema.properties ? fieldsOf(set, item, `${indent}  `, today) : [];
    // The first field's comment goes above the dash, and the field beside it.
    const [field = '', ...rest] = below;
    return item.schema.properties
      ? ['', first.slice(2), `${indent}- ${field.trimStart()}`, ...rest]
      : ['', `${indent}- `];
  }
  if (schema.format === 'date') return [`"${today}"`];
  if (schema.type === 'boolean') return ['false'];
  return [schema['x-markdown'] === true ? '|' : ''];
}

/** "Titre : description (au choix : a, b ; par exemple : c)". */
function aboutField(schema: JsonSchema): string {
  const choices = Array.isArray(schema.enum) ? `au choix : ${schema.enum.join(', ')}` : '';
  const reference = typeof schema['x-ref'] === 'string' ? `une entrée de ${schema['x-ref']}/` : '';
  const examples = schema.examples && !choices ? `par exemple : ${schema.examples.join(' ou ')}` : '';
  const details = [choices, reference, examples].filter(Boolean).join(' ; ');
  return [[schema.title, schema.description].filter(Boolean).join(' : '), details && `(${details})`]
    .filter(Boolean)
    .join(' ');
}

/** A schema with its `$ref` and `allOf` folded in; the outermost title and description win. */
function merge(set: SchemaSet, schema: JsonSchema, file: SchemaFile): SchemaAt {
  const all = applicable(set, [{ schema, file }]);
  const merged = Object.assign({}, ...[...all].reverse().map((part) => part.schema)) as JsonSchema;
  const owner = all.find((part) => part.schema.properties ?? part.schema.items)?.file ?? file;
  return { schema: merged, file: owner };
}
