import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('report-resources.mjs', import.meta.url));

/**
 * One run of `node ...args`: wall time of the whole process and its processor time in milliseconds, and its peak resident
 * memory in MiB.
 * @param {string[]} args
 * @param {string} cwd
 * @param {number[]} [expected] exit statuses that are no failure
 */
export function runNode(args, cwd, expected = [0]) {
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', reporter, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const ms = performance.now() - started;
  if (!expected.includes(status ?? -1))
    throw new Error(`node ${args.join(' ')} exited with ${status}\n${stdout}${stderr}`);
  const [, memory, cpu] = /^resources (\d+) (\d+)$/m.exec(stderr) ?? [];
  return { ms, cpu: Number(cpu) / 1000, memory: Number(memory) / 1024 };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
