import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Serves the built site by `sapin serve` on a free port.
 * @param {readonly string[]} options of the command
 * @param {Readonly<Record<string, string>>} env
 */
export async function serveSapin(options = [], env = {}) {
  const child = spawn(process.execPath, ['cli/sapin.mjs', 'serve', '--port', '0', ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(child.stdout, 'data');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { address: new URL(String(line).trim()), pid: Number(child.pid), stop };
}
