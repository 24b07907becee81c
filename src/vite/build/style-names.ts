import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What a class of a style sheet is called in pages: `Header-banner`, by the sheet's file, for no two have the same. */
export function nameOfClass(name: string, file: string): string {
  return `${path.basename(file).replace(/\.module\.css.*$/, '')}-${name}`;
}

/**
 * In the server's bundle, a style sheet is the names of its classes: what they look like is in the client build, and reading
 * that twice takes as long as all else of the bundle.
 */
export function styleNames(): Plugin {
  const mark = '\0names of ';
  return {
    name: 'style-names',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /\.module\.css$/ },
      async handler(source, importer) {
        const sheet = await this.resolve(source, importer, { skipSelf: true });
        // Without its ending, so that nobody takes it for a style sheet.
        return sheet && `${mark}${sheet.id.replace(/\.css$/, '')}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${mark}`) },
      async handler(id) {
        const file = `${id.slice(mark.length)}.css`;
        const names = classesIn(await readFile(file, 'utf8'));
        return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, nameOfClass(name, file)])))};`;
      },
    },
  };
}

/** All that may be a class, such as the ending of a file: too many names do no harm. */
function classesIn(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z_][\w-]*)/gi);
  return [...new Set([...selectors].map(([, name = '']) => name))];
}
