import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Keyword } from '../annotations/keyword.ts';
import { type Problem, problem } from '../diagnostics/problem.ts';
import { entriesBelow } from '../entries-below.mjs';
import { jsonFault } from './json-fault.ts';
import { parseYaml } from './parse-yaml.ts';
import { locate, locatedTree } from './places.ts';
import { pointerSteps } from './pointer.ts';

/** A JSON Schema (draft-07) with the project's annotations. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

/** A schema file: `NAME.schema.json` checks `content/NAME.yaml`, or every file in `content/NAME/`. */
export interface SchemaFile {
  /** Its path below the schemas folder, without `.schema.json`; that of shared definitions keeps its `.json`. */
  readonly name: string;
  /** Relative to the content folder, for reports. */
  readonly path: string;
  readonly text: string;
  readonly schema: JsonSchema;
  /** The tool's own: nothing is generated from its content. */
  readonly isOwn?: true;
}

export interface SchemaSet {
  readonly files: ReadonlyMap<string, SchemaFile>;
  /** Shared definitions, by file name. */
  readonly shared: ReadonlyMap<string, SchemaFile>;
  readonly problems: readonly Problem[];
  /** The annotations that schemas may bear. */
  readonly keywords: readonly Keyword[];
  /** Follows `$ref` from a schema of `file` until none is left; `undefined` when it leads nowhere. */
  resolve(schema: JsonSchema, file: SchemaFile): SchemaAt | undefined;
}

/** A schema, and the file from which its references start. */
export interface SchemaAt {
  readonly schema: JsonSchema;
  readonly file: SchemaFile;
}

const SUFFIX = '.schema.json';

/** Adds what annotations imply: schemas need not say it, and whatever reads them sees it. */
function addImplied(schema: Record<string, unknown>, keywords: readonly Keyword[]): void {
  for (const { keyword, implies } of keywords)
    if (implies && schema[keyword] === true) Object.assign(schema, { ...implies, ...schema });
  for (const value of Object.values(schema))
    if (typeof value === 'object' && value !== null) addImplied(value as Record<string, unknown>, keywords);
}

/** Reads every schema below `dir`, beside the tool's `own`. A file that is not JSON is a problem of its own, with its place. */
export function readSchemas(
  dir: string,
  contentDir: string,
  keywords: readonly Keyword[],
  own: readonly SchemaFile[] = [],
): SchemaSet {
  const files = new Map<string, SchemaFile>();
  const shared = new Map<string, SchemaFile>();
  const problems: Problem[] = [];
  const paths = existsSync(dir) ? entriesBelow(dir).map(({ path }) => path) : [];
  if (paths.length === 0) {
    const path = relative(contentDir, dir).replaceAll('\\', '/');
    problems.push(problem('schema/broken', { reason: `no schema in ${path}` }, { file: path, text: '' }));
  }
  for (const path of paths.filter((name) => name.endsWith('.json'))) {
    const text = readFileSync(join(dir, path), 'utf8').replace(/^\uFEFF/, '');
    const file = relative(contentDir, join(dir, path)).replaceAll('\\', '/');
    let schema: JsonSchema;
    try {
      schema = JSON.parse(text) as JsonSchema;
    } catch (error) {
      const fault = jsonFault(text);
      if (!fault) throw error;
      const { wanted, found, span } = fault;
      problems.push(problem('schema/json', { wanted, found }, { file, text, span }));
      continue;
    }
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
      const span = { start: 0, end: 1 };
      problems.push(problem('schema/broken', { reason: 'a schema is an object' }, { file, text, span }));
      continue;
    }
    addImplied(
      schema,
      keywords.filter(({ implies }) => implies),
    );
    const name = path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path;
    (path.endsWith(SUFFIX) ? files : shared).set(name, { name, path: file, text, schema });
  }
  for (const file of own) {
    const twin = files.get(file.name);
    if (twin)
      problems.push(
        schemaProblem(twin, `${file.name}.yaml has a schema of the tool's own: choose another name`),
      );
    files.set(file.name, file);
  }
  const set = { files, shared, problems, keywords };
  return { ...set, resolve: (schema, file) => resolveRef(set, schema, file) };
}

