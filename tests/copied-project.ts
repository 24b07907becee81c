import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { shop } from './shop.mjs';

const SOURCES = [
  'cli',
  'schemas',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'tests/tsconfig.json',
  'vite.config.ts',
];

/** What takes seconds to make again: the project's own, and over it that of the tests' shop. */
const CACHE = 'node_modules/.cache/sapin';
const CACHES = [CACHE, 'node_modules/.cache/shops/tests-fixtures-shop/sapin'];

/**
 * Makes an empty folder a copy of the project with the tests' shop, the same packages and caches of its own. Files keep
 * their times, by which the tool knows that its bundle is that of its sources.
 */
export function copyProject(root: string): string {
  const copy = (from: string, to: string) =>
    cpSync(path.resolve(from), path.join(root, to), { recursive: true, preserveTimestamps: true });
  for (const name of SOURCES) copy(name, name);
  copy(shop.content, 'content');
  for (const cache of CACHES.filter((each) => existsSync(each))) copy(cache, CACHE);
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache')
      symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  return root;
}
