import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../../../../cli/core/git/is-running.ts';
import { runProgram } from '../../../../cli/core/git/run-program.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

test('a program that is stopped when it has just ended fails nobody', async () => {
  const file = path.join(temporaryFolder(), 'pid');
  // What it has started keeps its output open, in a process group of its own.
  const program = `
    require('node:child_process').spawn('sleep', ['2'], { detached: true, stdio: 'inherit' }).unref();
    require('node:fs').writeFileSync(process.argv[1], String(process.pid));`;
  const stop = new AbortController();
  const run = runProgram(process.execPath, ['-e', program, file], { signal: stop.signal });
  await vi.waitFor(() => expect(isRunning(Number(readFileSync(file)))).toBe(false), { timeout: 10_000 });
  stop.abort();
  expect((await run).status).toBe(0);
});
