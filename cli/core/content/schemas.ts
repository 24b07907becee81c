import { type Problem, problem } from '../diagnostics/problem.ts';
import type { Labels } from '../messages/field.ts';
import { encodedPath } from '../text/encoded-path.ts';
import { withComma } from '../values/decimals.ts';
import { type JsonValue, shown } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import type { Keyword } from './keyword.ts';
import { memoize } from './memoize.ts';
import { parseYaml } from './parse-yaml.ts';
import { locate, locatedTree } from './places.ts';
import type { ReferenceTable } from './reference-table.ts';

/** A JSON Schema (draft-07) with the project's annotations. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

/** Keywords whose value is a schema, or for `items` a list of them. */
const WITH_SCHEMA = [
  ...['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'items', 'not'],
  ...['propertyNames', 'then'],
];
const WITH_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'items'];
const WITH_NAMED_SCHEMAS = ['$defs', 'definitions', 'dependencies', 'patternProperties', 'properties'];

/** Keywords whose schemas apply to the value itself; those of the others apply inside it. */
export const OF_SAME_VALUE: ReadonlySet<string> = new Set([
  ...['allOf', 'anyOf', 'dependencies', 'else', 'if', 'not', 'oneOf', 'then'],
]);

/** The schemas right inside `schema`, with their pointers from there and the keyword that holds them. */
export function* subschemasOf(schema: JsonSchema): Generator<{
  readonly schema: JsonSchema;
  readonly pointer: string;
  readonly keyword: string;
}> {
  for (const keyword of WITH_SCHEMA) {
    const held = schema[keyword];
    if (isSchema(held)) yield { schema: held, pointer: `/${keyword}`, keyword };
  }
  for (const keyword of [...WITH_SCHEMAS, ...WITH_NAMED_SCHEMAS]) {
    const held = schema[keyword];
    if (typeof held !== 'object' || held === null) continue;
    if (Array.isArray(held) !== WITH_SCHEMAS.includes(keyword)) continue;
    for (const [name, each] of Object.entries(held))
      if (isSchema(each)) yield { schema: each, pointer: pointerTo(`/${keyword}`, name), keyword };
  }
}

/** A schema of a set, with its pointer in its file and the keyword that holds it; '' for that of the file itself. */
interface HeldSchema extends SchemaAt {
  readonly pointer: string;
  readonly keyword: string;
}

/** Every schema of a set; searched once. */
export const everySchema = memoize((set: Pick<SchemaSet, 'files' | 'shared'>): readonly HeldSchema[] => {
  const found: HeldSchema[] = [];
  const visit = (schema: JsonSchema, file: SchemaFile, pointer: string, keyword: string) => {
    found.push({ schema, file, pointer, keyword });
    for (const inner of subschemasOf(schema))
      visit(inner.schema, file, pointer + inner.pointer, inner.keyword);
  };
  for (const file of [...set.shared.values(), ...set.files.values()]) visit(file.schema, file, '', '');
  return found;
});

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema file: `NAME.schema.json` checks `content/NAME.yaml`, or every file in `content/NAME/`. */
export interface SchemaFile {
  /** Its path below the schemas folder, without `.schema.json`; that of shared definitions keeps its `.json`. */
  readonly name: string;
  /** Relative to the content folder, for reports. */
  readonly path: string;
  readonly text: string;
  readonly schema: JsonSchema;
  /** Part of the tool: nothing is generated from its content. */
  readonly isBuiltIn?: true;
}

export interface SchemaSet {
  readonly files: ReadonlyMap<string, SchemaFile>;
  /** Shared definitions, by file name. */
  readonly shared: ReadonlyMap<string, SchemaFile>;
  /** Reference data, by path below the schemas folder. */
  readonly tables: ReadonlyMap<string, ReferenceTable>;
  readonly problems: readonly Problem[];
  /** The annotations that schemas may have. */
  readonly keywords: readonly Keyword[];
  /** Where the `$ref` of a schema of `file` leads; `undefined` when it has none, or it leads nowhere. */
  target(schema: JsonSchema, file: SchemaFile): SchemaAt | undefined;
  /** Follows `$ref` to the end. Sibling keywords are lost: `applicable` keeps them. */
  resolve(schema: JsonSchema, file: SchemaFile): SchemaAt | undefined;
}

/** A schema and the file that its references are relative to. */
export interface SchemaAt {
  readonly schema: JsonSchema;
  readonly file: SchemaFile;
}

