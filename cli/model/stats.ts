import { type Annotated, walkAnnotated } from '../content/annotation-tree.ts';
import { isMapping, type JsonValue } from '../content/json-value.ts';
import { wordCount } from '../content/markdown.ts';
import type { Content, Entry } from '../content/model.ts';
import { pointerTo } from '../content/pointer.ts';
import { applicable, type JsonSchema, type SchemaFile, type SchemaSet } from '../content/schemas.ts';
import type { Model } from './model.ts';
import { usagesOf } from './usages.ts';

/** What there is in one collection, or in all the single files together. */
export interface CollectionStats {
  readonly name: string;
  readonly entries: number;
  readonly words: number;
  /** Pictures that say nothing to whoever does not see them, as `FILE POINTER`. */
  readonly picturesWithoutText: readonly string[];
  /** Slugs of entries that no other file links to, names or shows. */
  readonly unlinked: readonly string[];
  /** Fields that the schema offers and no entry fills in: `seo/image`, `readings[]/note`. */
  readonly unusedFields: readonly string[];
  /** Each entry with its words, the longest first. */
  readonly lengths: readonly { readonly subject: string; readonly words: number }[];
}

/** The collections in the order of their names; `name` is empty for the single files, which stand last. */
export function statsOf(content: Content, model: Model): CollectionStats[] {
  const collections = [...content.collections].map(([name, entries]) => {
    const unlinked = entries.filter((entry) => !isLinked(model, entry)).map(({ slug }) => slug);
    // Nothing leads to any price file: they are found by other ways.
    return {
      ...statsOfEntries(content, name, entries),
      unlinked: unlinked.length === entries.length ? [] : unlinked,
    };
  });
  const singles = [...content.singletons.values()].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  return [...collections, { ...statsOfEntries(content, '', singles), unlinked: [] }];
}

function isLinked(model: Model, entry: Entry): boolean {
  return usagesOf(model, entry).some(
    ({ kind, place }) => kind !== 'states' && place.file !== entry.file.path,
  );
}

function statsOfEntries({ schemas }: Content, name: string, entries: readonly Entry[]) {
  const lengths = entries
    .map((entry) => ({ subject: entry.subject, words: wordsIn(entry) }))
    .sort((a, b) => b.words - a.words);
  const schemaFiles = new Set(entries.map(({ schema }) => schema));
  return {
    name,
    entries: entries.length,
    words: lengths.reduce((sum, { words }) => sum + words, 0),
    picturesWithoutText: entries.flatMap(picturesWithoutText),
    unusedFields: [...schemaFiles].flatMap((schema) => {
      const own = entries.filter((entry) => entry.schema === schema);
      const fields = unusedFields(schemas, schema, own);
      return name === '' ? fields.map((field) => `${schema.name}: ${field}`) : fields;
    }),
    lengths,
  };
}

/** The words that a visitor may read of an entry: its texts and its Markdown. */
function wordsIn({ plan, value }: Entry): number {
  let words = 0;
  walkAnnotated(plan, value, ({ value: text, plan: { annotations } }) => {
    if (typeof text !== 'string') return;
    if (annotations['x-markdown']) words += wordCount(text);
    else if (annotations['x-text']) words += text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  });
  return words;
}

function picturesWithoutText({ plan, value, file }: Entry): string[] {
  const found: string[] = [];
  walkAnnotated(plan, value, (picture: Annotated) => {
    if (!picture.plan.annotations['x-image']) return;
    const alt = isMapping(picture.parent) ? picture.parent.alt : undefined;
    if (typeof alt !== 'string' || alt.trim() === '') found.push(`${file.path} ${picture.pointer}`);
  });
  return found;
}

type Applying = readonly { schema: JsonSchema; file: SchemaFile }[];

/** The outermost fields of a schema that no entry has: what is below an unused field goes without saying. */
function unusedFields(set: SchemaSet, file: SchemaFile, entries: readonly Entry[]): string[] {
  const unused: string[] = [];
  const look = (applying: Applying, values: readonly JsonValue[], path: string) => {
    const schemas = applicable(set, applying);
    const below = new Map<string, { schema: JsonSchema; file: SchemaFile }[]>();
    for (const { schema, file: from } of schemas)
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        below.set(name, [...(below.get(name) ?? []), { schema: property, file: from }]);
    const mappings = values.filter(isMapping);
    for (const [name, property] of below) {
      const own = mappings.flatMap((mapping) =>
        Object.hasOwn(mapping, name) ? [mapping[name] as JsonValue] : [],
      );
      const at = pointerTo(path, name).replace(/^\//, '');
      if (own.length === 0) unused.push(at);
      else look(property, own, at);
    }
    const items = schemas.flatMap(({ schema, file: from }) =>
      schema.items && !Array.isArray(schema.items)
        ? [{ schema: schema.items as JsonSchema, file: from }]
        : [],
    );
    const held = values.flatMap((value) => (Array.isArray(value) ? (value as JsonValue[]) : []));
    if (items.length > 0 && held.length > 0) look(items, held, `${path}[]`);
  };
  look(
    [{ schema: file.schema, file }],
    entries.map(({ value }) => value),
    '',
  );
  return unused;
}
