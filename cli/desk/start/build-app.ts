import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { cacheFolder } from '../../core/files/cache-folder.mjs';
import { entriesBelow } from '../../core/files/entries-below.mjs';
import { MS_PER_DAY } from '../../core/values/calendar.ts';
import { cssOptions, styleNames } from '../../site/build/style-names.ts';

/** The folders of which the page is made, and the files beside them. */
export const FOLDERS = [
  'cli/desk/app',
  ...['language', 'shared', 'text', 'values'].map((room) => `cli/core/${room}`),
  'src/styles',
];
export const SHARED = [
  'cli/desk/alternative.ts',
  'cli/desk/bound-field.ts',
  'cli/desk/contract.ts',
  'cli/desk/start/build-app.ts',
  'package-lock.json',
  'src/head/icon.svg',
];

/**
 * Builds the desk's page for the address `/desk/`, unless its sources are those of the last time.
 * @param root the project's folder
 * @returns absolute path of the folder that holds `index.html` and its files
 */
export async function buildApp(root: string): Promise<string> {
  const builds = path.join(cacheFolder(root), 'desk-app');
  const folder = path.join(builds, hashOfSources(root));
  if (existsSync(folder)) return folder;

  const unfinished = path.join(builds, `unfinished-${process.pid}`);
  await build({
    configFile: false,
    root: path.join(root, 'cli/desk/app'),
    base: '/desk/',
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    cacheDir: path.join(builds, 'vite'),
    plugins: styleNames(),
    css: cssOptions,
    // React's production build, even when the desk is started for development or tests.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      // How long a plugin takes on a slow machine is nothing to tell whom the desk is for.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  // Atomic, because two desks may start at a time.
  await rename(unfinished, folder).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
  await removeOthers(builds, path.basename(folder));
  return folder;
}

function hashOfSources(root: string): string {
  const own = FOLDERS.flatMap((below) =>
    entriesBelow(path.join(root, below)).map((entry) => path.join(below, entry.path)),
  );
  const parts = [...SHARED, ...own.sort()].map((file) => {
    const bytes = readFileSync(path.join(root, file));
    return `${file} ${hash('sha1', bytes)}`;
  });
  return hash('sha1', parts.join('\n'));
}

/** Builds that nobody has needed for a day: a younger one may be under way, or be served by a desk that is open. */
async function removeOthers(builds: string, kept: string): Promise<void> {
  const others = (await readdir(builds)).filter((name) => name !== kept && name !== 'vite');
  await Promise.all(
    others.map(async (name) => {
      const other = path.join(builds, name);
      if (Date.now() - (await stat(other)).mtimeMs > MS_PER_DAY)
        await rm(other, { recursive: true, force: true });
    }),
  );
}
