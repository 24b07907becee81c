import type { Keyword } from '../annotations/keyword.ts';
import { type Problem, problem } from '../diagnostics/problem.ts';
import type { Entry } from './content.ts';
import { pascalCase, typeName } from './names.ts';
import { pointerTo } from './pointer.ts';
import {
  type JsonSchema,
  placeInSchema,
  type SchemaFile,
  type SchemaSet,
  schemaProblem,
  withoutOwn,
} from './schemas.ts';

/** Modules that `generate` writes whatever the schemas. */
const TAKEN = new Set(['types', 'identifiers', 'lazy', 'readings']);

/** Faults of schemas that Ajv does not find: types of one name, circular references, annotations without target. */
export function schemaFaults(set: SchemaSet): Problem[] {
  const problems = namesTwice(set);
  for (const file of [...set.shared.values(), ...set.files.values()]) {
    visit(file.schema, '', (schema, pointer) => {
      if (schema.$ref !== undefined && !set.resolve(schema, file))
        problems.push(schemaProblem(file, `can't resolve reference ${schema.$ref}`, `${pointer}/$ref`));
      for (const { keyword } of set.keywords.filter(({ isOfEntry }) => isOfEntry))
        if (schema[keyword] === true && !/^\/properties\/[^/]+$/.test(pointer)) {
          const reason = `${keyword} is for the properties of an entry itself`;
          problems.push(schemaProblem(file, reason, `${pointer}/${keyword}`));
        }
      for (const { reason, place } of [
        ...misplacedLimits(schema, set.keywords),
        ...missingSiblings(schema, set.keywords),
      ])
        problems.push(schemaProblem(file, reason, `${pointer}${place}`));
    });
  }
  return problems;
}

/** Two schemas, or a schema and a definition, of which the types would have one name. */
function namesTwice(set: SchemaSet): Problem[] {
  const problems: Problem[] = [];
  const titled = new Map([
    ['html', 'rendered Markdown'],
    ['surface', 'where a reading is shown'],
  ]);
  for (const { schema, path } of set.shared.values())
    for (const name of Object.keys(schema.definitions ?? {}))
      titled.set(pascalCase(name).toLowerCase(), `${path} (${name})`);
  for (const file of withoutOwn(set).files.values()) {
    const type = typeName(file).toLowerCase();
    const other = titled.get(type) ?? titled.get(`${type}slug`);
    if (other !== undefined)
      problems.push(schemaProblem(file, `its title is that of ${other} as well`, '/title'));
    titled.set(type, file.path);
    titled.set(`${type}slug`, `the slugs of ${file.path}`);
    if (TAKEN.has(file.name)) problems.push(schemaProblem(file, `the name ${file.name} is taken`));
  }
  return problems;
}

function* missingSiblings(
  { properties = {} }: JsonSchema,
  keywords: readonly Keyword[],
): Generator<{ reason: string; place: string }> {
  for (const [name, property] of Object.entries(properties)) {
    for (const { keyword } of keywords.filter(({ namesSibling }) => namesSibling)) {
      const sibling = isSchema(property) ? property[keyword] : undefined;
      if (sibling === undefined || Object.hasOwn(properties, String(sibling))) continue;
      const place = `${pointerTo('/properties', name)}/${keyword}`;
      yield { reason: `there is no property ${sibling} beside it`, place };
    }
  }
}

/** Limits on values that are not such texts, and impossible limits. */
function* misplacedLimits(
  schema: JsonSchema,
  keywords: readonly Keyword[],
): Generator<{ reason: string; place: string }> {
  for (const { keyword, goesWith: kinds } of keywords) {
    const bounds = schema[keyword] as { readonly min?: number; readonly max?: number } | undefined;
    if (bounds === undefined || kinds === undefined) continue;
    if (!kinds.some((kind) => schema[kind] === true))
      yield { reason: `${keyword} goes with ${kinds.join(' or ')}`, place: `/${keyword}` };
    const { min, max } = bounds;
    if (min !== undefined && max !== undefined && max < min)
      yield { reason: `${keyword} asks for more than it allows`, place: `/${keyword}/max` };
  }
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `inspect` for a schema and each schema inside it, with its JSON pointer. */
function visit(
  schema: unknown,
  pointer: string,
  inspect: (schema: JsonSchema, pointer: string) => void,
): void {
  if (!isSchema(schema)) return;
  inspect(schema, pointer);
  for (const keyword of ['items', 'if', 'then', 'else', 'not', 'contains', 'additionalProperties'])
    visit(schema[keyword], `${pointer}/${keyword}`, inspect);
  for (const keyword of ['properties', 'definitions', 'patternProperties', 'allOf', 'anyOf', 'oneOf']) {
    const below = schema[keyword];
    if (typeof below !== 'object' || below === null) continue;
    for (const [name, part] of Object.entries(below))
      visit(part, pointerTo(`${pointer}/${keyword}`, name), inspect);
  }
}

/** Ajv's complaint about a schema, at the place that it names, or else where its culprit is. */
export function brokenSchema(set: SchemaSet, known: SchemaFile, error: unknown): Problem {
  const reason = (error instanceof Error ? error.message : String(error)).split(', data/')[0] ?? '';
  const inData = /data(\/\S*) /.exec(reason)?.[1];
  const all = [known, ...set.shared.values(), ...set.files.values()];
  const [, where, path] = /at path "([^"#]*)#([^"]*)"/.exec(reason) ?? [];
  if (inData !== undefined && path === undefined) return schemaProblem(known, reason, inData);
  if (path !== undefined) {
    const file = all.find(({ name }) => where !== '' && where?.endsWith(name)) ?? known;
    const keyword = /^keyword "([^"]+)"|unknown (format)/.exec(reason);
    const last = keyword?.[1] ?? keyword?.[2];
    return schemaProblem(file, reason, `${decodeURIComponent(path)}${last === undefined ? '' : `/${last}`}`);
  }
  const named = /unknown keyword: "([^"]+)"|expression: \/(.+)\/u?:|reference (\S+) from id/.exec(reason);
  const culprit = named?.[1] ?? named?.[2] ?? named?.[3];
  for (const file of all) {
    const pointer = culprit === undefined ? undefined : pointerOf(file.schema, culprit);
    if (pointer !== undefined) return schemaProblem(file, reason, pointer);
  }
  return schemaProblem(known, reason);
}

/** A pattern over which judging `entry` did not come to an end, where the schemas have it. */
export function slowPatternProblem(
  set: SchemaSet,
  { schema, file: { path } }: Entry,
  pattern: string,
): Problem {
  const all = [schema, ...set.shared.values(), ...set.files.values()];
  const file = all.find((each) => pointerOf(each.schema, pattern) !== undefined) ?? schema;
  const pointer = pointerOf(file.schema, pattern) ?? '';
  return problem('schema/slow-pattern', { pattern, file: path }, placeInSchema(file, pointer));
}

/** The first place below `node` whose key or value is `wanted`. */
function pointerOf(node: unknown, wanted: string, pointer = ''): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    const here = pointerTo(pointer, key);
    const found = key === wanted || value === wanted ? here : pointerOf(value, wanted, here);
    if (found !== undefined) return found;
  }
  return undefined;
}