function resolveRef(
  set: Pick<SchemaSet, 'files' | 'shared'>,
  schema: JsonSchema,
  file: SchemaFile,
): SchemaAt | undefined {
  let current = { schema, file };
  for (let hops = 0; current.schema.$ref !== undefined; hops++) {
    const [path = '', pointer = ''] = current.schema.$ref.split('#');
    const target = path === '' ? current.file : findByReference(set, path, current.file);
    let node: unknown = target?.schema;
    for (const step of pointerSteps(pointer)) node = (node as Record<string, unknown> | undefined)?.[step];
    if (!target || typeof node !== 'object' || node === null || hops > 20) return undefined;
    current = { schema: node as JsonSchema, file: target };
  }
  return current;
}

function findByReference(
  { files, shared }: Pick<SchemaSet, 'files' | 'shared'>,
  path: string,
  from: SchemaFile,
): SchemaFile | undefined {
  const name = new URL(path, `file:///${from.name}`).pathname.slice(1);
  return shared.get(name) ?? files.get(name.replace(SUFFIX, ''));
}

/** The schemas of the project, without the tool's own. */
export function withoutOwn(set: SchemaSet): SchemaSet {
  return { ...set, files: new Map([...set.files].filter(([, { isOwn }]) => !isOwn)) };
}

/** A problem of the schema itself, at `pointer` of its text. */
export function schemaProblem(file: SchemaFile, reason: string, pointer = ''): Problem {
  return problem('schema/broken', { reason }, placeInSchema(file, pointer));
}

export function placeInSchema({ path, text }: SchemaFile, pointer: string) {
  const { events } = parseYaml(path, text); // JSON is YAML
  return { file: path, text, span: locate(locatedTree(text, events), pointer), pointer };
}

/** What the schemas that apply at `steps` below `schema` say of that place; the outermost title and description win. */
export function describeField(set: SchemaSet, file: SchemaFile, steps: readonly string[]) {
  let applying = applicable(set, [{ schema: file.schema, file }]);
  for (const step of steps) {
    const property = propertiesOf(applying).get(step);
    applying = applicable(set, property ?? (/^\d+$/.test(step) ? itemsOf(applying) : []));
  }
  const schemas = applying.map(({ schema }) => schema);
  return {
    title: schemas.find((schema) => schema.title)?.title,
    description: schemas.find((schema) => schema.description)?.description,
    /** The description beside a `format`: how the value is written, where the outermost one says what it is. */
    form: schemas.find((schema) => schema.format !== undefined)?.description,
    examples: (schemas.find((schema) => schema.examples)?.examples ?? []).map(String),
    /** The names that a mapping at this place may have. */
    known: [...new Set(schemas.flatMap((schema) => Object.keys(schema.properties ?? {})))],
  };
}

/** The schemas of each property of a value to which `applying` apply. */
export function propertiesOf(applying: readonly SchemaAt[]): ReadonlyMap<string, readonly SchemaAt[]> {
  const properties = new Map<string, SchemaAt[]>();
  for (const { schema, file } of applying)
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      properties.set(name, [...(properties.get(name) ?? []), { schema: property, file }]);
  return properties;
}

/** The schemas of the items of a list to which `applying` apply. */
export function itemsOf(applying: readonly SchemaAt[]): SchemaAt[] {
  return applying.flatMap(({ schema: { items }, file }) =>
    items && !Array.isArray(items) ? [{ schema: items as JsonSchema, file }] : [],
  );
}

/** `schemas` and all that apply at the same place: through `$ref`, `allOf`, `anyOf`, `oneOf`, `then` and `else`. */
export function applicable(set: Pick<SchemaSet, 'resolve'>, schemas: readonly SchemaAt[]): SchemaAt[] {
  const applying: SchemaAt[] = [];
  const seen = new Set<JsonSchema>();
  const visit = (schema: unknown, file: SchemaFile) => {
    const resolved =
      typeof schema === 'object' && schema !== null ? set.resolve(schema as JsonSchema, file) : undefined;
    if (!resolved || seen.has(resolved.schema)) return;
    seen.add(resolved.schema);
    applying.push(resolved);
    const { allOf, anyOf, oneOf, then, else: otherwise } = resolved.schema;
    for (const branches of [allOf, anyOf, oneOf])
      if (Array.isArray(branches)) for (const branch of branches) visit(branch, resolved.file);
    visit(then, resolved.file);
    visit(otherwise, resolved.file);
  };
  for (const { schema, file } of schemas) visit(schema, file);
  return applying;
}
