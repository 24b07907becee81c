import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { delivery } from '#generated/pages/delivery.ts';
import { isThorough } from '../cli/thorough.ts';
import {
  arrived,
  eventually,
  fixRandom,
  hrefsOf,
  newTabOf,
  shop,
  textOf,
  textsOf,
  visitors,
} from './visit.ts';

const visit = visitors();

const list = (page: Page, name: string) => page.locator('main').getByRole('navigation', { name });
const nearby = (page: Page) => list(page, delivery.nearbyTitle).locator('a');
const villages = (page: Page) => list(page, delivery.wineTitle).locator('a');
const suggestions = (page: Page) => page.getByRole('region', { name: delivery.alsoTitle }).locator('a');

const pool = delivery.suggestions.map(({ href }) => href);

test('a town’s page has its name and region, the towns around, three tiles and a banner, and leads from town to town', async () => {
  const page = await visit('/livraison/les-hopitaux-neufs');
  const title = 'Les Hôpitaux-Neufs : un sapin porté chez vous';
  expect(await textOf(page.locator('h1'))).toBe(title);
  expect(await textOf(page.locator('main header'))).toMatch(
    /^Doubs Les Hôpitaux-Neufs : .* Les Hôpitaux-Neufs \(Doubs\) est sur la tournée, du 4 au 22 décembre\./,
  );
  // The first paint waits for the lead, whatever part of the document has come.
  const awaited = await page.locator('head link[rel=expect][blocking=render]').getAttribute('href');
  expect(await page.locator(`main ${awaited}`).textContent()).toMatch(/^Les Hôpitaux-Neufs \(Doubs\)/);
  expect(await hrefsOf(nearby(page))).toEqual(['/livraison/metabief']);
  expect(await hrefsOf(villages(page))).toEqual(['/livraison/metabief']);
  const tiles = page.getByRole('region', { name: delivery.tiles.title });
  expect(await textsOf(tiles.locator('h3'))).toEqual(['Vite', 'Debout', 'Joignables']);

  const banner = page.getByRole('region', { name: 'Les Hôpitaux-Neufs : on passe ?' });
  expect(await textOf(banner)).toContain("Commandes jusqu'au 20 décembre.");
  expect(await hrefsOf(banner.locator('a[href^="tel:"]'))).toEqual(['tel:+33353014618']);
  expect(await newTabOf(banner.getByRole('link', { name: delivery.banner.order }))).toBe(shop.home);

  await nearby(page).first().click();
  await arrived(page, '/livraison/metabief');
  await eventually(() => hrefsOf(nearby(page))).toEqual([
    '/livraison/les-hopitaux-neufs',
    '/livraison/malbuisson',
  ]);
});

test.runIf(isThorough)(
  'four links are picked by chance after hydration, the first and the last of the pool too',
  async () => {
    const page = await visit('/livraison/doubs', { random: 0 });
    for (const random of [0, 0.999_999_999]) {
      await fixRandom(page, random);
      await page.reload();
      // Until the script has picked, the page shows the first ones.
      await eventually(async () => (await hrefsOf(suggestions(page)))[0]).toBe(
        pool.at(random < 0.5 ? 0 : -1),
      );
      const shown = await hrefsOf(suggestions(page));
      expect(new Set(shown).size).toBe(4);
      expect(pool).toEqual(expect.arrayContaining(shown));
    }
  },
);

describe('a town that the site does not know', () => {
  test('is named after its address, has the default region, text and neighbours, and never markup', async () => {
    const page = await visit('/livraison/saint-hippolyte', { expected: /404/ });
    expect(await textOf(page.locator('h1'))).toBe('Saint Hippolyte : un sapin porté chez vous');
    expect(await page.title()).toContain('Saint Hippolyte');
    expect(await textOf(page.locator('main header'))).toMatch(/^Doubs/);
    expect(await hrefsOf(nearby(page))).toEqual(delivery.default.nearby.map((town) => `/livraison/${town}`));
    expect(await hrefsOf(villages(page))).toEqual(['/livraison/metabief']);
    expect(await textOf(page.locator('main'))).toContain("Saint Hippolyte n'est pas sur la tournée.");
    expect(await textOf(page.locator('main'))).not.toContain('{');
    expect(await hrefsOf(suggestions(page))).toHaveLength(4);

    for (const [slug, name] of [
      ['%C3%A9pinal-le-haut', 'Épinal Le Haut'],
      ['%3Cimg%20src=x%20onerror=alert(1)%3E', 'Img Src X Onerror Alert 1'],
    ]) {
      await page.goto(`/livraison/${slug}`);
      await eventually(() => textOf(page.locator('h1'))).toBe(`${name} : un sapin porté chez vous`);
      expect(await page.locator('h1 img, main header img').count()).toBe(0);
    }
  });
});
