import { runSteps } from './steps.mjs';

async function linesOf(steps: Parameters<typeof runSteps>[0]): Promise<string[]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const before = process.exitCode;
  await runSteps(steps).finally(() => {
    log.mockRestore();
    write.mockRestore();
    process.exitCode = before;
  });
  return lines;
}

test('the last lines name what failed, what passed only when retried, and what this machine could not run', async () => {
  const lines = await linesOf([
    {
      name: 'one',
      run: async () => ({ passed: 2, failed: 0, retried: ['a.test.ts: falters'], missing: ['no WebKit'] }),
    },
    { name: 'two', run: async () => ({ notRun: 'no Firefox' }) },
    {
      name: 'three',
      run: async () => ({ passed: 1, failed: 1, failures: ['b.test.ts: falls: no such day'] }),
    },
  ]);
  expect(lines.slice(-7)).toEqual([
    'passed only when retried: a.test.ts: falters',
    'NOT RUN: one: no WebKit',
    'NOT RUN: two: no Firefox',
    'FAILED: three: b.test.ts: falls: no such day',
    'failed: three',
    expect.stringMatching(/^all steps took/),
    '3 passed, 1 failed',
  ]);
});

test('steps side by side end in their order, and what needs one that failed is not run', async () => {
  vi.stubEnv('CI', ''); // which shows all as it comes, one after the other
  const running: string[] = [];
  const slow =
    (name: string, failed = 0) =>
    async () => {
      running.push(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { passed: 1, failed, note: running.join(' ') };
    };
  const lines = await linesOf([
    { name: 'one', run: slow('one'), beside: true },
    { name: 'two', run: slow('two', 1), beside: true },
    { name: 'three', run: slow('three') },
    { name: 'four', run: slow('four'), needs: ['two'] },
  ]);
  vi.unstubAllEnvs();
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^ok, one two, /),
    expect.stringMatching(/^FAILED, one two, /),
    expect.stringMatching(/^ok, one two three, /),
    'FAILED, not run, two failed',
  ]);
});
