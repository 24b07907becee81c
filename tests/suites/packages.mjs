import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installPackages } from '../../bench/install-packages.mjs';
import { cacheFolder } from '../../cli/core/files/cache-folder.mjs';

const list = path.join(import.meta.dirname, 'packages');
const installed = path.join(cacheFolder(path.resolve(import.meta.dirname, '../..')), 'suites');
const lockfile = 'package-lock.json';

/** Fetches the public suites and data, unless they are there: beside our own packages, of which they are none. */
export function setup() {
  const copy = path.join(installed, lockfile);
  const isFresh = existsSync(copy) && readFileSync(copy).equals(readFileSync(path.join(list, lockfile)));
  if (!isFresh) {
    rmSync(installed, { recursive: true, force: true });
    mkdirSync(installed, { recursive: true });
    cpSync(list, installed, { recursive: true });
  }
  installPackages(installed);
}

/** Loads what one of the packages exports. */
export const requirePackage = createRequire(path.join(installed, 'package.json'));

/** The path of a file in one of the packages. @param {string} file */
export function fileOfPackage(file) {
  return path.join(installed, 'node_modules', file);
}
