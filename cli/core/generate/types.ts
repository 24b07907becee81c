import type { SchemaSet } from '../content/schemas.ts';
import { TypeDefinitions } from './type-definitions.ts';

/**
 * The text of `types.ts`: an interface for each schema, shared definition and nested mapping, everything `readonly`.
 * @param collections those with slugs
 */
export function makeTypes(set: SchemaSet, collections: ReadonlySet<string>): string {
  const { source, imports } = new TypeDefinitions(set, collections);
  return [
    imports.size > 0 ? `import type { ${[...imports].sort().join(', ')} } from './identifiers.ts';\n\n` : '',
    '/** Finished, safe HTML, rendered from Markdown that has no raw HTML. */\nexport type Html = string;\n\n',
    `${source}\n`,
  ].join('');
}
