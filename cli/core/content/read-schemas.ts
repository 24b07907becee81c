import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problem } from '../diagnostics/problem.ts';
import { entriesBelow } from '../files/entries-below.mjs';
import { relativePath } from '../files/relative-path.ts';
import { withoutBom } from '../text/byte-order-mark.ts';
import { type JsonValue, valueAt } from '../values/json-value.ts';
import { jsonFault } from './json-fault.ts';
import type { Keyword } from './keyword.ts';
import { parseYaml } from './parse-yaml.ts';
import { type ReferenceTable, referenceTable } from './reference-table.ts';
import {
  bearsKeyword,
  isSchema,
  type JsonSchema,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
  schemaProblem,
  subschemasOf,
} from './schemas.ts';
import { addWordFields } from './word-fields.ts';

const SUFFIX = '.schema.json';

/** Ajv's name for a schema: `sapin:/notes.schema.json`. */
const SCHEME = 'sapin:';

/** Reads every schema below `dir`, and adds `builtIn`. A file that is not JSON is one of the problems, with its place. */
export function readSchemas(
  dir: string,
  contentDir: string,
  keywords: readonly Keyword[],
  builtIn: readonly SchemaFile[] = [],
): SchemaSet {
  const files = new Map<string, SchemaFile>();
  const shared = new Map<string, SchemaFile>();
  const problems: Problem[] = [];
  const paths = existsSync(dir) ? entriesBelow(dir).map(({ path }) => path) : [];
  if (paths.length === 0) {
    const path = relativePath(contentDir, dir);
    problems.push(problem('schema/broken', { reason: `no schema in ${path}` }, { file: path, text: '' }));
  }
  const tables = new Map<string, ReferenceTable>();
  for (const path of paths.filter((name) => /\.(?:json|tsv)$/.test(name))) {
    const file = relativePath(contentDir, join(dir, path));
    let text = '';
    let schema: JsonSchema;
    try {
      text = withoutBom(readFileSync(join(dir, path), 'utf8'));
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      problems.push(problem('file/unreadable', { reason }, { file, text }));
      continue;
    }
    if (path.endsWith('.tsv')) {
      tables.set(path, referenceTable(text));
      continue;
    }
    try {
      schema = JSON.parse(text) as JsonSchema;
    } catch (error) {
      const fault = jsonFault(text);
      if (!fault) throw error;
      const { wanted, found, span } = fault;
      problems.push(problem('schema/json', { wanted, found }, { file, text, span }));
      continue;
    }
    problems.push(...namesTwice(file, text, schema));
    if (!isSchema(schema)) {
      const span = { start: 0, end: 1 };
      problems.push(problem('schema/broken', { reason: 'a schema is an object' }, { file, text, span }));
      continue;
    }
    addImplied(
      schema,
      keywords.filter(({ implies }) => implies),
    );
    const isOfContent = path.endsWith(SUFFIX);
    const name = isOfContent ? path.slice(0, -SUFFIX.length) : path;
    // A schema is known by its path: its `$id` is for editors.
    const known = { ...schema, $id: `${SCHEME}/${encodeURI(path)}` };
    (isOfContent ? files : shared).set(name, { name, path: file, text, schema: known });
  }
  if (files.size === 0 && problems.length === 0 && paths.length > 0)
    problems.push(...[...shared.values()].map(wrongName));
  for (const file of builtIn) {
    const twin = files.get(file.name);
    if (twin)
      problems.push(
        schemaProblem(twin, `${file.name}.yaml has a schema of the tool's own: choose another name`),
      );
    const schema = { ...file.schema, $id: `${SCHEME}/${file.name}${SUFFIX}` };
    files.set(file.name, { ...file, schema });
  }
  const set = { files, shared, tables, problems, keywords };
  const target = (schema: JsonSchema, file: SchemaFile) => targetOf(set, { schema, file });
  const resolve = (schema: JsonSchema, file: SchemaFile) => {
    let at: SchemaAt | undefined = { schema, file };
    for (const seen = new Set(); at?.schema.$ref !== undefined; at = targetOf(set, at)) {
      if (seen.has(at.schema)) return undefined;
      seen.add(at.schema);
    }
    return at;
  };
  addWordFields(files.values(), target);
  return { ...set, target, resolve };
}

/** For a folder without any content schema: the likeliest first mistake is the name. */
function wrongName(file: SchemaFile): Problem {
  const wanted = file.name.replace(/\.json$/, SUFFIX);
  return schemaProblem(file, `a schema of content is called NAME${SUFFIX}: rename this file ${wanted}`);
}

/** JSON silently keeps the last of two equal names in one object. */
function namesTwice(file: string, text: string, schema: JsonSchema): readonly Problem[] {
  return namesIn(text) === countNames(schema) ? [] : parseYaml(file, text).problems;
}

/** How many names a text of JSON gives: each is a text before a colon. */
function namesIn(text: string): number {
  return Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)).filter(([, colon]) => colon).length;
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum, each) => sum + countNames(each), 0);
}

/** Adds what annotations imply, so that schemas need not repeat it and every reader sees it. */
function addImplied(schema: JsonSchema, keywords: readonly Keyword[]): void {
  for (const { keyword, implies } of keywords)
    if (implies && bearsKeyword(schema, keyword)) Object.assign(schema, { ...implies, ...schema });
  for (const { schema: inner } of subschemasOf(schema)) addImplied(inner, keywords);
}

function targetOf(
  set: Pick<SchemaSet, 'files' | 'shared'>,
  { schema, file }: SchemaAt,
): SchemaAt | undefined {
  if (schema.$ref === undefined) return undefined;
  const [path = '', fragment = ''] = String(schema.$ref).split('#');
  const target = path === '' ? file : findByReference(set, path, file);
  const node = valueAt(target?.schema as JsonValue | undefined, decoded(fragment));
  if (!target || (fragment !== '' && !fragment.startsWith('/'))) return undefined;
  if (typeof node === 'boolean') return { schema: node ? {} : { not: {} }, file: target };
  return isSchema(node) ? { schema: node, file: target } : undefined;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function findByReference(
  { files, shared }: Pick<SchemaSet, 'files' | 'shared'>,
  path: string,
  from: SchemaFile,
): SchemaFile | undefined {
  const url = URL.canParse(path, from.schema.$id) ? new URL(path, from.schema.$id) : undefined;
  const name = decoded(url?.pathname.slice(1) ?? '');
  return url?.protocol === SCHEME ? (shared.get(name) ?? files.get(name.replace(SUFFIX, ''))) : undefined;
}
