import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages that a folder names, unless they are there.
 * @param {string} folder
 * @throws when npm cannot
 */
export function installPackages(folder) {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  const shown = path.relative(process.cwd(), folder);
  console.log(`installing the packages of ${shown} …`);
  // Not `npm ci`: it refuses a lockfile without the packages of other systems, which not every registry has.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm cannot install the packages of ${shown}`);
}
