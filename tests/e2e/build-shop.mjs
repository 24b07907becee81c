// Builds a shop for the browser tests: `node tests/e2e/build-shop.mjs FOLDER...`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDay } from '../day.mjs';

/**
 * So that no test meets a site of other sources; what has not changed is taken from the cache.
 * @param {string} shop folder of the shop, relative to the project
 * @throws with the output of a build that fails
 */
export function buildShop(shop) {
  // Vitest's own `test` would make it a build with React's development code.
  const env = { ...process.env, NODE_ENV: 'production', SAPIN_SHOP: shop, VITE_DATE: testDay };
  const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build of ${shop} failed\n${stdout}${stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.argv.slice(2).forEach(buildShop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
