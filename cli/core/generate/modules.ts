import type { Content, Entry } from '../content/content.ts';
import { hasReadings, readingOn, readingsOf } from '../content/entry-readings.ts';
import { constantName, typeName } from '../content/names.ts';
import { type SchemaFile, withoutBuiltIn } from '../content/schemas.ts';
import type { Progress } from '../diagnostics/progress.ts';
import { localeOf } from '../language/locale-of.ts';
import { factText, type Reading } from '../language/reading.ts';
import type { DerivedModule } from '../shop/derived.ts';
import { DERIVED } from '../shop/registry.ts';
import { isMapping, type JsonValue, listIn } from '../values/json-value.ts';
import { collectionModule, lazyProperties } from './collection-module.ts';
import { editorSchemas } from './editor-schemas.ts';
import { PHRASE_FORMS_MODULE } from './phrase-forms.ts';
import { resolveEntry } from './resolve.ts';
import { identifiersModule, routesModule } from './routes-module.ts';
import { constant, header, lastPart, up } from './source-text.ts';
import { makeTypes } from './types.ts';

/** The files of `generated/`: their texts by path, relative to it. The same content gives the same bytes. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** The output of one collection entry: its data as JSON, and its lazy properties as files, by path. */
export interface Piece {
  readonly json: string;
  readonly lazy: Readonly<Record<string, string>>;
}

export type Pieces = ReadonlyMap<string, Piece>;

export interface Modules {
  readonly files: GeneratedFiles;
  readonly pieces: Pieces;
}

/** Everything that the site imports, from content that has passed `check`; entries with a piece in `cached` are not rendered. */
export async function makeModules(
  content: Content,
  cacheDir: string,
  cached: Pieces = new Map(),
  onProgress?: Progress,
): Promise<Modules> {
  const total = [...content.collections.values()].reduce((sum, entries) => sum + entries.length, 0);
  const files = new Map<string, string>();
  const write = (path: string, text: string) => files.set(path, text);
  const pieces = new Map<string, Piece>();
  const schemaOf = (name: string) => content.schemas.files.get(name) as SchemaFile;
  write('identifiers.ts', identifiersModule(content));
  write(
    'types.ts',
    header('schemas/') +
      (await makeTypes(withoutBuiltIn(content.schemas), new Set(content.collections.keys()), cacheDir)),
  );
  for (const [name, entries] of content.collections) {
    const json = entries.map((entry) => {
      const piece = cached.get(entry.file.path) ?? makePiece(content, entry);
      pieces.set(entry.file.path, piece);
      onProgress?.('generate', pieces.size, total);
      for (const [path, text] of Object.entries(piece.lazy)) write(path, text);
      return piece.json;
    });
    write(`${name}.ts`, collectionModule(schemaOf(name), json));
  }
  for (const entry of content.singletons.values()) {
    if (entry.schema.isBuiltIn) continue;
    const isRoutes = entry.slug === content.settings.routes;
    write(
      `${entry.schema.name}.ts`,
      isRoutes ? routesModule(content, entry) : singletonModule(content, entry),
    );
  }
  const schemas = [...content.collections.keys()].map(schemaOf);
  if (schemas.some(({ schema: { properties } }) => properties?.readings?.['x-readings'] === true))
    write('readings.ts', READINGS_MODULE);
  if (schemas.some((schema) => lazyProperties(schema).length > 0)) write('lazy.ts', LAZY_MODULE);
  if (content.collections.has(content.settings.phrases))
    write('phrase-forms.ts', header('the phrases of content/') + PHRASE_FORMS_MODULE);
  const derived = DERIVED.filter(({ collections }) =>
    collections.every((name) => content.collections.has(name)),
  );
  for (const { path, collections, from, text } of derived) {
    const source = from ?? collections.map((name) => `content/${name}/`).join(' and ');
    write(path, `${header(source)}\n${text(content)}`);
  }
  write('README.md', readme(derived));
  for (const [path, text] of editorSchemas(content)) write(path, text);
  return { files, pieces };
}

