import type { Content, Entry } from '../content/content.ts';
import { factText, hasReadings, type Reading, readingOn, readingsOf } from '../content/entry-readings.ts';
import { isMapping, type JsonValue } from '../content/json-value.ts';
import { typography } from '../content/typography.ts';
import type { Progress } from '../diagnostics/progress.ts';
import { DERIVED } from './derived.ts';
import { editorSchemas } from './editor-schemas.ts';
import { camelCase, constantName, pascalCase } from './names.ts';
import { resolveEntry } from './resolve.ts';
import { makeTypes, typeName } from './types.ts';

/** The files of `generated/`: their texts by path, relative to it. The same content gives the same bytes. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** The output of one collection entry: its data as a literal, and its lazy properties as files, by path. */
export interface Piece {
  readonly literal: string;
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
  const pieces = new Map<string, Piece>();
  files.set('README.md', README);
  files.set(
    'types.ts',
    header('schemas/') + (await makeTypes(content.schemas, new Set(content.collections.keys()), cacheDir)),
  );
  for (const [name, entries] of content.collections) {
    const own = entries.map((entry) => {
      const piece = cached.get(entry.file.path) ?? makePiece(content, entry);
      pieces.set(entry.file.path, piece);
      onProgress?.('generate', pieces.size, total);
      for (const [path, text] of Object.entries(piece.lazy)) files.set(path, text);
      return piece;
    });
    files.set(`${name}.ts`, collectionModule(content, name, entries, own));
  }
  for (const entry of content.singletons.values()) {
    if (entry.schema.name === 'routes') files.set('routes.ts', routesModule(content, entry));
    else files.set(`${entry.schema.name}.ts`, singletonModule(content, entry));
  }
  if (content.singletons.has('routes')) files.set('readings.ts', READINGS_MODULE);
  if ([...content.collections.keys()].some((name) => lazyProperties(content, name).length > 0))
    files.set('lazy.ts', LAZY_MODULE);
  for (const { path, collections, text } of DERIVED)
    if (collections.every((name) => content.collections.has(name)))
      files.set(
        path,
        `${header(collections.map((name) => `content/${name}/`).join(' and '))}\n${text(content)}`,
      );
  for (const [path, text] of editorSchemas(content)) files.set(path, text);
  return { files, pieces };
}

function makePiece(content: Content, entry: Entry): Piece {
  const { data, lazy } = resolveEntry(content, entry);
  const own = isMapping(data) ? data : {};
  const value = {
    slug: entry.slug,
    ...own,
    ...(hasReadings(entry) && resolvedReadings(content, entry, own)),
  };
  return {
    literal: literal(value).replaceAll('\n', '\n  '),
    lazy: Object.fromEntries(
      [...lazy].map(([property, body]) => [lazyPath(entry, property), `${JSON.stringify(body)}\n`]),
    ),
  };
}

function lazyPath(entry: Entry, property: string): string {
  return `lazy/${entry.collection}/${entry.slug}.${property}.json`;
}

function header(source: string): string {
  return `// Written by \`sapin generate\` from ${source}: edit that, not this.\n`;
}

function lazyProperties(content: Content, collection: string): string[] {
  const properties = content.schemas.files.get(collection)?.schema.properties ?? {};
  return Object.keys(properties).filter((name) => properties[name]?.['x-lazy'] === true);
}

function collectionModule(
  content: Content,
  name: string,
  entries: readonly Entry[],
  pieces: readonly Piece[],
): string {
  const schema = content.schemas.files.get(name);
  const type = schema ? typeName(schema) : pascalCase(name);
  const constant = constantName(name.split('/').at(-1) ?? name);
  const depth = up(name);
  const slugs = entries.map(({ slug }) => `'${slug}'`).join(' | ') || 'never';
  const bodies = lazyProperties(content, name).map((property) => {
    const body = `${type}${pascalCase(property)}`;
    const isMarkdown = schema?.schema.properties?.[property]?.['x-markdown'] === true;
    return { property, body, bodyType: isMarkdown ? 'Html' : body };
  });
  const loaders = bodies.map(
    ({ property, body, bodyType }) =>
      `\n/** The \`${property}\` of one entry, read on demand; rejects when there is no such entry. */\nexport function load${body}(slug: ${type}Slug): Promise<${bodyType}> {\n  return readLazy(\`lazy/${name}/\${slug}.${property}.json\`) as Promise<${bodyType}>;\n}\n`,
  );
  const imports = [...new Set([type, ...bodies.map(({ bodyType }) => bodyType)])].sort().join(', ');
  return [
    header(`content/${name}/`),
    bodies.length > 0 ? `import { readLazy } from '${depth}lazy.ts';\n` : '',
    `import type { ${imports} } from '${depth}types.ts';\n\n`,
    `export type ${type}Slug = ${slugs};\n\n`,
    `export const ${constant}: readonly ${type}[] = [\n${pieces.map((piece) => `  ${piece.literal},\n`).join('')}];\n\n`,
    `let bySlug: ReadonlyMap<string, ${type}> | undefined;\n\n`,
    `export function find${type}(slug: string): ${type} | undefined {\n  bySlug ??= new Map(${constant}.map((entry) => [entry.slug, entry]));\n  return bySlug.get(slug);\n}\n`,
    ...loaders,
  ].join('');
}

