import { fileURLToPath } from 'node:url';

const shop = fileURLToPath(new URL('../../..', import.meta.url));

/** @type {import('next').NextConfig} */
export default {
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
    // The header asks its router for the path; here that is Next's.
    resolveAlias: { 'react-router-dom': './app/router.js' },
    rules: { '*.static.ts': { loaders: ['./evaluate-static-module.mjs'], as: '*.js' } },
  },
};
