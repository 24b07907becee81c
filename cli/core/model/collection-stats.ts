import type { Content, Entry } from '../content/content.ts';
import { countWords, wordCount } from '../content/markdown-parts.ts';
import {
  applicable,
  itemsOf,
  propertiesOf,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
} from '../content/schemas.ts';
import { walkAnnotated } from '../content/walk-annotated.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import type { Model } from './model.ts';
import { isUsedElsewhere } from './usages.ts';

/** Statistics of one collection, or of all the single files together. */
export interface CollectionStats {
  readonly name: string;
  readonly entries: number;
  readonly words: number;
  /** Pictures without alternative text, as `FILE POINTER`. */
  readonly picturesWithoutText: readonly string[];
  /** Slugs of entries that no other file links to, names or shows. */
  readonly unlinked: readonly string[];
  /** Fields that the schema offers and no entry fills in: `seo/image`, `readings[]/note`. */
  readonly unusedFields: readonly string[];
  /** Each entry with its words, the longest first. */
  readonly lengths: readonly { readonly subject: string; readonly words: number }[];
}

/** The collections in the order of their names; `name` is empty for the single files, which come last. */
export function statsOf(content: Content, model: Model): CollectionStats[] {
  const collections = [...content.collections].map(([name, entries]) => {
    const unlinked = entries.filter((entry) => !isUsedElsewhere(model, entry)).map(({ slug }) => slug);
    // Nothing leads to any price file: they are found by other ways.
    return {
      ...statsOfEntries(content, name, entries),
      unlinked: unlinked.length === entries.length ? [] : unlinked,
    };
  });
  const singles = [...content.singletons.values()].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  return [...collections, { ...statsOfEntries(content, '', singles), unlinked: [] }];
}

function statsOfEntries({ schemas }: Content, name: string, entries: readonly Entry[]) {
  const lengths = entries
    .map((entry) => ({ subject: entry.subject, words: wordsIn(entry) }))
    .sort((a, b) => b.words - a.words);
  const schemaFiles = new Set(entries.flatMap(({ schema }) => (schema.isBuiltIn ? [] : [schema])));
  return {
    name,
    entries: entries.length,
    words: lengths.reduce((sum, { words }) => sum + words, 0),
    picturesWithoutText: entries.flatMap(picturesWithoutText),
    unusedFields: [...schemaFiles].flatMap((schema) => {
      const ofSchema = entries.filter((entry) => entry.schema === schema);
      const fields = unusedFields(schemas, schema, ofSchema);
      return name === '' ? fields.map((field) => `${schema.name}: ${field}`) : fields;
    }),
    lengths,
  };
}

/** The words that a visitor may read of an entry: its texts and its Markdown. */
function wordsIn(entry: Entry): number {
  let words = 0;
  walkAnnotated(entry, ({ value: text, tree: { annotations } }) => {
    if (typeof text !== 'string') return;
    if (annotations['x-markdown']) words += wordCount(text);
    else if (annotations['x-text']) words += countWords(text);
  });
  return words;
}

function picturesWithoutText(entry: Entry): string[] {
  const paths: string[] = [];
  walkAnnotated(entry, ({ tree, parent, pointer }) => {
    if (!tree.annotations['x-image']) return;
    const alt = isMapping(parent) ? parent.alt : undefined;
    if (typeof alt !== 'string' || alt.trim() === '') paths.push(`${entry.file.path} ${pointer}`);
  });
  return paths;
}

/** The outermost fields of a schema that no entry has; those below an unused field are not named. */
function unusedFields(set: SchemaSet, file: SchemaFile, entries: readonly Entry[]): string[] {
  const unused: string[] = [];
  const visit = (schemas: readonly SchemaAt[], values: readonly JsonValue[], path: string) => {
    const applying = applicable(set, schemas);
    const items = itemsOf(applying);
    const mappings = values.filter(isMapping);
    for (const [name, property] of propertiesOf(applying)) {
      const present = mappings.flatMap((mapping) =>
        Object.hasOwn(mapping, name) ? [mapping[name] as JsonValue] : [],
      );
      const at = pointerTo(path, name).replace(/^\//, '');
      if (present.length === 0) unused.push(at);
      else visit(property, present, at);
    }
    const elements = values.flatMap((value) => (Array.isArray(value) ? (value as JsonValue[]) : []));
    if (items.length > 0 && elements.length > 0) visit(items, elements, `${path}[]`);
  };
  const values = entries.map(({ value }) => value);
  visit([{ schema: file.schema, file }], values, '');
  return unused;
}
