import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from '../../../node_modules/vite/dist/node/index.js';

const shop = fileURLToPath(new URL('../../..', import.meta.url));

/** The fonts as the shop's own build cuts them, as a path in the shop. */
async function cutFonts() {
  const { module } = await runnerImport(path.join(shop, 'cli/site/build/fonts.ts'), { configFile: false });
  const { config, transform } = module.cutFonts(shop);
  const { resolve } = config();
  await transform.handler();
  return path.relative(import.meta.dirname, resolve.alias[0].replacement);
}

/** @returns {Promise<import('next').NextConfig>} */
export default async function configure() {
  return {
    output: 'export',
    distDir: '../.work/next/dist',
    experimental: { inlineCss: true },
    // What Vite says to the shop's modules.
    compiler: {
      define: {
        'import.meta.env.VITE_DATE': '',
        'import.meta.env.VITE_FUNCTIONS_URL': '',
        'import.meta.env.VITE_FUNCTIONS_KEY': '',
      },
    },
    turbopack: {
      root: shop,
      resolveAlias: {
        // The header asks its router for the path; here that is Next's.
        'react-router-dom': './app/router.js',
        '@fontsource-variable/*': `./${await cutFonts()}/*`,
      },
      rules: { '*.static.ts': { loaders: ['./evaluate-static-module.mjs'], as: '*.js' } },
    },
  };
}
