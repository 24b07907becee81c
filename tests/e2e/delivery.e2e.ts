import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { delivery } from '../../generated/pages/delivery.ts';
import { notFound } from '../../generated/pages/not-found.ts';
import { allTowns, towns } from './spec.ts';
import {
  arrived,
  eventually,
  fixRandom,
  hrefsOf,
  newTabOf,
  plain,
  shop,
  takenOver,
  textOf,
  textsOf,
  visitors,
} from './visit.ts';

const visit = visitors();

const list = (page: Page, name: string) => page.locator('main').getByRole('navigation', { name });
const nearby = (page: Page) => list(page, delivery.nearbyTitle).locator('a');
const wine = (page: Page) => list(page, delivery.wineTitle).locator('a');
const suggestions = (page: Page) => page.getByRole('region', { name: 'Découvrez aussi' }).locator('a');

/** The 15 links of the content; the spec gives their number, not their names. */
const pool = delivery.suggestions.map(({ href }) => href);

/** `horbourg-wihr` for `Horbourg-Wihr`, `gueberschwihr` for `Gueberschwihr`, `herrlisheim-pres-colmar` for its name. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
}

describe('the delivery page of a town', () => {
  test.each(Object.entries(towns))(
    'title to the letter, region, nearby towns, wine villages and four links: %s',
    async (_, slugs) => {
      const page = await visit('/', { stay: true });
      for (const slug of slugs) {
        await page.goto(`/livraison/${slug}`);
        await takenOver(page);
        const title = await page.locator('h1').innerText();
        const town = title.replace('Livraison de sapins de Noël à ', '');
        expect(title).toBe(`Livraison de sapins de Noël à ${town}`);
        expect(slugOf(town)).toBe(slug);
        expect(await textOf(page.locator('main header'))).toMatch(/^Haut-Rhin/);
        for (const links of [nearby(page), wine(page)]) {
          const hrefs = await hrefsOf(links);
          expect(hrefs.length).toBeGreaterThanOrEqual(2);
          expect(hrefs).not.toContain(`/livraison/${slug}`);
          for (const href of hrefs) expect(allTowns.map((other) => `/livraison/${other}`)).toContain(href);
        }
        const shown = await hrefsOf(suggestions(page));
        expect(new Set(shown).size).toBe(4);
        for (const href of shown) expect(pool).toContain(href);
      }
    },
  );

  test('has three tiles: fast, the same day around Colmar; local; customer service 7/7 in season', async () => {
    const page = await visit('/livraison/eguisheim');
    const tiles = page.getByRole('region', { name: delivery.tiles.title });
    expect(await textsOf(tiles.locator('h3'))).toEqual([
      expect.stringMatching(/livraison rapide/i),
      expect.stringMatching(/d'ici|local/i),
      expect.stringMatching(/service client/i),
    ]);
    const text = await textOf(tiles);
    for (const fact of [
      /48\/72h.*créneau de 2 heures.*autour de Colmar, le jour même/is,
      /15 km alentour/,
      /en saison.*7 jours sur 7, 9h-20h/is,
    ]) {
      expect(text).toMatch(fact);
    }
    expect(await textOf(page.locator('main header'))).toMatch(/du 1er au 23 décembre.*gratuites/s);
  });

  test('has a banner with the order button and a phone link; orders are open until 23 December', async () => {
    const page = await visit('/livraison/riquewihr');
    const banner = page.getByRole('region', { name: /Riquewihr/ });
    expect(await textOf(banner)).toMatch(/jusqu'au 23 décembre/);
    expect(await newTabOf(banner.getByRole('link', { name: 'Commander' }))).toBe(shop.home);
    expect(await hrefsOf(banner.locator('a[href^="tel:"]'))).toEqual([
      expect.stringMatching(/^tel:\+33\d{9}$/),
    ]);
  });

  test('leads from town to town', async () => {
    const page = await visit('/livraison/colmar');
    const [href] = await hrefsOf(nearby(page));
    await nearby(page).first().click();
    await arrived(page, href ?? '');
    await eventually(() => hrefsOf(nearby(page))).toContain('/livraison/colmar');
  });
});

describe('Découvrez aussi, on a delivery page', () => {
  test('is picked from 15 links to trees and decorations', () => {
    expect(new Set(pool).size).toBe(15);
    expect(pool.filter((href) => /^\/(nos-sapins|decos-cadeaux|sapins)/.test(href))).toHaveLength(15);
  });

  test('every one of the 15 comes up, the first and the last of them too', async () => {
    const page = await visit('/livraison/colmar');
    for (const [index, href] of pool.entries()) {
      await fixRandom(page, (index + 0.5) / pool.length);
      await page.reload();
      // Until the script has picked, the page shows the first ones.
      await eventually(async () => (await hrefsOf(suggestions(page)))[0]).toBe(href);
      expect(new Set(await hrefsOf(suggestions(page))).size).toBe(4);
    }
  });

  test.each([0, 0.999_999_999])(
    'at the end %d of chance there are still four that differ',
    async (random) => {
      const page = await visit('/livraison/colmar', { random });
      expect(new Set(await hrefsOf(suggestions(page))).size).toBe(4);
    },
  );

  test('a link that differs from the real routes leads somewhere that helps', async () => {
    const page = await visit('/livraison/colmar', { random: 0.4, expected: /404/ });
    await eventually(() => hrefsOf(suggestions(page))).toContain('/sapins-enneiges');
    await page.locator('main a[href="/sapins-enneiges"]').click();
    await arrived(page, '/sapins-enneiges');
    expect(await textOf(page.locator('h1'))).toBe(plain(notFound.title));
  });
});

describe('a town that the site does not know', () => {
  const expected = /404/;

  test.each([
    ['saint-hippolyte', 'Saint Hippolyte'],
    ['strasbourg', 'Strasbourg'],
    ['%C3%A9guisheim-le-haut', 'Éguisheim Le Haut'],
  ])('%s: its name is %s, its region Haut-Rhin, its neighbours the default ones', async (slug, name) => {
    const page = await visit(`/livraison/${slug}`, { expected });
    expect(await page.locator('h1').innerText()).toBe(`Livraison de sapins de Noël à ${name}`);
    expect(await page.title()).toContain(name);
    expect(await textOf(page.locator('main header'))).toMatch(/^Haut-Rhin/);
    expect(await hrefsOf(nearby(page))).toEqual(delivery.default.nearby.map((town) => `/livraison/${town}`));
    expect(await hrefsOf(wine(page))).toEqual(
      delivery.default.wineVillages.map((town) => `/livraison/${town}`),
    );
    expect(await textOf(page.locator('main'))).not.toContain('{');
    expect(await hrefsOf(suggestions(page))).toHaveLength(4);
  });

  test('a name made of markup stays text', async () => {
    const page = await visit('/livraison/%3Cimg%20src=x%20onerror=alert(1)%3E', { expected });
    expect(await page.locator('h1 img, main header img').count()).toBe(0);
    expect(await page.locator('h1').innerText()).toMatch(/^Livraison de sapins de Noël à Img/);
  });
});

test('the first paint waits for the lead, whatever part of the document has come', async () => {
  const page = await visit('/livraison/turckheim');
  const awaited = await page.locator('head link[rel=expect][blocking=render]').getAttribute('href');
  expect(await page.locator(`main ${awaited}`).textContent()).toMatch(/^Nous apportons votre sapin/);
});
