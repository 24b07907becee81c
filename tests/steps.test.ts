import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { runSteps } from './steps.mjs';
import { temporaryFolder } from './temporary-folder.ts';

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

test('the report tells tests that fail and tests that falter from those that pass', () => {
  const folder = temporaryFolder({
    'vitest.config.mjs': 'export default { test: { retry: 1 } };',
    'a.test.js': [
      "import { expect, test } from 'vitest';",
      'let tries = 0;',
      "test('falters', () => expect(++tries).toBe(2));",
      "test('stands', () => {});",
      "test('falls', () => expect('a\\nb').toBe('c'));",
    ].join('\n'),
    'b.test.js': "throw new Error('no such day');",
  });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const report = path.join(folder, 'report.json');
  const args = [
    path.resolve('node_modules/vitest/vitest.mjs'),
    'run',
    `--reporter=${path.resolve('tests/reporter.mjs')}`,
  ];
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SAPIN_REPORT: report },
  });
  expect(status).toBe(1);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
    passed: 2,
    failed: 2,
    retried: ['a.test.js: falters'],
    failures: [expect.stringMatching(/^a\.test\.js: falls: expected/), 'b.test.js: no such day'],
  });
});
