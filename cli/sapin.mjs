#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Runs the command line as one bundled file, and bundles it first when a source is newer: starting from sources would
// cost ten times as much at every call.
const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = `${root}node_modules/.cache/sapin/cli.mjs`;

if (!isFresh()) {
  const { bundleCli } = await import('./build.mjs');
  await bundleCli();
}
await import(pathToFileURL(bundle).href);

/** True when no bundled source changed since the bundle was made; its list of sources stands beside it. */
function isFresh() {
  if (!existsSync(bundle)) return false;
  try {
    const built = statSync(bundle).mtimeMs;
    /** @type {string[]} */
    const sources = JSON.parse(readFileSync(`${bundle}.sources.json`, 'utf8'));
    return sources.every((source) => statSync(root + source).mtimeMs <= built);
  } catch {
    return false; // a source is gone, or a killed run left no list
  }
}
