import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The list of a collection's entries, as `sapin generate` writes it: JSON, but for the comma behind the last one. */
const LIST = /^(export const \w+: readonly \w+\[\] = )(\[\n.*?^ {2}\}),\n\];$/ms;

/**
 * Lets code that runs in Node read the collections when it starts, from `dir`. The syntax tree of a collection takes a
 * hundred times what the collection weighs: a gigabyte for ten thousand towns.
 */
export function collectionsFromFiles(dir: string): Plugin {
  return {
    name: 'collections-from-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/generated\/[\w-]+\.ts$/ },
      handler: (code, id) => withFile(code, path.join(dir, `${path.basename(id, '.ts')}.json`)),
    },
  };
}

/**
 * @param code a module of `generated/`; one without a list of entries stays as it is
 * @param file gets the list, as JSON; absolute path
 */
export function withFile(code: string, file: string): string {
  return code.replace(LIST, (_, declaration: string, entries: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(JSON.parse(`${entries}]`)));
    return [
      "import { readFileSync } from 'node:fs';",
      `${declaration}JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));`,
    ].join('\n');
  });
}
