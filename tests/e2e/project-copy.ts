import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The build's own, kept from one build to the next. */
const kept = '.cache/sapin';

/**
 * Copies the project, what is installed apart, into a new folder of the system's for temporary files.
 * @returns the folder, which the test removes
 */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'sapin-copy-')));
  const parts = readdirSync('.').filter(
    (name) => !/^(?:\.|node_modules$|dist$|docs$|bench$|tests$)/.test(name),
  );
  for (const part of [...parts, 'tests/tsconfig.json'])
    cpSync(part, path.join(root, part), { recursive: true, preserveTimestamps: true });
  const modules = path.join(root, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  const cache = path.join('node_modules', kept);
  if (existsSync(cache))
    cpSync(cache, path.join(modules, kept), { recursive: true, preserveTimestamps: true });
  return root;
}
