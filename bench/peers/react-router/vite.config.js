import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { runnerImport } from '../../../node_modules/vite/dist/node/index.js';

const shop = fileURLToPath(new URL('../../..', import.meta.url));
const { module: fonts } = await runnerImport(path.join(shop, 'cli/site/build/fonts.ts'), {
  configFile: false,
});
const { module: styles } = await runnerImport(path.join(shop, 'cli/site/build/style-names.ts'), {
  configFile: false,
});

/** Runs a module at build and writes its exports in its place, as the shop's own build does. */
const evaluateStaticModules = {
  name: 'evaluate-static-modules',
  load: {
    filter: { id: /\.static\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport(id, { configFile: false });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
};

export default defineConfig({
  plugins: [fonts.cutFonts(shop), evaluateStaticModules, reactRouter()],
  css: styles.cssOptions,
  resolve: {
    alias: { '@': shop },
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'],
  },
});
