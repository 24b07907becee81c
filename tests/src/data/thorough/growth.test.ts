// A shop writes articles for years: what other pages weigh must not follow.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Articles from '#generated/articles.ts';
import { packageReader } from '../../../../cli/site/build/installed-packages.ts';
import { shop, shopFolder } from '../../../shop.mjs';

afterEach(() => {
  vi.doUnmock('#generated/articles.ts');
  vi.unstubAllEnvs();
});

/**
 * All of which a visitor's bytes are made, with `more` articles, older than all others: the data and the head of every page
 * but these articles' own, and what the scripts hold of the content.
 */
async function siteWith(more: number): Promise<Map<string, string>> {
  vi.resetModules();
  vi.doMock('#generated/articles.ts', async (original) => {
    const actual = await original<typeof Articles>();
    const [first] = actual.articles;
    const added = Array.from({ length: more }, (_, index) => ({
      ...first,
      slug: `ajout-${index}`,
      title: `Ajout ${index}`,
      date: new Date(Date.UTC(2020, 0, -index)).toISOString().slice(0, 10),
    }));
    return { ...actual, articles: [...actual.articles, ...added] };
  });
  const { setLazyReader } = await import('#generated/lazy.ts');
  setLazyReader(async (file) => JSON.parse(await readFile(path.join(shop.generated, file), 'utf8')));
  const { setPackageReader } = await import('../../../../src/data/installed-packages.ts');
  setPackageReader(packageReader('.'));
  const { concretePaths, pageData } = await import('../../../../src/data/page-data.ts');
  const paths = concretePaths().filter((at) => !at.startsWith('/actualites/ajout-'));
  const { headMarkup } = await import('../../../../src/head/head-markup.ts');
  const image = { src: '/image.jpg', width: 1200, height: 630, alt: '' };
  const pages = paths.map(async (at) => {
    const data = await pageData(at);
    if (!data) throw new Error(`no page at ${at}`);
    return [at, JSON.stringify(data) + headMarkup(data, image)] as const;
  });
  const shell = await import('../../../../src/shell/shell.static.ts');
  return new Map([...(await Promise.all(pages)), ['scripts', JSON.stringify(shell)]]);
}

// With ten of them, every page that shows a few articles has found its few.
test('1,000 more articles change no page but their list', async () => {
  const before = await siteWith(10);
  const after = await siteWith(1010);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([at, data]) => data !== before.get(at)).map(([at]) => at);
  expect(changed).toEqual(['/actualites']);
});

test('no script of the site holds a collection', async () => {
  vi.stubEnv('SAPIN_SHOP', shopFolder);
  const modules = new Set<string>();
  await build({
    logLevel: 'silent',
    build: { write: false },
    plugins: [
      {
        name: 'collect-modules',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk')
              for (const id of chunk.moduleIds) modules.add(path.relative(shop.generated, id));
        },
      },
    ],
  });
  expect(modules).toContain('routes.ts');
  const collections = readdirSync(shop.content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['pages', 'forms', 'images'].includes(entry.name))
    .map(({ name }) => `${name}.ts`);
  expect(collections).toContain('articles.ts');
  expect([...modules].filter((module) => collections.includes(module))).toEqual([]);
});
