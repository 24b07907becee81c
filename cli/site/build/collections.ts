import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The list of a collection's entries, as `sapin generate` writes it: JSON, or the text of JSON where it is long. */
const LIST =
  /^(export const \S+: readonly \S+\[\] = )(?:\/\* @__PURE__ \*\/ JSON\.parse\(\n(.*),\n\)|(\[\n.*?^\]));$/ms;

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
  return code.replace(LIST, (_, declaration: string, text: string | undefined, list: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text === undefined ? JSON.stringify(JSON.parse(list)) : JSON.parse(text));
    return [
      "import { readFileSync } from 'node:fs';",
      `${declaration}JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));`,
    ].join('\n');
  });
}
