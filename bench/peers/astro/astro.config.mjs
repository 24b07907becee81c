import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import { cutFonts } from '../../../cli/site/build/fonts.ts';

const shop = fileURLToPath(new URL('../../..', import.meta.url));

export default defineConfig({
  outDir: '../.work/astro/dist',
  cacheDir: '../.work/astro/cache',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [cutFonts(shop)],
    resolve: { alias: { '@': shop } },
    css: {
      // The names that the shop's own build gives.
      modules: {
        generateScopedName: (name, file) => `${path.basename(file).replace(/\.module\.css.*$/, '')}-${name}`,
      },
    },
  },
});