function makePiece(content: Content, entry: Entry): Piece {
  const { data, lazy } = resolveEntry(content, entry);
  if (!isMapping(data)) throw new Error(`${entry.file.path} is not a mapping: the content was not checked`);
  const readings = hasReadings(entry) ? resolvedReadings(content, entry, data) : {};
  return {
    json: JSON.stringify({ slug: entry.slug, ...data, ...readings }),
    lazy: Object.fromEntries(
      [...lazy].map(([property, body]) => [lazyPath(entry, property), `${JSON.stringify(body)}\n`]),
    ),
  };
}

function lazyPath(entry: Entry, property: string): string {
  return `lazy/${entry.collection}/${entry.slug}.${property}.json`;
}

/** Readings with their final texts, and the index of the one that each surface shows, `*` for all others. */
function resolvedReadings(
  content: Content,
  entry: Entry,
  data: { readonly [key: string]: JsonValue },
): { readonly [key: string]: JsonValue } {
  const readings = readingsOf(entry);
  const kind = isMapping(entry.value) && typeof entry.value.kind === 'string' ? entry.value.kind : undefined;
  const indexOn = (surface: string) => readings.indexOf(readingOn(entry, surface) as Reading);
  const usual = indexOn('*');
  const locale = localeOf(content.settings);
  const shown = Object.fromEntries(
    ['*', ...content.surfaces]
      .map((surface) => [surface, indexOn(surface)] as const)
      .filter(([surface, index]) => index >= 0 && (surface === '*' || index !== usual)),
  );
  const texts = listIn(data, 'readings').map((reading, index): JsonValue => {
    const source = readings[index];
    return isMapping(reading) && kind !== undefined && source
      ? { ...reading, text: locale.typography(factText(locale, kind, source)) }
      : (reading as JsonValue);
  });
  return { readings: texts, shown };
}

function singletonModule(content: Content, entry: Entry): string {
  const { name } = entry.schema;
  const type = typeName(entry.schema);
  const json = JSON.stringify(resolveEntry(content, entry).data);
  return [
    header(`content/${entry.file.path}`),
    `import type { ${type} } from '${up(name)}types.ts';\n\n`,
    constant(constantName(lastPart(name), [type]), type, json),
  ].join('');
}

const readme = (derived: readonly DerivedModule[]) => `# generated/

\`sapin generate\` writes this folder from \`content/\` and \`schemas/\`: edit those, not this.

| file | holds |
|---|---|
| \`types.ts\` | the types of all content, from \`schemas/\` |
| \`identifiers.ts\` | the slugs of each collection, and the pages, as types |
| \`NAME.ts\` | the data of \`content/NAME/\` or \`content/NAME.yaml\`, texts finished: facts filled in, typography applied, Markdown as HTML |
| \`routes.ts\` | the route table, and a builder for the path of each page |
| \`readings.ts\` | \`readingOn\`: the reading of a fact or a price that a page shows |
${derived.map(({ path, about }) => `| \`${path}\` | ${about} |\n`).join('')}| \`lazy.ts\`, \`lazy/\` | long texts, a file for each entry, read on demand |
| \`schemas/\` | \`schemas/\` with the slugs, pages and images that exist, for completion in editors |
| \`manifest.json\` | the list of these files, so that others are never touched |
`;

const LAZY_MODULE = `${header('schemas/ (x-lazy)')}
/** Reads one file of this folder, by its path in it. */
type LazyReader = (path: string) => Promise<unknown>;

let reader: LazyReader = (path) => Promise.reject(new Error(\`no reader for \${path}: call setLazyReader first\`));

/** Says how lazy properties are read; the prerenderer and the development server read them from the disk. */
export function setLazyReader(read: LazyReader): void {
  reader = read;
}

export function readLazy(path: string): Promise<unknown> {
  return reader(path);
}
`;

const READINGS_MODULE = `${header('the readings of content/')}
import type { Surface } from './identifiers.ts';

export type { Surface } from './identifiers.ts';

/** The reading that a visitor of \`surface\` sees; \`undefined\` when the sources say nothing there. */
export function readingOn<R>(
  entry: { readonly readings: readonly R[]; readonly shown: { readonly [surface in Surface | '*']?: number } },
  surface: Surface,
): R | undefined {
  const index = entry.shown[surface] ?? entry.shown['*'];
  return index === undefined ? undefined : entry.readings[index];
}
`;
