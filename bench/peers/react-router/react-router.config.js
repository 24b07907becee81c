import { readdirSync } from 'node:fs';

const towns = new URL('../../../content/towns', import.meta.url);

/** @type {import('@react-router/dev/config').Config} */
export default {
  ssr: false,
  prerender: readdirSync(towns).map((name) => `/livraison/${name.replace('.yaml', '')}`),
};
