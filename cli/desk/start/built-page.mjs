import { execFile } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../../core/files/cache-folder.mjs';
import { entriesBelow } from '../../core/files/entries-below.mjs';
import { isFresh } from '../../tools/bundle.mjs';

/**
 * The files of the desk's page by their names; it is built first where a source has changed, by another process, because what
 * Vite takes of memory is not given back.
 * @param {string} root the project's folder
 * @param {string} [folder] where the page is kept, absolute
 */
export async function builtPage(root, folder = path.join(cacheFolder(root), 'desk-page')) {
  if (isFresh(folder)) return filesIn(folder);
  const made = `${folder}-${process.pid}`;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--config', 'cli/desk/start/page.config.ts', '--outDir', made];
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: root, env });
    const files = filesIn(made);
    try {
      rmSync(folder, { recursive: true, force: true });
      renameSync(made, folder);
    } catch {
      // Another desk has put its page there at the same moment.
    }
    return files;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function filesIn(folder) {
  const names = entriesBelow(folder).map((entry) => entry.path);
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}
