import {
  examplesOf,
  isSchema,
  itemsOf,
  type JsonSchema,
  labelsOf,
  propertiesOf,
  propertyOf,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
} from '../../core/content/schemas.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { isMapping, type JsonValue } from '../../core/values/json-value.ts';
import { decisionsIn } from '../bound-field.ts';
import type { Field, FieldBase, Json, NamedField } from '../contract.ts';
import { WORDS } from '../words.ts';
import { applyingTo, merged } from './applying-schemas.ts';
import { helpOf, inWords, labelOf } from './field-words.ts';

/** Forms inside forms end here: a schema may hold itself. */
const MOST_DEPTH = 12;
/** A text of which the schema allows more, in UTF-16 units, is written in several lines. */
const ONE_LINE = 100;
/** Columns of a table, at most. */
const MOST_COLUMNS = 6;

interface Making {
  readonly set: SchemaSet;
  readonly depth: number;
}

/** The form of an entry, from its schema and the branches that apply to the `value` that the entry has now. */
export function formOf(set: SchemaSet, file: SchemaFile, value: JsonValue): Field {
  const applying = applyingTo(set, [{ schema: file.schema, file }], value);
  const whole = fieldOf({ set, depth: 0 }, applying, { key: file.name, isRequired: true, values: [value] });
  const { description } = file.schema; // its title names a type, in English
  const form =
    description === undefined
      ? whole
      : { ...whole, label: capitalized(description.split(/ [:;] /)[0] ?? ''), help: null };
  return form.kind === 'group' && isMapping(value) ? withDecision(form, applying, value) : form;
}

interface Around {
  readonly key: string;
  readonly isRequired: boolean;
  /** The values that are here now: one, or those of all items of a list. */
  readonly values: readonly JsonValue[];
}

function fieldOf(making: Making, applying: readonly SchemaAt[], around: Around): Field {
  const schema = merged(applying);
  const base: FieldBase = {
    label: labelOf(schema, around.key),
    help: helpOf(schema),
    required: around.isRequired,
    examples: examplesOf(schema) ?? [],
    ...(schema['x-workshop'] === true && { isOfWorkshop: true }),
  };
  if (making.depth > MOST_DEPTH) return { ...base, kind: 'read-only', value: null };
  const below = { ...making, depth: making.depth + 1 };
  if (schema.const !== undefined) return { ...base, kind: 'read-only', value: schema.const as Json };
  const branches = [schema.anyOf, schema.oneOf].find(Array.isArray) as readonly unknown[] | undefined;
  if (branches && schema.properties === undefined && schema.items === undefined)
    return alternatives(below, applying, branches, base, around);
  const types = [schema.type ?? typeFrom(schema)].flat().filter((type) => type !== 'null');
  if (types.length > 1 && schema.enum === undefined)
    return {
      ...base,
      kind: 'alternatives',
      options: types.map((type) => ({
        title: WORDS.types[type as keyof typeof WORDS.types] ?? base.label,
        field: leafOf({ ...schema, type: type ?? 'string' }, base, around),
      })),
    };
  if (types[0] === 'object') return groupOf(below, applying, base, around);
  if (types[0] === 'array') return listOf(below, applying, schema, base, around);
  return leafOf({ ...schema, type: types[0] ?? 'string' }, base, around);
}

function typeFrom({ properties, items, patternProperties }: JsonSchema): string {
  if (properties || patternProperties) return 'object';
  return items ? 'array' : 'string';
}

function alternatives(
  making: Making,
  applying: readonly SchemaAt[],
  branches: readonly unknown[],
  base: FieldBase,
  around: Around,
): Field {
  const bearer = applying.find(({ schema }) => schema.anyOf === branches || schema.oneOf === branches);
  const fields = branches.flatMap((branch) =>
    isSchema(branch) && bearer
      ? [fieldOf(making, applyingTo(making.set, [{ schema: branch, file: bearer.file }]), around)]
      : [],
  );
  const [only] = fields;
  if (fields.length === 1 && only) return { ...only, ...base };
  return {
    ...base,
    kind: 'alternatives',
    options: fields.map((field) => ({ title: field.label, field })),
  };
}

function groupOf(making: Making, applying: readonly SchemaAt[], base: FieldBase, { values }: Around): Field {
  const required = new Set(
    applying.flatMap(({ schema: each }) => (each.required as readonly string[] | undefined) ?? []),
  );
  const isComputed = (key: string) =>
    propertyOf(applying, key).some(({ schema }) => schema['x-read-time'] !== undefined);
  const names = [...propertiesOf(widestFirst(applying)).keys()].filter((key) => !isComputed(key));
  const fields: NamedField[] = names.map((key) => {
    const schemas = propertyOf(applying, key);
    const held = values.flatMap((value) =>
      isMapping(value) && Object.hasOwn(value, key) ? [value[key] ?? null] : [],
    );
    const inside = applyingTo(making.set, schemas, held.length === 1 ? held[0] : undefined);
    return { key, field: fieldOf(making, inside, { key, isRequired: required.has(key), values: held }) };
  });
  return { ...base, kind: 'group', fields };
}

/** The schema that names the most fields gives them their order. */
function widestFirst(applying: readonly SchemaAt[]): readonly SchemaAt[] {
  const count = ({ schema }: SchemaAt) => Object.keys(schema.properties ?? {}).length;
  const widest = applying.toSorted((a, b) => count(b) - count(a))[0];
  return widest ? [widest, ...applying.filter((at) => at !== widest)] : applying;
}

