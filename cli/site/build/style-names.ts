import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CSSOptions, Plugin } from 'vite';

/** Lightning CSS takes a twentieth of the time of PostCSS. */
export const cssOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    // Fallbacks for old browsers are added once, when the styles are minified.
    targets: {},
    cssModules: {
      // No hash, because hashes compress worst, and no two style sheets share a name.
      pattern: '[name]-[local]',
      // Scripts need the names of classes only.
      grid: false,
      container: false,
      animation: false,
    },
  },
};

const LONG_NAME = /\b([A-Z]\w*)-module-/g;

/** `Header-banner` for the class `banner` of `Header.module.css`. */
function nameOfClass(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}-${name}`;
}

/** Puts each CSS module into its cascade layer and shortens its class names; the server bundle gets the names only. */
export function styleNames(): Plugin[] {
  const sheets = { id: /\.module\.css$/ };
  const shorten = (code: string) => code.replaceAll(LONG_NAME, '$1-');
  return [
    namesOnly(),
    {
      name: 'style-layers',
      enforce: 'pre',
      transform: {
        filter: sheets,
        handler: (code, id) => `@layer ${id.includes('/src/pages/') ? 'pages' : 'components'} {${code}}`,
      },
    },
    { name: 'short-names-in-styles', transform: { filter: sheets, handler: shorten } },
    { name: 'short-names-in-scripts', enforce: 'post', transform: { filter: sheets, handler: shorten } },
  ];
}

/** The server bundle needs class names only; parsing every style sheet twice would double the time of that build. */
function namesOnly(): Plugin {
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
        // No `.css` at the end, or other plugins would treat it as a style sheet.
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

/** May contain false positives, such as file extensions in URLs; they are harmless. */
function classesIn(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z_][\w-]*)/gi);
  return [...new Set([...selectors].map(([, name = '']) => name))];
}
