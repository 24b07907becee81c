import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('report-resources.mjs', import.meta.url));

/**
 * One run of `node ...args`: wall time of the whole process and its processor time in milliseconds, its peak resident
 * memory in MiB, and what it printed.
 * @param {string[]} args
 * @param {string} cwd
 * @param {{ expected?: number[], env?: Record<string, string> }} [options] `expected` exit statuses are not failures
 */
export function runNode(args, cwd, { expected = [0], env = {} } = {}) {
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', reporter, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  const ms = performance.now() - started;
  if (!expected.includes(status ?? -1))
    throw new Error(`node ${args.join(' ')} exited with ${status}\n${stdout}${stderr}`);
  // Each thread reports when it ends, of the whole process; the last report is that of the main one.
  const [, memory, cpu] = [...stderr.matchAll(/^resources (\d+) (\d+)$/gm)].at(-1) ?? [];
  return { ms, cpu: Number(cpu) / 1000, memory: Number(memory) / 1024, output: stdout };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
