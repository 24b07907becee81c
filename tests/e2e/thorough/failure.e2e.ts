import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { sharedBrowser } from '../browser.ts';
import { leaveBehind } from '../failure.ts';

test('a failed test leaves a picture of its page, and a trace of its second try', async () => {
  const results = temporaryFolder({});
  const context = await (await sharedBrowser()).newContext({ baseURL: inject('baseUrl') });
  await context.tracing.start({ snapshots: true });
  const page = await context.newPage();
  await page.goto('/mentions-legales');
  const failure = {
    file: '/x/tests/e2e/header.e2e.ts',
    test: 'l’en-tête > reste “en haut”',
    pages: [page],
  };
  const first = await leaveBehind({ ...failure, traced: [] }, results);
  const second = await leaveBehind({ ...failure, traced: [context] }, results);
  await context.close();
  const names = (files: readonly string[]) => files.map((file) => path.relative(results, file));
  const folder = path.join('header', 'l-en-tete-reste-en-haut');
  expect(names(first)).toEqual([path.join(folder, 'page-1.png')]);
  expect(names(second)).toEqual([path.join(folder, 'page-1.png'), path.join(folder, 'trace-1.zip')]);
  expect(readFileSync(second[0] ?? '').toString('latin1', 1, 4)).toBe('PNG');
  expect(readFileSync(second[1] ?? '').toString('latin1', 0, 2)).toBe('PK');
});
