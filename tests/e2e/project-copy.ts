import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shop } from '../shop.mjs';

const parts = [
  'cli',
  'schemas',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'tests/tsconfig.json',
  'vite.config.ts',
];

/** What builds keep from one to the next: the project's own, and over it the tests' shop's. */
const caches = ['sapin', 'shops/tests-fixtures-shop/sapin'].map((it) =>
  path.resolve('node_modules/.cache', it),
);

/**
 * Copies the project, with the content of the tests' shop for its own, into a new folder of the system's for temporary
 * files. What is installed is linked.
 * @returns the folder, which the test removes
 */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-copy-')));
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(root, to), { recursive: true, preserveTimestamps: true });
  for (const part of parts) copy(part, part);
  copy(shop.content, 'content');
  for (const cache of caches.filter((it) => existsSync(it))) copy(cache, 'node_modules/.cache/sapin');
  const modules = path.join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  return root;
}
