import { annotationProblems } from '../../../cli/core/annotations/run-annotations.ts';
import { allEntries, type Content, type Entry } from '../../../cli/core/content/content.ts';
import {
  applicable,
  type JsonSchema,
  type SchemaFile,
  type SchemaSet,
} from '../../../cli/core/content/schemas.ts';
import type { Validators } from '../../../cli/core/load/validators.ts';
import type { JsonValue } from '../../../cli/core/values/json-value.ts';
import { pointerTo } from '../../../cli/core/values/pointer.ts';

type Applying = readonly { readonly schema: JsonSchema; readonly file: SchemaFile }[];
type Steps = readonly (string | number)[];

/** A place where an entry may hold a string, and what its schemas say of it. */
export interface StringPlace {
  /** The same for all entries of a schema and all items of a list: `towns/nearby/*`. */
  readonly name: string;
  /** The keys and indices that lead there. The last key may be missing: then the string is optional. */
  readonly steps: Steps;
  readonly schemas: readonly JsonSchema[];
}

/** Every place for a string that the schema has, whether content uses it or not. */
export function placesOfSchema(set: SchemaSet, file: SchemaFile): readonly string[] {
  const walk = (schemas: Applying, name: string): string[] => {
    const applying = applicable(set, schemas);
    const items = itemsOf(applying);
    return [
      ...(applying.some(isString) ? [name] : []),
      ...(items.length > 0 ? walk(items, `${name}/*`) : []),
      ...[...propertiesOf(applying)].flatMap(([key, below]) => walk(below, `${name}/${key}`)),
    ];
  };
  return walk([{ schema: file.schema, file }], file.name);
}

/** Every place for a string in a value that its schema accepts. */
function placesOfValue(set: SchemaSet, file: SchemaFile, value: JsonValue): readonly StringPlace[] {
  const walk = (schemas: Applying, at: JsonValue | undefined, name: string, steps: Steps): StringPlace[] => {
    const applying = applicable(set, schemas);
    if (Array.isArray(at))
      return at.flatMap((item, index) => walk(itemsOf(applying), item, `${name}/*`, [...steps, index]));
    if (typeof at === 'object' && at !== null) {
      const mapping = at as Readonly<Record<string, JsonValue>>;
      return [...propertiesOf(applying)].flatMap(([key, below]) =>
        walk(below, mapping[key], `${name}/${key}`, [...steps, key]),
      );
    }
    return applying.some(isString) ? [{ name, steps, schemas: applying.map(({ schema }) => schema) }] : [];
  };
  return walk([{ schema: file.schema, file }], value, file.name, []);
}

function isString({ schema }: Applying[number]): boolean {
  return schema.enum !== undefined || [schema.type].flat().includes('string');
}

function itemsOf(applying: Applying): Applying {
  return applying.flatMap(({ schema, file }) =>
    schema.items ? [schema.items].flat().map((items) => ({ schema: items as JsonSchema, file })) : [],
  );
}

function propertiesOf(applying: Applying): ReadonlyMap<string, Applying> {
  const properties = new Map<string, Applying>();
  for (const { schema, file } of applying)
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      properties.set(key, [...(properties.get(key) ?? []), { schema: property, file }]);
  return properties;
}

/** Puts a string at a place of a value, or takes it away; gives the one that stood there. */
export function put(value: JsonValue, steps: Steps, text: string | undefined): string | undefined {
  let at = value as Record<string | number, unknown>;
  for (const step of steps.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
  const last = steps.at(-1) ?? '';
  const before = at[last] as string | undefined;
  if (text === undefined) delete at[last];
  else at[last] = text;
  return before;
}

/** The place in a report of `check`. */
export function pointerOf(steps: Steps): string {
  return steps.reduce<string>(pointerTo, '');
}

/** An entry and a copy of its value that may be spoilt. */
export interface Copy {
  readonly entry: Entry;
  readonly value: JsonValue;
  readonly places: readonly StringPlace[];
}

/** A copy of every entry of the content. */
export function copiesOf(content: Content): readonly Copy[] {
  return allEntries(content).map((entry) => {
    const value = structuredClone(entry.value);
    return { entry, value, places: placesOfValue(content.schemas, entry.schema, value) };
  });
}

/** Whether `check` has nothing against a value in place of an entry's own, as far as one entry can tell. */
export function isAccepted(
  content: Content,
  { byName }: Pick<Validators, 'byName'>,
  entry: Entry,
  value: JsonValue,
): boolean {
  if (!byName.get(entry.schema.name)?.(value)) return false;
  const changed = { ...entry, value, syntaxTree: () => undefined };
  return annotationProblems(content, changed, new Map(), new Set()).length === 0;
}
