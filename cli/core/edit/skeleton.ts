import {
  applicable,
  examplesOf,
  type JsonSchema,
  labelsOf,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
} from '../content/schemas.ts';
import type { Language } from '../language/wording.ts';
import { shown } from '../values/json-value.ts';

/** Around the words of the schema itself. */
const WORDS = {
  fr: {
    choices: (values: string) => `au choix : ${values}`,
    entryOf: (collection: unknown) => `une entrée de ${collection}/`,
    examples: (values: readonly string[]) => `par exemple : ${values.join(' ou ')}`,
    colon: ' : ',
    none: '[] s’il n’y en a aucun',
    semicolon: ' ; ',
  },
  en: {
    choices: (values: string) => `one of: ${values}`,
    entryOf: (collection: unknown) => `an entry of ${collection}/`,
    examples: (values: readonly string[]) => `for example: ${values.join(' or ')}`,
    colon: ': ',
    none: '[] where there is none',
    semicolon: '; ',
  },
};

/** Opens a comment of the tool, which names values and addresses: the spelling ignores it (`cspell.json`). */
const REMARK = '#: ';

interface Filling {
  readonly set: SchemaSet;
  /** What explains the fields; without it, only those that are required are written. */
  readonly words: (typeof WORDS)[Language] | undefined;
  readonly today: string;
  /** The properties of the mappings that it is within: a schema may refer to itself. */
  readonly within: readonly unknown[];
}

/**
 * An entry to fill in: every required field with its description, optional ones commented out. It satisfies the schema
 * except for its gaps. `today` (`AAAA-MM-JJ`) fills dates; editors read `schemaPath` in the first line. Without a language nothing is
 * explained, and optional fields are left out.
 */
export function skeletonOf(
  set: SchemaSet,
  file: SchemaFile,
  { today, schemaPath, language }: { today: string; schemaPath: string; language?: Language },
): string {
  const lines = [`# yaml-language-server: $schema=${schemaPath}`];
  const { title, description } = file.schema;
  if (language && (description ?? title)) lines.push(`${REMARK}${description ?? title}`);
  const filling = { set, today, words: language && WORDS[language], within: [] };
  for (const { about, written } of fieldsOf(filling, merge(set, file.schema, file), ''))
    lines.push(...about, ...written);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** The lines of a field: comments about it, which may be none, and what is to be filled in. */
interface FieldLines {
  readonly about: readonly string[];
  readonly written: readonly string[];
}

function fieldsOf(outer: Filling, { schema, file }: SchemaAt, indent: string): FieldLines[] {
  if (outer.within.includes(schema.properties)) return [];
  const filling = { ...outer, within: [...outer.within, schema.properties] };
  const required = new Set((schema.required as readonly string[] | undefined) ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]): FieldLines[] => {
    const field = merge(filling.set, property, file);
    const optional = !required.has(name);
    if (optional && !filling.words) return [];
    const about = aboutField(filling, field, optional);
    const [first = '', ...below] = blankOf(filling, field, `${indent}  `);
    const lines = [
      `${name}:${first === '' ? '' : ` ${first}`}`,
      ...below.map((line) => line.slice(indent.length)),
    ];
    return [
      {
        about: about === '' ? [] : [`${indent}${REMARK}${about}`],
        written: lines.map((line) => (optional ? `${indent}# ${line}` : indent + line)),
      },
    ];
  });
}

/** The value's first line, which follows the key, and the lines below it, indented. */
function blankOf(filling: Filling, { schema, file }: SchemaAt, indent: string): string[] {
  const linesOf = ({ about, written }: FieldLines) => [...about, ...written];
  if (schema.properties) return ['', ...fieldsOf(filling, { schema, file }, indent).flatMap(linesOf)];
  if (schema.items && !Array.isArray(schema.items)) {
    const item = merge(filling.set, schema.items as JsonSchema, file);
    const [first, ...others] = item.schema.properties ? fieldsOf(filling, item, `${indent}  `) : [];
    if (!first) return ['', `${indent}- `];
    // The comments about the first field go above the dash, and the field beside it.
    const [field = '', ...rest] = first.written;
    const about = first.about.map((line) => line.slice(2));
    return ['', ...about, `${indent}- ${field.trimStart()}`, ...rest, ...others.flatMap(linesOf)];
  }
  if (schema.format === 'date') return [`"${filling.today}"`];
  if (schema.type === 'boolean') return ['false'];
  return [schema['x-markdown'] === true ? '|' : ''];
}

/** "Titre : description (au choix : a, b ; par exemple : c)"; empty where the schema has neither. */
function aboutField({ set, words }: Filling, { schema, file }: SchemaAt, isOptional: boolean): string {
  if (!words) return '';
  const isList = schema.items !== undefined && !Array.isArray(schema.items);
  const { schema: value } = isList ? merge(set, schema.items as JsonSchema, file) : { schema };
  const choices = Array.isArray(value.enum)
    ? words.choices(value.enum.map((choice) => withLabel(shown(choice), value)).join(', '))
    : '';
  const reference = typeof value['x-ref'] === 'string' ? words.entryOf(value['x-ref']) : '';
  const none = isList && !schema.minItems && !isOptional ? words.none : '';
  const examples = schema.examples && !choices ? words.examples((examplesOf(schema) ?? []).map(asTyped)) : '';
  const details = [choices, reference, none, examples].filter(Boolean).join(words.semicolon);
  return [[schema.title, schema.description].filter(Boolean).join(words.colon), details && `(${details})`]
    .filter(Boolean)
    .join(' ');
}

/** « level (étalées) » */
function withLabel(choice: string, schema: JsonSchema): string {
  const label = labelsOf([schema])[choice];
  return label === undefined || label === choice ? choice : `${choice} (${label})`;
}

/** An example as it can be copied: between quotes where YAML would take it for something else. */
function asTyped(example: string): string {
  return /: |:$| #|^[@`%&*!"'[{|>]/.test(example) ? JSON.stringify(example) : example;
}

/** A schema with its `$ref` and `allOf` folded in; the outermost title and description win. */
function merge(set: SchemaSet, schema: JsonSchema, file: SchemaFile): SchemaAt {
  const all = applicable(set, [{ schema, file }]);
  const merged = Object.assign({}, ...[...all].reverse().map((part) => part.schema)) as JsonSchema;
  const owner = all.find((part) => part.schema.properties ?? part.schema.items)?.file ?? file;
  return { schema: merged, file: owner };
}
