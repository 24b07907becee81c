import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** So long programs may take to end of themselves, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Starts a program that ends when this process does, however that ends: Vitest kills its workers, and nobody tells what these
 * have started. A shell waits for the pipe between them to close, and ends the process group. Needs /bin/sh.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, output?: 'ignore' | 'pipe' }} [options]
 * @returns {{ output: NodeJS.ReadableStream | null, end: () => Promise<void> }} `end` ends the program and whatever it has
 * started, and waits for it
 */
export function tethered(program, args, { env = process.env, output = 'ignore' } = {}) {
  const shell = spawn('/bin/sh', ['-c', '"$@" & cat >/dev/null; kill 0', 'sh', program, ...args], {
    env,
    detached: true,
    stdio: ['pipe', output, 'ignore'],
  });
  const group = -(shell.pid ?? Number.NaN);
  /** @param {NodeJS.Signals | 0} signal */
  const tell = (signal) => {
    try {
      return process.kill(group, signal);
    } catch {
      return false; // nobody is left
    }
  };
  return {
    output: shell.stdout,
    end: async () => {
      shell.stdin?.end();
      for (const last = Date.now() + PATIENCE; tell(0); await wait(20))
        if (Date.now() > last) tell('SIGKILL');
    },
  };
}
