import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaSet } from '../content/schemas.ts';
import { replaceFile } from '../load/check-cache.ts';
import { schemasHash } from '../load/validators.ts';
import { readonlyTypes } from './readonly-types.ts';
import { TypeDefinitions } from './type-definitions.ts';

/** Version of the way types are generated; a new one discards the cached types. */
const VERSION = '10';

/**
 * The text of `types.ts`: an interface for each schema, shared definition and nested mapping, everything `readonly`.
 * json-schema-to-typescript costs a third of a run, so its result is cached by the schemas' hash.
 * @param collections those with slugs
 */
export async function makeTypes(
  set: SchemaSet,
  collections: ReadonlySet<string>,
  cacheDir: string,
): Promise<string> {
  const key = hash('sha1', [schemasHash(set), VERSION, ...[...collections].sort()].join('\n'));
  const path = join(cacheDir, `types-${key}.ts`);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const { compile } = await import('json-schema-to-typescript');
  const { definitions, texts, imports } = new TypeDefinitions(set, collections);
  const root = { title: 'SapinRoot', type: 'object', additionalProperties: false, definitions };
  const compiled = await compile(root as never, 'SapinRoot', {
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
  });
  const text = [
    imports.size > 0 ? `import type { ${[...imports].sort().join(', ')} } from './identifiers.ts';\n\n` : '',
    '/** Finished, safe HTML, rendered from Markdown that has no raw HTML. */\nexport type Html = string;\n\n',
    readonlyTypes(withoutNotes(compiled), texts),
  ].join('');
  replaceFile(path, text);
  return text;
}

/** Without the root that only carried the definitions, and what the compiler notes about them. */
function withoutNotes(compiled: string): string {
  return compiled
    .replace(/export interface SapinRoot \{\s*\}\n*/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*\n \*\/\n/g, '')
    .replace(/\n \* ?\n \* This interface was referenced by[^\n]*\n \* via the[^\n]*/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}
