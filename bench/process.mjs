import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const memoryReporter = fileURLToPath(new URL('report-memory.mjs', import.meta.url));

/**
 * One run of `node ...args`: wall time of the whole process in milliseconds, and its peak resident memory in MiB.
 * @param {string[]} args
 * @param {string} cwd
 */
export function runNode(args, cwd) {
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', memoryReporter, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const ms = performance.now() - started;
  if (status !== 0) throw new Error(`node ${args.join(' ')} exited with ${status}\n${stdout}${stderr}`);
  return { ms, memory: Number(/^peak-memory (\d+)$/m.exec(stderr)?.[1]) / 1024 };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