/** An annotation set to false is none. */
export function bearsKeyword(schema: JsonSchema, keyword: string): boolean {
  return schema[keyword] !== undefined && schema[keyword] !== false;
}

/** @param pointer of a schema inside that of the file */
export function schemaId({ schema }: SchemaFile, pointer = ''): string {
  const steps = encodedPath(pointer);
  return `${schema.$id}${pointer === '' ? '' : `#${steps}`}`;
}

export function withoutBuiltIn(set: SchemaSet): SchemaSet {
  return { ...set, files: new Map([...set.files].filter(([, { isBuiltIn }]) => !isBuiltIn)) };
}

export function schemaProblem(file: SchemaFile, reason: string, pointer = ''): Problem {
  return problem('schema/broken', { reason }, placeInSchema(file, pointer));
}

/** The positions of a schema's parts, cached, because it may have thousands of faults. */
const treeOf = memoize(
  ({ path, text }: SchemaFile) => locatedTree(text, parseYaml(path, text).events), // JSON is YAML
);

export function placeInSchema(file: SchemaFile, pointer: string) {
  return { file: file.path, text: file.text, span: locate(treeOf(file), pointer), pointer };
}

/** The schemas that may apply at `steps` below that of a file, the outermost first. */
export function schemasAt(set: SchemaSet, file: SchemaFile, steps: readonly string[]): readonly SchemaAt[] {
  let applying = applicable(set, [{ schema: file.schema, file }]);
  for (const step of steps) {
    const property = propertyOf(applying, step);
    const item = property.length === 0 && /^\d+$/.test(step) ? itemOf(applying, Number(step)) : [];
    applying = applicable(set, [...property, ...item]);
  }
  return applying;
}

/** Describes the value at `steps` by the schemas that apply there; the outermost title and description win. */
export function describeField(set: SchemaSet, file: SchemaFile, steps: readonly string[]) {
  const schemas = schemasAt(set, file, steps).map(({ schema }) => schema);
  const items = schemasAt(set, file, [...steps, '0']).map(({ schema }) => schema);
  const known = [...new Set(schemas.flatMap((schema) => Object.keys(schema.properties ?? {})))];
  const isMapping = schemas.flatMap(({ type = [] }) => type).every((type) => type === 'object');
  return {
    title: schemas.find((schema) => schema.title)?.title ?? titleOfItem(set, file, steps),
    ...aboutOf(schemas),
    examples: examplesOf(schemas.find((schema) => schema.examples)) ?? [],
    labels: labelsOf([...schemas, ...items]),
    /** The only values that a place, or else the items of its list, may have. */
    choices: choicesOf(schemas) ?? choicesOf(items),
    /** Whether nothing is allowed there. */
    isNullable: schemas.some((schema) => [schema.type].flat().includes('null')),
    /** The collection of which it names an entry. */
    collection: schemas.flatMap((schema) => schema['x-ref'] ?? []).map(String)[0],
    isMarkdown: schemas.some((schema) => schema['x-markdown'] === true),
    /** The names that a mapping at this place may have. */
    known,
    /** The first of them that a mapping needs, where only a mapping may be. */
    firstField: isMapping ? (schemas.flatMap(({ required = [] }) => required)[0] ?? known[0]) : undefined,
  };
}

/** The outermost description, and the help that goes with it; a form shows numbers with a comma. */
export function aboutOf(schemas: readonly JsonSchema[]) {
  const { description, 'x-help': help } = schemas.find((schema) => schema.description) ?? {};
  if (typeof help === 'string') return { description, help };
  const isNumber = schemas.some(({ type }) =>
    [type].flat().some((each) => /number|integer/.test(String(each))),
  );
  return { description, help: isNumber ? description?.replace(/\d\.\d/g, withComma) : description };
}

export function labelsOf(schemas: readonly JsonSchema[]): Labels {
  return (schemas.find((schema) => schema['x-labels'])?.['x-labels'] ?? {}) as Labels;
}

/** The title of an item that has none: that of its list, with its index. */
function titleOfItem(set: SchemaSet, file: SchemaFile, steps: readonly string[]): string | undefined {
  const rank = steps.at(-1) ?? '';
  if (!/^\d+$/.test(rank)) return undefined;
  const list = schemasAt(set, file, steps.slice(0, -1)).find(({ schema }) => schema.title)?.schema.title;
  return list && `${list} (${Number(rank) + 1})`;
}

function choicesOf(schemas: readonly JsonSchema[]): readonly string[] | undefined {
  const choices = schemas.find((schema) => schema.enum)?.enum as readonly JsonValue[] | undefined;
  return choices?.map(shown);
}

