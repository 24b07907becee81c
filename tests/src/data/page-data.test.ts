import { readFile } from 'node:fs/promises';
import { setLazyReader } from '#generated/lazy.ts';
import type * as Routes from '#generated/routes.ts';
import { packageReader } from '../../../cli/site/build/installed-packages.ts';
import { setPackageReader } from '../../../src/data/installed-packages.ts';
import { concretePaths, pageData } from '../../../src/data/page-data.ts';
import { renderPage } from '../../../src/prerender.tsx';
import { shop } from '../../shop.mjs';

beforeAll(() => {
  setLazyReader(async (path) => JSON.parse(await readFile(`${shop.generated}/${path}`, 'utf8')));
  setPackageReader(packageReader('.'));
});

test.each(['/nos-sapins/inconnu', '/livraison/inconnu', '/inconnu'])(
  '%s has no data of its own',
  async (path) => {
    expect(await pageData(path)).toBeNull();
  },
);

test('a page without its folder is named', async () => {
  vi.resetModules();
  vi.doMock('#generated/routes.ts', async (original) => ({
    ...(await original<typeof Routes>()),
    routes: [{ page: 'lost', path: '/perdue', title: '' }],
  }));
  const { missingFiles, pageData } = await import('../../../src/data/page-data.ts');
  vi.doUnmock('#generated/routes.ts');
  await expect(pageData('/perdue')).rejects.toThrow('src/pages/lost/data.ts is missing');
  expect(missingFiles()).toEqual(['src/pages/lost/data.ts', 'src/pages/lost/*Page.tsx']);
});

describe.each(concretePaths())('%s', (path) => {
  test('is plain JSON', async () => {
    const data = await pageData(path);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test('renders one title, one h1 and its own description', async () => {
    const { head, body } = await renderPage(path, () => ({ src: '/a.jpg', width: 2, height: 1, alt: '' }));
    expect(head.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(head).toMatch(/<meta name="description" content="[^"]+"/);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(body).not.toMatch(/undefined|\[object Object\]|\{\{|\{[a-z]\w*\}/);
  });
});
