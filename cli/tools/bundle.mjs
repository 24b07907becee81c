import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheFolder } from '../core/files/cache-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The cache of the tool, absolute. */
export const cache = `${cacheFolder(root)}/sapin`;
const bundle = `${cache}/cli`;

/**
 * The address of a module of the bundle, which is rebuilt first if a source has changed: starting from sources would
 * cost ten times as much at every call.
 * @param {'main' | 'live' | 'desk' | 'preview'} entry
 */
export async function bundled(entry) {
  if (!isFresh(bundle)) {
    const { bundleCli } = await import('./build.mjs');
    await bundleCli();
  }
  return pathToFileURL(`${bundle}/${entry}.mjs`).href;
}

/**
 * True when no source in the list of what a folder holds has changed since it was written.
 * @param {string} folder
 */
export function isFresh(folder) {
  try {
    const list = `${folder}/sources.json`;
    const built = statSync(list).mtimeMs;
    /** @type {string[]} */
    const sources = JSON.parse(readFileSync(list, 'utf8'));
    return sources.every((source) => statSync(root + source).mtimeMs <= built);
  } catch {
    return false; // nothing is built yet, or a source is gone
  }
}
