#!/usr/bin/env node
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Runs the command line from a bundle, and bundles it first when a source is newer: starting from sources would
// cost ten times as much at every call.
const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = `${root}node_modules/.cache/sapin/cli`;

if (!isFresh()) {
  const { bundleCli } = await import('./build.mjs');
  await bundleCli();
}
await import(pathToFileURL(`${bundle}/main.mjs`).href);

/** True when no bundled source changed since the bundle was made; its list of sources stands beside it. */
function isFresh() {
  try {
    const list = `${bundle}/sources.json`;
    const built = statSync(list).mtimeMs;
    /** @type {string[]} */
    const sources = JSON.parse(readFileSync(list, 'utf8'));
    return sources.every((source) => statSync(root + source).mtimeMs <= built);
  } catch {
    return false; // there is no bundle yet, or a source is gone
  }
}
