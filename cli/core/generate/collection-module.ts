import { constantName, pascalCase, typeName } from '../content/names.ts';
import type { SchemaFile } from '../content/schemas.ts';
import { constant, header, inTemplate, lastPart, quoted, up } from './source-text.ts';

/**
 * The data of a collection, a function that finds an entry, and one for each lazy property.
 * @param entries as JSON
 */
export function collectionModule(schema: SchemaFile, entries: readonly string[]): string {
  const { name } = schema;
  const type = typeName(schema);
  const list = constantName(lastPart(name), [type, `find${type}`, 'bySlug', 'readLazy']);
  const depth = up(name);
  const bodies = lazyProperties(schema).map((property) => {
    const body = `${type}${pascalCase(property)}`;
    const isMarkdown = schema.schema.properties?.[property]?.['x-markdown'] === true;
    return { property, body, bodyType: isMarkdown ? 'Html' : body };
  });
  const loaders = bodies.map(
    ({ property, body, bodyType }) =>
      `\n/** The ${quoted(property)} of one entry, read on demand; rejects when there is no such entry. */\nexport function load${body}(slug: ${type}Slug): Promise<${bodyType}> {\n  return readLazy(\`lazy/${inTemplate(name)}/\${slug}.${inTemplate(property)}.json\`) as Promise<${bodyType}>;\n}\n`,
  );
  const imports = [...new Set([type, ...bodies.map(({ bodyType }) => bodyType)])].sort().join(', ');
  return [
    header(`content/${name}/`),
    `import type { ${type}Slug } from '${depth}identifiers.ts';\n`,
    bodies.length > 0 ? `import { readLazy } from '${depth}lazy.ts';\n` : '',
    `import type { ${imports} } from '${depth}types.ts';\n\n`,
    `export type { ${type}Slug } from '${depth}identifiers.ts';\n\n`,
    `${constant(list, `readonly ${type}[]`, entries)}\n`,
    `let bySlug: ReadonlyMap<string, ${type}> | undefined;\n\n`,
    `export function find${type}(slug: string): ${type} | undefined {\n  bySlug ??= new Map(${list}.map((entry) => [entry.slug, entry]));\n  return bySlug.get(slug);\n}\n`,
    ...loaders,
  ].join('');
}

/** The properties of an entry that are loaded from separate files. */
export function lazyProperties({ schema: { properties = {} } }: SchemaFile): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.['x-lazy'] === true);
}