/** The examples of a schema, as YAML could have them. */
export function examplesOf(schema: JsonSchema | undefined): readonly string[] | undefined {
  return schema?.examples?.map((example) => shown(example as JsonValue));
}

/** What a message calls a value: by the title of its schema, else by its key, an item by its list and its rank. */
export function fieldName(title: string | undefined, steps: readonly string[], whole: string): string {
  const named = steps.findLastIndex((step) => !/^\d+$/.test(step));
  const ranks = steps.slice(named + 1).map((rank) => ` #${Number(rank) + 1}`);
  return title ?? `${steps[named] ?? whole}${ranks.join('')}`;
}

/** The schemas of each property of a value to which `applying` apply. */
export function propertiesOf(applying: readonly SchemaAt[]): ReadonlyMap<string, readonly SchemaAt[]> {
  const names = new Set(applying.flatMap(({ schema }) => Object.keys(schema.properties ?? {})));
  return new Map([...names].map((name) => [name, propertyOf(applying, name)]));
}

/** The schemas of one property, whether it is named, matches a pattern or is any other. */
export function propertyOf(applying: readonly SchemaAt[], name: string): SchemaAt[] {
  return applying.flatMap(({ schema, file }) => {
    const { properties = {}, patternProperties = {}, additionalProperties } = schema;
    const declared = Object.hasOwn(properties, name) ? [properties[name]] : [];
    const matching = Object.keys(patternProperties).filter((pattern) => new RegExp(pattern, 'u').test(name));
    const named = [...declared, ...matching.map((pattern) => patternProperties[pattern])];
    return (named.length > 0 ? named : [additionalProperties])
      .filter(isSchema)
      .map((each) => ({ schema: each, file }));
  });
}

export function itemsOf(applying: readonly SchemaAt[]): SchemaAt[] {
  return applying.flatMap(({ schema: { items }, file }) =>
    isSchema(items) ? [{ schema: items, file }] : [],
  );
}

/** The schemas of one item, whose place in the list may matter. */
export function itemOf(applying: readonly SchemaAt[], index: number): SchemaAt[] {
  return applying.flatMap(({ schema: { items, additionalItems }, file }) => {
    const item = Array.isArray(items) ? (index < items.length ? items[index] : additionalItems) : items;
    return isSchema(item) ? [{ schema: item, file }] : [];
  });
}

/**
 * `schemas` and all that may apply at the same place: through `$ref` and its siblings, `allOf`, `anyOf`, `oneOf`,
 * `then`, `else` and `dependencies`.
 */
export function applicable(set: Pick<SchemaSet, 'target'>, schemas: readonly SchemaAt[]): SchemaAt[] {
  return reached(set, schemas, ({ allOf, anyOf, oneOf, then, else: otherwise, dependencies }) => [
    ...[allOf, anyOf, oneOf].flat(),
    ...[then, otherwise],
    ...(isSchema(dependencies) ? Object.values(dependencies) : []),
  ]);
}

/** `schemas` and all that a value has to match because of them: through `$ref` and `allOf`. */
export function demanded(set: Pick<SchemaSet, 'target'>, schemas: readonly SchemaAt[]): SchemaAt[] {
  return reached(set, schemas, ({ allOf }) => [allOf].flat());
}

/** The schemas of the files that have a keyword, or lead to one that does: of a value, or of what is inside it. */
export function filesBearing(set: SchemaSet, keyword: string): ReadonlySet<SchemaFile> {
  const inside = (schema: JsonSchema) => Array.from(subschemasOf(schema), (each) => each.schema);
  const files = [...set.files.values()];
  return new Set(
    files.filter((file) =>
      reached(set, [{ schema: file.schema, file }], inside).some(({ schema }) =>
        bearsKeyword(schema, keyword),
      ),
    ),
  );
}

function reached(
  set: Pick<SchemaSet, 'target'>,
  schemas: readonly SchemaAt[],
  branchesOf: (schema: JsonSchema) => readonly unknown[],
): SchemaAt[] {
  const found = new Map<JsonSchema, SchemaAt>();
  const visit = (schema: unknown, file: SchemaFile) => {
    if (!isSchema(schema) || found.has(schema)) return;
    found.set(schema, { schema, file });
    const target = set.target(schema, file);
    if (target) visit(target.schema, target.file);
    for (const branch of branchesOf(schema)) visit(branch, file);
  };
  for (const { schema, file } of schemas) visit(schema, file);
  return [...found.values()];
}
