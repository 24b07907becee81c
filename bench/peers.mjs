import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the peers are: each folder has a lockfile of its own, so that a suite fetches what it compares with and no more. */
export const peers = fileURLToPath(new URL('peers', import.meta.url));

/**
 * Installs the packages of a folder of peers, unless they are there.
 * @param {string} folder
 * @throws when npm cannot
 */
export function installPeers(folder) {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`installing the peers of ${path.relative(process.cwd(), folder)} …`);
  // Not `npm ci`: it refuses a lockfile without the packages of other systems, which not every registry has.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('the peers could not be installed: the benchmark compares with them');
}
