import type { Page } from 'playwright-core';
import { delivery } from '#generated/pages/delivery.ts';
import { arrived, eventually, hrefsOf, newTabOf, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const list = (page: Page, name: string) => page.locator('main').getByRole('navigation', { name });
const nearby = (page: Page) => list(page, delivery.nearbyTitle).locator('a');
const villages = (page: Page) => list(page, delivery.wineTitle).locator('a');

test('a town’s page has its name and region, the towns around, three tiles and a banner, and leads from town to town', async () => {
  const page = await visit('/livraison/les-hopitaux-neufs');
  const title = 'Les Hôpitaux-Neufs : un sapin porté chez vous';
  expect(await textOf(page.locator('h1'))).toBe(title);
  expect(await textOf(page.locator('main header'))).toMatch(
    /^Doubs Les Hôpitaux-Neufs : .* Les Hôpitaux-Neufs \(Doubs\) est sur la tournée, du 4 au 22 décembre\. De Pontarlier \d+ km/,
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

test('a town that the site does not know is asked of the zone, which promises nothing', async () => {
  const page = await visit('/livraison/arcon', { expected: /404/ });
  await eventually(() => textOf(page.locator('h1'))).toBe('Arçon : passons-nous ?');
  const text = await textOf(page.locator('main'));
  expect(text).not.toContain('{');
  expect(text).not.toMatch(/est sur la tournée/);
  const known = page.locator('main').getByRole('navigation', { name: delivery.default.nearbyTitle });
  expect(await hrefsOf(known.locator('a'))).toEqual(
    delivery.default.nearby.map((town) => `/livraison/${town}`),
  );
  await page.goto('/livraison/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await eventually(() => textOf(page.locator('h1'))).toMatch(/^Img Src X Onerror Alert 1/);
  expect(await page.locator('h1 img').count()).toBe(0);
});
