import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { cacheFolder } from '../../core/files/cache-folder.mjs';
import { cssOptions, styleNames } from '../../site/build/style-names.ts';

const root = path.resolve('.');

/** How the desk's page is built for the address `/desk/`. */
export default defineConfig({
  root: path.join(root, 'cli/desk/app'),
  base: '/desk/',
  logLevel: 'error',
  publicDir: false,
  cacheDir: path.join(cacheFolder(root), 'desk-vite'),
  plugins: [styleNames(), sourceList()],
  css: cssOptions,
  build: { modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
});

/** What no module names. */
const OTHERS = [
  'cli/desk/start/page.config.ts',
  'cli/site/build/style-names.ts',
  'src/head/icon.svg',
  'package-lock.json',
];

/** Lists what the page was made of, so that it is built again when one of them has changed. */
function sourceList(): Plugin {
  return {
    name: 'source-list',
    writeBundle({ dir = '' }) {
      const modules = [...this.getModuleIds()].filter((id) => !/node_modules|\0/.test(id));
      const sources = modules.map((id) => path.relative(root, id.replace(/\?.*/, '')));
      writeFileSync(path.join(dir, 'sources.json'), JSON.stringify([...sources, ...OTHERS]));
    },
  };
}
