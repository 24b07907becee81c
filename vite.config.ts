import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { collectionsFromFiles } from './cli/site/build/collections.ts';
import { dropUnusedRouter } from './cli/site/build/drop-unused-router.ts';
import { cutFonts } from './cli/site/build/fonts.ts';
import { generateModules } from './cli/site/build/generate-modules.ts';
import { checkLicences } from './cli/site/build/licences.ts';
import { sharedChunks } from './cli/site/build/shared-chunks.ts';
import { shopOf } from './cli/site/build/shop.ts';
import { writeSite } from './cli/site/build/site.ts';
import { evaluateStaticModules } from './cli/site/build/static-modules.ts';
import { startStopwatch } from './cli/site/build/stopwatch.ts';
import { cssOptions, styleNames } from './cli/site/build/style-names.ts';
import { developmentAnswers } from './cli/site/dev/answers.ts';
import { liveContent } from './cli/site/dev/live-content.ts';
import { rootOfDomain } from './cli/site/root-of-domain.ts';
import packageJson from './package.json' with { type: 'json' };
import type * as PrerenderModule from './src/prerender.tsx';

const root = import.meta.dirname;
const shop = shopOf(root, process.env);
const serverBundle = path.join(shop.cache, 'prerender');
// The oldest browsers that visitors may hold, as Vite writes them: `safari15.4`.
const oldestBrowsers = packageJson.browserslist.works.map((browser) => browser.replace(' ', ''));
const readsCollections = collectionsFromFiles(path.join(shop.cache, 'sapin/collections'));

export default defineConfig(({ command }) => ({
  // A build says what it has done, line by line; `vite build --logLevel info` adds each file with its size.
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    react(),
    rootOfDomain(),
    evaluateStaticModules(shop, [readsCollections]),
    ...styleNames(),
    { ...readsCollections, apply: 'build', applyToEnvironment: ({ name }) => name === 'ssr' },
    dropUnusedRouter(),
    cutFonts(root),
    checkLicences(shop.generated),
    developmentAnswers(root, shop),
    liveContent(shop),
  ],
  publicDir: false,
  cacheDir: path.join(shop.cache, 'vite'),
  resolve: { alias: shop.alias },
  css: cssOptions,
  build: { cssTarget: oldestBrowsers },
  environments: {
    client: {
      build: {
        outDir: shop.dist,
        emptyOutDir: true,
        manifest: true,
        target: oldestBrowsers,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
    ssr: {
      build: {
        outDir: serverBundle,
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    // Read once, not again for each of the two builds.
    sharedConfigBuild: true,
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('the build needs the client and ssr environments');
      await generateModules(shop);
      const done = startStopwatch();
      await builder.build(client);
      await builder.build(ssr);
      done('scripts');
      const file = pathToFileURL(path.join(serverBundle, 'prerender.js'));
      const site = (await import(file.href)) as typeof PrerenderModule;
      await writeSite({ root, shop, site });
    },
  },
}));
