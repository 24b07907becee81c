import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../temporary-folder.ts';

test('desks that start at once each have a page', async () => {
  const folder = path.join(temporaryFolder(), 'page');
  const module = path.resolve('cli/desk/start/built-page.mjs');
  const code = `const { builtPage } = await import(${JSON.stringify(module)});
    console.log((await builtPage(process.cwd(), ${JSON.stringify(folder)})).has('index.html'));`;
  const started = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]),
  );
  const ended = await Promise.all(started);
  expect(ended.map(({ stdout }) => stdout)).toEqual(Array(4).fill('true\n'));
}, 120_000);
