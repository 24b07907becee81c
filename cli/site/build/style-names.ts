import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CSSOptions, Plugin } from 'vite';

/** How style sheets are read: by Lightning CSS, which takes a twentieth of the time of PostCSS. */
export const cssOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    // Old browsers are thought of once, when the styles are made small.
    targets: {},
    cssModules: {
      // Without a hash, which is what compresses worst: no two style sheets have the same name.
      pattern: '[name]-[local]',
      // What is not a class keeps its name, which scripts need not know.
      grid: false,
      container: false,
      animation: false,
    },
  },
};

/** What the pattern makes of a class. */
const LONG_NAME = /\b([A-Z]\w*)-module-/g;

/** What a class of a style sheet is called in pages: `Header-banner`. */
function nameOfClass(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}-${name}`;
}

/** The names of the classes: short ones, and in the server's bundle nothing else of the style sheets. */
export function styleNames(): Plugin[] {
  const sheets = { id: /\.module\.css$/ };
  const shorten = (code: string) => code.replaceAll(LONG_NAME, '$1-');
  return [
    namesOnly(),
    { name: 'short-names-in-styles', transform: { filter: sheets, handler: shorten } },
    { name: 'short-names-in-scripts', enforce: 'post', transform: { filter: sheets, handler: shorten } },
  ];
}

/**
 * In the server's bundle, a style sheet is the names of its classes: what they look like is in the client build, and reading
 * that twice takes as long as all else of the bundle.
 */
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
