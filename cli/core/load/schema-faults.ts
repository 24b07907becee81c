import type { Entry } from '../content/content.ts';
import type { Keyword } from '../content/keyword.ts';
import { pascalCase, typeName } from '../content/names.ts';
import {
  applicable,
  bearsKeyword,
  everySchema,
  type JsonSchema,
  OF_SAME_VALUE,
  placeInSchema,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
  schemaProblem,
  subschemasOf,
  withoutBuiltIn,
} from '../content/schemas.ts';
import { type Problem, problem } from '../diagnostics/problem.ts';
import { pointerTo } from '../values/pointer.ts';
import { derivedNames } from './run-checks.ts';

/** Modules that `generate` always writes. */
const ALWAYS_TAKEN = ['types', 'identifiers', 'lazy', 'phrase-forms', 'readings'];

/** A fault, and its place in the schema. */
interface Misuse {
  readonly reason: string;
  readonly place: string;
}

type Located = ReturnType<typeof everySchema>[number];

/** Faults of schemas that Ajv does not find: ignored keywords, endless references, annotations without effect. */
export function schemaFaults(set: SchemaSet): Problem[] {
  const all = everySchema(set);
  const known = new Set(all.map(({ schema }) => schema));
  const endless = endlessSchemas(set, all);
  return [
    ...namesTwice(set),
    ...all.flatMap((at) =>
      [
        ...brokenReference(set, at, known, endless),
        ...unreadable(at),
        ...ofOtherDraft(at),
        ...misplaced(at, set.keywords),
        ...unheard(set, at),
        ...misplacedLimits(at.schema, set.keywords),
        ...missingSiblings(set, at),
      ].map(({ reason, place }) => schemaProblem(at.file, reason, `${at.pointer}${place}`)),
    ),
  ];
}

function* brokenReference(
  set: SchemaSet,
  { schema, file }: Located,
  known: ReadonlySet<JsonSchema>,
  endless: ReadonlySet<JsonSchema>,
): Generator<Misuse> {
  const { $ref } = schema;
  const place = '/$ref';
  if ($ref !== undefined) {
    const target = set.resolve(schema, file) && set.target(schema, file);
    const isSchemaThere = target && (known.has(target.schema) || pointsToBoolean(target.schema));
    if (!target) yield { reason: `can't resolve reference ${$ref}`, place };
    else if (!isSchemaThere) yield { reason: `${$ref} is not a schema: move it to definitions`, place };
    else if (endless.has(schema)) yield { reason: `${$ref} is an endless reference`, place };
  }
}

/** What a reference to `true` or `false` resolves to. */
function pointsToBoolean(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => keyword === 'not');
}

/** The schemas whose `$ref` leads back to them for the same value: no value could ever be validated. */
function endlessSchemas(set: SchemaSet, all: readonly Located[]): ReadonlySet<JsonSchema> {
  const done = new Set<JsonSchema>();
  const endless = new Set<JsonSchema>();
  const visit = ({ schema, file }: SchemaAt, open: Set<JsonSchema>) => {
    if (done.has(schema)) return;
    open.add(schema);
    const target = set.target(schema, file);
    if (target && open.has(target.schema)) endless.add(schema);
    else if (target) visit(target, open);
    for (const { schema: inner, keyword } of subschemasOf(schema))
      if (OF_SAME_VALUE.has(keyword)) visit({ schema: inner, file }, open);
    open.delete(schema);
    done.add(schema);
  };
  for (const at of all) visit(at, new Set());
  return endless;
}

/** What Ajv silently ignores, or takes for a file name. */
function* unreadable({ schema, pointer }: Located): Generator<Misuse> {
  if (schema.$id !== undefined && pointer !== '')
    yield { reason: '$id is for the schema of a file: refer to this one by its path', place: '/$id' };
  for (const keyword of ['properties', 'patternProperties'] as const)
    if (Object.hasOwn(schema[keyword] ?? {}, '__proto__'))
      yield {
        reason: 'no field can be called __proto__: choose another name',
        place: `/${keyword}/__proto__`,
      };
}

/** A schema that asks for another draft than the supported one. */
function* ofOtherDraft({ schema, pointer }: Located): Generator<Misuse> {
  const { $schema } = schema;
  if (pointer === '' && $schema !== undefined && !/\bdraft-07\b/.test(String($schema)))
    yield {
      reason: `schemas are draft-07: write "$schema": "http://json-schema.org/draft-07/schema#", and "definitions" for "$defs"`,
      place: '/$schema',
    };
}

function* misplaced({ schema, pointer }: Located, keywords: readonly Keyword[]): Generator<Misuse> {
  for (const { keyword, types, isOfEntry, isOfFile } of keywords.filter((each) =>
    bearsKeyword(schema, each.keyword),
  )) {
    const place = `/${keyword}`;
    const property = /^\/properties\/([^/]+)$/.exec(pointer)?.[1];
    if (isOfEntry === true && property === undefined)
      yield { reason: `${keyword} is for the properties of an entry itself`, place };
    if (isOfFile && pointer !== '') yield { reason: `${keyword} is for the whole schema of a file`, place };
    if (typeof isOfEntry === 'string' && property !== isOfEntry)
      yield { reason: `${keyword} is for the property ${isOfEntry} of an entry itself`, place };
    const others = [schema.type ?? []]
      .flat()
      .filter((type) => type !== 'null' && !types.includes(type as never));
    if (others.length > 0)
      yield {
        reason: `${keyword} is for ${types.join(' or ')}, not ${others.join(' or ')}: take it away, or give it a branch of anyOf`,
        place: schema.type === undefined ? place : '/type',
      };
  }
}

