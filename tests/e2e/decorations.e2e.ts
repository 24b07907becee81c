import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decoration as words } from '../../generated/pages/decoration.ts';
import { decorations } from './spec.ts';
import { arrived, eventually, hrefsOf, newTabOf, plain, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const hero = (page: Page) => page.locator('main > header');
const blocks = (page: Page) => page.locator('main > section[data-picture]');
const banner = (page: Page) => page.locator('main > div > section').last();

describe('/decos-cadeaux', () => {
  test('links all eleven decorations, each with a picture and a few words', async () => {
    const page = await visit('/decos-cadeaux');
    const cards = page.locator('main ul > li');
    const links = await hrefsOf(cards.locator('a'));
    expect(links.toSorted()).toEqual(decorations.map((slug) => `/decos-cadeaux/${slug}`).toSorted());
    expect(await cards.locator('img[alt]:not([alt=""])').count()).toBe(11);
    expect((await textsOf(cards.locator('p'))).filter((text) => text.length > 20)).toHaveLength(11);
  });

  test('has an order button, which opens the shop in a new tab', async () => {
    const page = await visit('/decos-cadeaux');
    expect(await newTabOf(hero(page).getByRole('link', { name: 'Commander' }))).toBe(shop.home);
  });
});

describe('the page of a decoration', () => {
  test.each(decorations)(
    '%s: hero, two blocks of text and picture, order button and banner',
    async (slug) => {
      const page = await visit(`/decos-cadeaux/${slug}`);
      const title = await textOf(page.locator('h1'));
      expect(title.length).toBeGreaterThan(5);
      expect((await textOf(hero(page).locator('h1 + p'))).length).toBeGreaterThan(10);
      expect(await hero(page).locator('h1 svg').isVisible()).toBe(true);
      expect(await blocks(page).count()).toBe(2);
      for (const index of [0, 1]) {
        const block = blocks(page).nth(index);
        expect((await textOf(block)).length).toBeGreaterThan(150);
        expect((await block.locator('img').getAttribute('alt'))?.length).toBeGreaterThan(10);
      }
      const order = page.locator('main').getByRole('link', { name: 'Commander maintenant' });
      expect(await order.getAttribute('rel')).toBe('noopener');
      expect(await newTabOf(order)).toBe(shop.home);
      expect(plain(await banner(page).locator('h2').textContent()).toLowerCase()).toContain(
        title.toLowerCase(),
      );
      await banner(page).getByRole('link', { name: 'Nous contacter' }).click();
      await arrived(page, '/contact');
    },
  );

  test('its way back leads home', async () => {
    const page = await visit('/decos-cadeaux/boules-neige');
    await hero(page).getByText(words.back.label).click();
    await arrived(page, '/');
  });

  test.each([
    [360, 400],
    [767, 400],
    [768, 500],
    [1440, 500],
  ])('in a window %i px wide its hero is %i px high, whatever the decoration', async (width, height) => {
    const page = await visit('/', { stay: true, width });
    const heights: [string, number | undefined][] = [];
    for (const slug of decorations) {
      await page.goto(`/decos-cadeaux/${slug}`);
      heights.push([slug, (await hero(page).boundingBox())?.height]);
    }
    expect(heights).toEqual(decorations.map((slug) => [slug, height]));
  });

  test("its hero's picture follows the scroll with factor 0.5", async () => {
    const page = await visit('/decos-cadeaux/boules-neige');
    const top = () =>
      hero(page)
        .locator('img')
        .evaluate((image) => image.getBoundingClientRect().top);
    const start = await top();
    for (const scrolled of [100, 240, 400]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      await eventually(async () => Math.round((await top()) - start)).toBe(-scrolled / 2);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(async () => Math.round((await top()) - start)).toBe(0);
  });

  test('its banner fades in once, when it first comes into view', async () => {
    const page = await visit('/decos-cadeaux/boules-neige');
    const opacity = () =>
      banner(page)
        .locator('..')
        .evaluate((it) => Number(getComputedStyle(it).opacity));
    await eventually(opacity).toBe(0);
    const seen = await banner(page)
      .locator('..')
      .evaluate(
        (it) =>
          new Promise<number[]>((done) => {
            const opacityNow = () => Number(getComputedStyle(it).opacity);
            const opacities: number[] = [];
            it.addEventListener('transitionrun', () => opacities.push(opacityNow()));
            it.addEventListener('transitionend', ({ target }) => {
              if (target === it) done([...opacities, opacityNow()]);
            });
            it.scrollIntoView({ block: 'center' });
          }),
      );
    expect(seen[0]).toBeLessThan(0.5);
    expect(seen.at(-1)).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await opacity()).toBe(1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await opacity()).toBe(1);
  });
});

describe('the decorations with something of their own', () => {
  test('the cheese calendar says in four points why to choose it: 24 cheeses, kept cold', async () => {
    const page = await visit('/decos-cadeaux/calendrier-fromage');
    const why = page.getByRole('region', { name: /pourquoi choisir/i });
    const titles = await textsOf(why.locator('h3'));
    expect(titles).toHaveLength(4);
    expect(titles[0]).toMatch(/sélection/i);
    expect(titles[1]).toMatch(/24 variétés/);
    expect(titles[2]).toMatch(/fraîcheur/i);
    expect(titles[3]).toMatch(/transport réfrigéré/i);
    expect(await textOf(why)).toMatch(/chaîne du froid/);
    expect(await textOf(hero(page))).toMatch(/24 fromages/);
  });

  test("the cheese calendar's order button leads to the shop's home page", async () => {
    const page = await visit('/decos-cadeaux/calendrier-fromage');
    const order = page.locator('main').getByRole('link', { name: 'Commander maintenant' });
    expect(await order.getAttribute('href')).toBe(shop.home);
  });

  test("the pictures of the gift baskets say 'Photo non contractuelle', no others do", async () => {
    const page = await visit('/decos-cadeaux/cadeaux-paniers');
    for (const index of [0, 1]) {
      const figure = blocks(page)
        .nth(index)
        .locator('figure', { has: page.locator('img') });
      expect(await textOf(figure.locator('figcaption'))).toBe('Photo non contractuelle');
    }
    const other = await visit('/decos-cadeaux/boules-neige');
    expect(await textOf(other.locator('main'))).not.toContain('Photo non contractuelle');
  });

  test('the flames of the Advent wreath lean as the page is scrolled, each by itself', async () => {
    const page = await visit('/decos-cadeaux/couronne-avent');
    const flames = page.locator('main ol svg:nth-child(2)');
    const leaning = () => flames.evaluateAll((all) => all.map((it) => getComputedStyle(it).transform));
    await flames.first().evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await eventually(async () => new Set(await leaning()).size).toBe(4);
    const before = await leaning();
    await page.evaluate(() => window.scrollBy(0, 60));
    await eventually(async () => (await leaning()).every((lean, i) => lean !== before[i])).toBe(true);
  });

  test('the Advent wreath has four candles, one for each Sunday', async () => {
    const page = await visit('/decos-cadeaux/couronne-avent');
    const candles = page.locator('main ol > li');
    expect(await candles.filter({ has: page.locator('svg') }).count()).toBe(4);
    expect((await textsOf(candles.locator('p:first-of-type'))).map((name) => name.split(' ')[0])).toEqual([
      'Premier',
      'Deuxième',
      'Troisième',
      'Quatrième',
    ]);
    expect(await textOf(hero(page))).toMatch(/4 bougies/);
  });
});
