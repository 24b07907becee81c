import { utimesSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../../../cli/core/files/entries-below.mjs';
import { builtPage } from '../../../../cli/desk/start/built-page.mjs';
import { isFresh } from '../../../../cli/tools/bundle.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';

test('the page is built by a process of its own, and again once a source has changed', async () => {
  const folder = path.join(temporaryFolder(), 'page');
  const page = await builtPage(process.cwd(), folder);
  expect(new Set([...page.keys()].map((name) => path.extname(name)))).toEqual(
    new Set(['.css', '.html', '.js', '.json', '.svg', '.woff2']),
  );
  expect(String(page.get('index.html'))).toMatch(/src="\/desk\/assets\/[\w-]+\.js"/);
  const sources: readonly string[] = JSON.parse(String(page.get('sources.json')));
  const app = entriesBelow('cli/desk/app').map((entry) => `cli/desk/app/${entry.path}`);
  const read = app.filter((file) => /\.(?:tsx|css|html)$/.test(file));
  expect(read.filter((file) => !sources.includes(file))).toEqual([]);
  expect(sources).toContain('src/styles/tokens.css');

  expect(isFresh(folder)).toBe(true);
  utimesSync(path.join(folder, 'sources.json'), new Date(0), new Date(0));
  expect(isFresh(folder)).toBe(false);
});
