import { spawnSync } from 'node:child_process';

/** How much longer it takes to read four times as much of a stranger's text: ends with 1 where that grows with the square. */
export function run() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/thorough/growth.config.ts'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
