import type { Content, Entry } from '../content/content.ts';
import { camelCase, constantName, typeName } from '../content/names.ts';
import { listIn } from '../values/json-value.ts';
import { resolveEntry } from './resolve.ts';
import { constant, header, inTemplate, keyText, quoted, unionOf } from './source-text.ts';

/** What the types of the data and the data themselves both need: the slugs of each collection, and the pages. */
export function identifiersModule({ collections, schemas, routes, settings }: Content): string {
  const slugs = [...collections].flatMap(([name, entries]) => {
    const schema = schemas.files.get(name);
    return schema
      ? [`export type ${typeName(schema)}Slug = ${unionOf(entries.map(({ slug }) => slug))};\n\n`]
      : [];
  });
  return [
    `${header('the names of files, and of pages')}\n`,
    ...slugs,
    `export type PageId = ${unionOf(routes.routes.map(({ page }) => page))};\n\n`,
    `/** Where a reading can be shown: a page, or what surrounds all pages. */\nexport type Surface = ${['PageId', ...settings.surfaces.map(quoted)].join(' | ')};\n`,
  ].join('');
}

/** The route table, and a builder for the path of each page. */
export function routesModule(content: Content, entry: Entry): string {
  const { data } = resolveEntry(content, entry);
  const { routes } = content.routes;
  const slugTypes = new Set<string>();
  const builders = routes.map(({ page, path, collection }) => {
    const parameter = /:([a-z]+)/.exec(path)?.[1];
    const schema = collection === undefined ? undefined : content.schemas.files.get(collection);
    if (path === '*') return '';
    if (parameter === undefined || schema === undefined)
      return `  ${keyText(camelCase(page))}: (): string => ${quoted(path)},\n`;
    const type = `${typeName(schema)}Slug`;
    slugTypes.add(type);
    const name = constantName(parameter);
    const template = inTemplate(path).replace(`:${parameter}`, () => `\${${name}}`);
    return `  ${keyText(camelCase(page))}: (${name}: ${type}): string => \`${template}\`,\n`;
  });
  const collections = new Set(routes.flatMap(({ collection }) => collection ?? []));
  return [
    header(`content/${entry.file.path}`),
    `import type { ${['PageId', ...slugTypes].sort().join(', ')} } from './identifiers.ts';\n\n`,
    "export type { PageId, Surface } from './identifiers.ts';\n\n",
    '/** One row of the route table; `path` is a React Router pattern. */\nexport interface Route {\n  readonly page: PageId;\n  readonly path: string;\n  readonly title: string;\n',
    `  readonly collection?: ${unionOf([...collections])};\n`,
    '  readonly entry?: string;\n  readonly fallback?: { readonly entry?: string; readonly page?: PageId; readonly default?: true };\n}\n\n',
    `${constant(
      'routes',
      'readonly Route[]',
      listIn(data, 'routes').map((row) => JSON.stringify(row)),
    )}\n`,
    `/** Builds the path of each page. */\nexport const paths = {\n${builders.join('')}} as const;\n`,
  ].join('');
}