/** Readings with their final texts, and the index of the one that each surface shows, `*` for all others. */
function resolvedReadings(
  content: Content,
  entry: Entry,
  own: { readonly [key: string]: JsonValue },
): { readonly [key: string]: JsonValue } {
  const readings = readingsOf(entry);
  const kind = isMapping(entry.value) && typeof entry.value.kind === 'string' ? entry.value.kind : undefined;
  const list = Array.isArray(own.readings) ? own.readings : [];
  const indexOn = (surface: string) => readings.indexOf(readingOn(entry, surface) as Reading);
  const usual = indexOn('*');
  const shown = Object.fromEntries(
    ['*', ...content.surfaces]
      .map((surface) => [surface, indexOn(surface)] as const)
      .filter(([surface, index]) => index >= 0 && (surface === '*' || index !== usual)),
  );
  const texts = list.map((reading, index): JsonValue => {
    const source = readings[index];
    return isMapping(reading) && kind !== undefined && source
      ? { ...reading, text: typography(factText(kind, source)) }
      : (reading as JsonValue);
  });
  return { readings: texts, shown };
}

function singletonModule(content: Content, entry: Entry): string {
  const type = typeName(entry.schema);
  const { data } = resolveEntry(content, entry);
  return `${header(`content/${entry.file.path}`)}import type { ${type} } from '${up(entry.schema.name)}types.ts';\n\nexport const ${constantName(entry.slug)}: ${type} = ${literal(data)};\n`;
}

function routesModule(content: Content, entry: Entry): string {
  const { data } = resolveEntry(content, entry);
  const rows = isMapping(data) && Array.isArray(data.routes) ? data.routes : [];
  const { routes } = content.routes;
  const slugTypes = new Map<string, string>();
  const builders = routes.map(({ page, path, collection }) => {
    const parameter = /:([a-z]+)/.exec(path)?.[1];
    if (path === '*') return '';
    if (parameter === undefined || collection === undefined)
      return `  ${camelCase(page)}: (): string => '${path}',\n`;
    const schema = content.schemas.files.get(collection);
    const type = `${schema ? typeName(schema) : pascalCase(collection)}Slug`;
    slugTypes.set(type, collection);
    return `  ${camelCase(page)}: (${parameter}: ${type}): string => \`${path.replace(`:${parameter}`, `\${${parameter}}`)}\`,\n`;
  });
  const pages = routes.map(({ page }) => `'${page}'`).join(' | ') || 'never';
  const collections = new Set(routes.flatMap(({ collection }) => (collection ? [`'${collection}'`] : [])));
  return [
    header(`content/${entry.file.path}`),
    ...[...slugTypes]
      .sort()
      .map(([type, collection]) => `import type { ${type} } from './${collection}.ts';\n`),
    `\nexport type PageId = ${pages};\n\n`,
    "/** Where a reading can be shown: a page, or what surrounds all pages. */\nexport type Surface = PageId | 'header' | 'footer';\n\n",
    '/** One row of the route table; `path` is a React Router pattern. */\nexport interface Route {\n  readonly page: PageId;\n  readonly path: string;\n  readonly title: string;\n',
    `  readonly collection?: ${[...collections].join(' | ') || 'never'};\n`,
    '  readonly entry?: string;\n  readonly fallback?: { readonly entry?: string; readonly page?: PageId; readonly default?: true };\n}\n\n',
    `export const routes: readonly Route[] = ${literal(rows as JsonValue)};\n\n`,
    `/** Builds the path of each page. */\nexport const paths = {\n${builders.join('')}} as const;\n`,
  ].join('');
}

function up(name: string): string {
  const depth = name.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/** JSON as a TypeScript literal: a key `__proto__` would otherwise set the prototype. */
function literal(value: JsonValue): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"__proto__":/gm, '$1["__proto__"]:');
}

const README = `# generated/

\`sapin generate\` writes this folder from \`content/\` and \`schemas/\`: edit those, not this. \`npm ci\` and each command that imports it bring it up to date, so only this page is committed.

| file | holds |
|---|---|
| \`types.ts\` | the types of all content, from \`schemas/\` |
| \`NAME.ts\`, \`pages/\`, \`forms/\` | the data of \`content/NAME/\` or \`content/NAME.yaml\`, texts finished: facts filled in, typography applied, Markdown as HTML |
| \`routes.ts\` | the route table, and a builder for the path of each page |
| \`readings.ts\` | \`readingOn\`: the reading of a fact or a price that a page shows |
| \`tree-sizes.ts\` | what a tree of each size takes up, in centimetres |
| \`lazy.ts\`, \`lazy/\` | long texts, a file for each entry, read on demand |
| \`schemas/\` | \`schemas/\` with the slugs, pages and images that exist, for completion in editors |
| \`manifest.json\` | the list of these files, so that others are never touched |
`;

const LAZY_MODULE = `${header('schemas/ (x-lazy)')}
/** Reads one file of this folder, by its path in it. */
export type LazyReader = (path: string) => Promise<unknown>;

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
import type { Surface } from './routes.ts';

export type { Surface } from './routes.ts';

/** The reading that a visitor of \`surface\` sees; \`undefined\` when the sources say nothing there. */
export function readingOn<R>(
  entry: { readonly readings: readonly R[]; readonly shown: { readonly [surface in Surface | '*']?: number } },
  surface: Surface,
): R | undefined {
  const index = entry.shown[surface] ?? entry.shown['*'];
  return index === undefined ? undefined : entry.readings[index];
}
`;