/** Annotations in schemas that do not apply to every value: they would never be checked. */
function* unheard(set: SchemaSet, { schema, file }: Located): Generator<Misuse> {
  for (const { keyword, schema: inner } of subschemasOf(schema)) {
    const heard = HEARD[keyword];
    const unheard = heard && annotationsIn(set, { schema: inner, file }).find((each) => !heard(each));
    if (unheard)
      yield {
        reason: `${unheard.keyword} has no effect inside ${keyword}: ${keyword === 'if' ? 'write it in then or else' : 'write it where a value has to keep it'}`,
        place: `/${keyword}`,
      };
  }
}

/** By keyword, which annotations apply in its schema; Ajv itself evaluates `format`. */
const HEARD: Readonly<Record<string, (each: Keyword) => boolean>> = {
  not: ({ keyword }) => keyword === 'format',
  contains: ({ keyword }) => keyword === 'format',
  if: ({ keyword }) => keyword === 'format',
  propertyNames: ({ keyword, isOfKeys }) => keyword === 'format' || isOfKeys === true,
};

function annotationsIn(set: SchemaSet, root: SchemaAt): readonly Keyword[] {
  const seen = new Set<JsonSchema>();
  const visit = ({ schema, file }: SchemaAt): readonly Keyword[] => {
    if (seen.has(schema)) return [];
    seen.add(schema);
    const target = set.target(schema, file);
    return [
      ...set.keywords.filter(({ keyword }) => bearsKeyword(schema, keyword)),
      ...(target ? visit(target) : []),
      ...[...subschemasOf(schema)].flatMap((inner) => visit({ schema: inner.schema, file })),
    ];
  };
  return visit(root);
}

/** Two schemas, or a schema and a definition, whose types would have one name. */
function namesTwice(set: SchemaSet): Problem[] {
  const problems: Problem[] = [];
  const taken = new Set([...ALWAYS_TAKEN, ...derivedNames(set.files)]);
  const titled = new Map([
    ['html', 'Html'],
    ['surface', 'Surface'],
  ]);
  for (const { schema, path } of set.shared.values())
    for (const name of Object.keys(schema.definitions ?? {}))
      titled.set(pascalCase(name).toLowerCase(), `${path} (${name})`);
  for (const file of withoutBuiltIn(set).files.values()) {
    const type = typeName(file).toLowerCase();
    const other = titled.get(type) ?? titled.get(`${type}slug`);
    if (other !== undefined)
      problems.push(problem('schema/same-title', { other }, placeInSchema(file, '/title')));
    titled.set(type, file.path);
    titled.set(`${type}slug`, `${file.path} (slug)`);
    if (taken.has(file.name))
      problems.push(schemaProblem(file, `the name ${file.name} is taken: choose another`));
  }
  return problems;
}

/** Keywords that name a property beside the one that has them, where there is none of that name. */
function* missingSiblings(set: SchemaSet, { schema, file }: Located): Generator<Misuse> {
  const keywords = set.keywords.filter(({ namesSibling }) => namesSibling);
  for (const { keyword: holder, pointer, schema: inner } of subschemasOf(schema)) {
    if (OF_SAME_VALUE.has(holder) || UNUSED.has(holder)) continue;
    for (const { keyword } of keywords)
      for (const bearer of applicable(set, [{ schema: inner, file }])) {
        const sibling = bearer.schema[keyword];
        const siblings = holder === 'properties' ? (schema.properties ?? {}) : {};
        if (sibling === undefined || Object.hasOwn(siblings, String(sibling))) continue;
        const place = bearer.schema === inner ? `${pointer}/${keyword}` : pointer;
        yield { reason: `there is no property ${sibling} beside it`, place };
      }
  }
}

/** Keywords whose schemas are used by reference. */
const UNUSED = new Set(['$defs', 'definitions']);

/** Limits on values that are not such texts, and impossible limits. */
function* misplacedLimits(schema: JsonSchema, keywords: readonly Keyword[]): Generator<Misuse> {
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

const TUPLE = /^strict mode: "items" is (\d+)-tuple/;

function tupleReason(items: string): string {
  return `a list of ${items} different items says so with "minItems": ${items}, and "maxItems": ${items} or "additionalItems": false; items of one kind after them are a list of their own`;
}

/** Ajv's complaint about a schema, at the place that it names, else at the offending value. */
export function brokenSchema(set: SchemaSet, known: SchemaFile, error: unknown): Problem {
  const reason = (error instanceof Error ? error.message : String(error)).split(', data/')[0] ?? '';
  const inData = /data(\/\S*) /.exec(reason)?.[1];
  const all = [known, ...set.shared.values(), ...set.files.values()];
  const [, where, path] = /at path "([^"#]*)#([^"]*)"/.exec(reason) ?? [];
  if (reason.startsWith('no schema with key or ref')) return schemaProblem(known, reason, '/$schema');
  if (inData !== undefined && path === undefined) return schemaProblem(known, reason, inData);
  if (path !== undefined) {
    const file = all.find(({ name }) => where !== '' && where?.endsWith(name)) ?? known;
    const keyword = /^keyword "([^"]+)"|unknown (format)/.exec(reason);
    const last = keyword?.[1] ?? keyword?.[2];
    const [, items] = TUPLE.exec(reason) ?? [];
    if (items !== undefined)
      return schemaProblem(file, tupleReason(items), `${decodeURIComponent(path)}/items`);
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

/** A pattern that did not terminate on `entry`, at its place in the schemas. */
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
