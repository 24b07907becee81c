import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { shop } from '../../shop.mjs';

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

/** What takes seconds to make again: the bundle of the tool, the compiled schemas, the fonts. */
const CACHED = /^(?:cli|fonts|validators-.*)$/;
const CACHE = 'node_modules/.cache/sapin';

/**
 * Makes an empty folder a copy of the project with the tests' shop, the same packages and a cache of its own. Files keep
 * their times, by which the tool knows that its bundle is that of its sources.
 */
export function copyProject(root: string): string {
  const copy = (from: string, to: string) =>
    cpSync(path.resolve(from), path.join(root, to), { recursive: true, preserveTimestamps: true });
  for (const name of SOURCES) copy(name, name);
  copy(shop.content, 'content');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.'))
      symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  const cached = existsSync(CACHE) ? readdirSync(CACHE).filter((name) => CACHED.test(name)) : [];
  for (const name of cached) copy(`${CACHE}/${name}`, `${CACHE}/${name}`);
  return root;
}
