import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { tethered } from '../tethered.mjs';

// Windows has no /bin/sh, nor WebKitGTK.
const onUnix = test.skipIf(process.platform === 'win32');

/** Starts another, says the numbers of both, and waits. */
const family = ['-c', 'sleep 100 & echo $$ $!; wait'];

async function numbersFrom(output: NodeJS.ReadableStream | null): Promise<number[]> {
  for await (const said of output ?? []) return String(said).trim().split(' ').map(Number);
  throw new Error('it ended without a word');
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

onUnix('a program ends with all that it has started', async () => {
  const { output, end } = tethered('/bin/sh', family, { output: 'pipe' });
  const numbers = await numbersFrom(output);
  expect(numbers.map(isThere)).toEqual([true, true]);
  await end();
  expect(numbers.map(isThere)).toEqual([false, false]);
});

onUnix('a program ends when the process that started it is killed', async () => {
  const script = [
    `import { tethered } from ${JSON.stringify(new URL('../tethered.mjs', import.meta.url).href)};`,
    `tethered('/bin/sh', ${JSON.stringify(family)}, { output: 'pipe' }).output.pipe(process.stdout);`,
  ].join('\n');
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const numbers = await numbersFrom(parent.stdout);
  expect(numbers.map(isThere)).toEqual([true, true]);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(numbers.map(isThere)).toEqual([false, false]), { timeout: 10_000 });
});
