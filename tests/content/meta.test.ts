import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { setLazyReader } from '../../generated/lazy.ts';
import type { Head } from '../../src/page.ts';
import { concretePaths, pageData } from '../../src/page-data.ts';
import { setPackageReader } from '../../src/pages/licences/installed.ts';
import { packageReader } from '../../src/vite/build/installed-packages.ts';

/** What search engines show of a title and of a description, in characters. */
const LIMITS = { title: 60, description: 155 } as const;

/** Fills what stands in for towns that the site does not know. */
const UNKNOWN_TOWN = 'Sainte-Croix-en-Plaine';

setLazyReader(async (path) => JSON.parse(await readFile(`generated/${path}`, 'utf8')));
setPackageReader(packageReader('.'));

const heads = new Map<string, Head>();
beforeAll(async () => {
  for (const path of concretePaths()) {
    const data = await pageData(path);
    if (data) heads.set(path, data.head);
  }
});

test('every page has a head', () => {
  expect([...heads.keys()]).toEqual(concretePaths());
});

describe.each(concretePaths())('%s', (path) => {
  test.each(['title', 'description'] as const)('its %s fits, with facts and towns filled in', (part) => {
    const text = (heads.get(path)?.[part] ?? '').replaceAll('{town}', UNKNOWN_TOWN);
    expect(text.length, text).toBeGreaterThan(part === 'title' ? 11 : 60);
    expect(text.length, text).toBeLessThanOrEqual(LIMITS[part]);
    expect(text).not.toMatch(/[{}]|\s{2}/);
  });
});

test.each(['title', 'description'] as const)('no two pages have the same %s', (part) => {
  const pages = [...heads].map(([path, head]) => ({ path, text: head[part] }));
  const twice = pages.filter(({ text }, index) => pages.findIndex((page) => page.text === text) !== index);
  expect(twice).toEqual([]);
});