function listOf(
  making: Making,
  applying: readonly SchemaAt[],
  schema: JsonSchema,
  base: FieldBase,
  { key, values }: Around,
): Field {
  const items = values.flatMap((value) => (Array.isArray(value) ? (value as JsonValue[]) : []));
  const schemas = applyingTo(making.set, itemsOf(applying));
  const item = fieldOf(making, schemas, {
    key,
    isRequired: true,
    values: items,
  });
  const min = numberIn(schema.minItems) ?? 0;
  const max = numberIn(schema.maxItems);
  if (item.kind === 'group' && isFlat(item.fields)) {
    return { ...base, kind: 'table', columns: item.fields, min, max };
  }
  if (schema.uniqueItems === true && (item.kind === 'choice' || isAmong(item)))
    return { ...base, kind: 'boxes', item };
  const areReadings = schema['x-readings'] === true;
  return { ...base, kind: 'list', item, min, max, itemTitle: item.label, areReadings };
}

/** Whether its values are those of a list of the content, which are few and have no pages. */
function isAmong(field: Field): field is Field & { readonly kind: 'reference' } {
  return field.kind === 'reference' && field.list.includes('#');
}

/** Fields that fit into the cells of a table, at least one of them a number. */
function isFlat(fields: readonly NamedField[]): boolean {
  const fits = ({ field }: NamedField) =>
    field.required &&
    (['number', 'date', 'choice', 'yes-no', 'reference'].includes(field.kind) ||
      (field.kind === 'text' && field.lines === 'one'));
  const isNumeric = fields.some(({ field }) => field.kind === 'number');
  return isNumeric && fields.length > 1 && fields.length <= MOST_COLUMNS && fields.every(fits);
}

function leafOf(schema: JsonSchema, base: FieldBase, { values }: Around): Field {
  if (schema['x-image']) return { ...base, kind: 'picture' };
  if (schema['x-href']) return { ...base, kind: 'link' };
  if (typeof schema['x-ref'] === 'string') return { ...base, kind: 'reference', list: schema['x-ref'] };
  if (typeof schema['x-among'] === 'string') return { ...base, kind: 'reference', list: schema['x-among'] };
  if (schema['x-surface-id']) return { ...base, kind: 'reference', list: 'surfaces' };
  const choices = Array.isArray(schema.enum) ? (schema.enum as Json[]) : wordsOfPattern(schema.pattern);
  if (choices) {
    const labels = labelsOf([schema]);
    const options = choices.map((value) => ({
      value,
      label: capitalized(labels[String(value)] ?? String(value)),
    }));
    return { ...base, kind: 'choice', options };
  }
  if (schema.type === 'boolean') return { ...base, kind: 'yes-no', usual: schema.default === true };
  if (schema.type === 'number' || schema.type === 'integer')
    return {
      ...base,
      kind: 'number',
      integer: schema.type === 'integer',
      minimum: numberIn(schema.minimum) ?? numberIn(schema.exclusiveMinimum),
      unit: typeof schema['x-unit'] === 'string' ? schema['x-unit'] : null,
    };
  if (schema.format === 'date' || schema.format === 'moment' || schema.format === 'month-day')
    return { ...base, kind: 'date', form: schema.format };
  if (schema.format === 'month-day-range') return { ...base, help: null, kind: 'date', form: schema.format };
  if (schema.format === 'time-range') return { ...base, help: null, kind: 'hours' };
  return textOf(schema, base, values);
}

function textOf(schema: JsonSchema, base: FieldBase, values: readonly JsonValue[]): Field {
  const length = isSchema(schema['x-length']) ? schema['x-length'] : {};
  const max = numberIn(schema.maxLength) ?? numberIn(length.max);
  const isMarkdown = schema['x-markdown'] === true;
  const isLong =
    isMarkdown ||
    schema['x-words'] !== undefined ||
    (max ?? 0) > ONE_LINE ||
    /phrases|paragraphe/.test(schema.description ?? '') ||
    values.some((value) => typeof value === 'string' && (value.length > ONE_LINE || value.includes('\n')));
  const asAddress = isPatternOfAddress(schema.pattern);
  return {
    ...base,
    examples: asAddress ? base.examples.map(inWords) : base.examples,
    kind: 'text',
    asAddress,
    lines: isLong ? 'several' : 'one',
    markdown: isMarkdown,
    constants: isMarkdown || schema['x-text'] === true,
    maxLength: max,
  };
}

/** Whether a pattern requires small letters without accents, and dashes between words. */
function isPatternOfAddress(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false;
  const wanted = new RegExp(pattern, 'u');
  return wanted.test('sapin-bleu-2') && ['A', 'a b', '-', '.'].every((each) => !wanted.test(each));
}

/** The words of a pattern that allows these alone: `^(oui|non)$`. */
function wordsOfPattern(pattern: unknown): readonly string[] | undefined {
  const [, words] = /^\^\(([\p{L}-]+(?:\|[\p{L}-]+)+)\)\$$/u.exec(String(pattern)) ?? [];
  return words?.split('|');
}

/** Of entries that keep several readings of one thing, the one that was decided on is chosen among them. */
function withDecision(
  form: Field & { kind: 'group' },
  applying: readonly SchemaAt[],
  value: { readonly [key: string]: JsonValue },
): Field {
  const isOfReadings = propertyOf(applying, 'readings').some(({ schema }) => schema['x-readings'] === true);
  if (!isOfReadings) return form;
  const options = decisionsIn(value);
  const fields = form.fields.map(({ key, field }) => {
    const { label, help, required, examples } = field;
    const chosen: Field = { kind: 'choice', areReadings: true, label, help, required, examples, options };
    return { key, field: key === 'decision' ? chosen : field };
  });
  return { ...form, fields };
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
