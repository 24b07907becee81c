import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decoration as words } from '#generated/pages/decoration.ts';
import { decorationList } from '#generated/pages/decoration-list.ts';
import { ui } from '#generated/ui.ts';
import { fill } from '../../src/text/fill.ts';
import { isThorough, times } from '../cli/thorough.ts';
import { allPaths } from './paths.ts';
import { arrived, eventually, hrefsOf, newTabOf, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();
/** Moves, which costs as much as several pages. */
const visitMoving = visitors({ motion: 'no-preference' });

const hero = (page: Page) => page.locator('main > header');
const blocks = (page: Page) => page.locator('main > section[data-picture]');
const banner = (page: Page) => page.locator('main > div > section').last();

const decorations = allPaths.filter((path) => path.startsWith('/decos-cadeaux/'));

test('/decos-cadeaux links all decorations, each with a picture and a few words, and orders at the shop', async () => {
  const page = await visit('/decos-cadeaux');
  const cards = page.locator('main ul > li');
  expect((await hrefsOf(cards.locator('a'))).toSorted()).toEqual(decorations.toSorted());
  expect(await cards.locator('img[alt]:not([alt=""])').count()).toBe(decorations.length);
  const texts = await textsOf(cards.locator('p'));
  const summaries = await textsOf(cards.locator('h2 + p'));
  expect(summaries.filter((text) => text.length > 20)).toHaveLength(decorations.length);
  // Nothing is said of a price that is not known.
  expect(texts.filter((text) => text.includes('€'))).toEqual(['34,50 €']);
  expect(await newTabOf(hero(page).getByRole('link', { name: decorationList.order }))).toBe(shop.home);
});

describe('the page of a decoration', () => {
  test('has hero, two blocks of text and picture, candles, reasons, order button and banner', async () => {
    const page = await visit('/decos-cadeaux/couronne-des-dimanches');
    expect(await textOf(hero(page).locator('h1 + p'))).toBe('4 bougies de cire, tressées dans le sapin');
    expect(await hero(page).locator('h1 svg').isVisible()).toBe(true);
    expect(await textsOf(blocks(page).locator('h2'))).toEqual(['Tressée la veille', 'La garder verte']);
    for (const block of await blocks(page).all()) {
      expect((await block.locator('img').getAttribute('alt'))?.length).toBeGreaterThan(10);
      expect(await textOf(block.locator('figcaption'))).toBe('Photo non contractuelle');
    }
    const candles = page.locator('main ol > li').filter({ has: page.locator('svg') });
    expect(await textsOf(candles.locator('p:first-of-type'))).toEqual([
      'Premier dimanche',
      'Deuxième dimanche',
      'Troisième dimanche',
      'Quatrième dimanche',
    ]);
    const why = page.getByRole('region', { name: 'Pourquoi la nôtre' });
    expect(await textsOf(why.locator('h3'))).toEqual(['Faite ici', 'Sans mousse']);
    const order = page.locator('main').getByRole('link', { name: words.order });
    expect(await newTabOf(order)).toBe(shop.home);
    const note = fill(ui.shopHome, { name: 'Couronne des dimanches' });
    expect(await page.locator('main').getByText(note).count()).toBe(1);
    expect(await textOf(banner(page).locator('h2'))).toBe('Couronne des dimanches');
    await banner(page).getByRole('link', { name: words.contact.label }).click();
    await arrived(page, '/contact');
  });

  test('says price, size, material and contents as far as they are known, and orders at its place in the shop', async () => {
    const page = await visit('/decos-cadeaux/panier-du-plateau');
    expect(await textsOf(page.locator('main dl > div'))).toEqual([
      'Coûte 34,50 €',
      'Mesure 30 cm de long',
      'Faite de Osier du jardin',
      expect.stringMatching(/^Dedans un pot de miel, \d+ noix$/),
    ]);
    const order = page.locator('main').getByRole('link', { name: words.order });
    expect(await newTabOf(order)).toBe(shop.product('panier'));
    await page.goto('/decos-cadeaux/cloche-d-alpage');
    expect(await page.locator('main dl').count()).toBe(0);
  });

  test.runIf(isThorough)(
    'has no note, candles or reasons that it does not give; its way back leads home',
    async () => {
      const page = await visit('/decos-cadeaux/cloche-d-alpage');
      expect(await page.locator('main :is(figcaption, ol, #why-title)').count()).toBe(0);
      await hero(page).getByText(words.back.label).click();
      await arrived(page, '/');
    },
  );

  test.runIf(isThorough)(
    'its hero is 400 px high, 500 in a wide window, whatever the decoration',
    async () => {
      const page = await visitMoving('/', { stay: true });
      const some = decorations.slice(0, times(2, decorations.length));
      const found: unknown[] = [];
      for (const path of some) {
        await page.goto(path);
        for (const width of [360, 991, 992, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          found.push([path, width, (await hero(page).boundingBox())?.height]);
        }
      }
      expect(found).toEqual(
        some.flatMap((path) => [
          [path, 360, 400],
          [path, 991, 400],
          [path, 992, 500],
          [path, 1440, 500],
        ]),
      );
    },
  );

  test.runIf(isThorough)(
    "its hero's picture follows the scroll with factor 0.5; its banner fades in once, when one comes to it",
    async () => {
      const page = await visitMoving('/decos-cadeaux/creche-de-papier');
      const top = () =>
        hero(page)
          .locator('img')
          .evaluate((image) => image.getBoundingClientRect().top);
      const start = await top();
      for (const scrolled of [100, 240, 400, 0]) {
        await page.evaluate((y) => window.scrollTo(0, y), scrolled);
        await eventually(async () => Math.round((await top()) - start + scrolled / 2)).toBe(0);
      }

      const fading = banner(page).locator('..');
      const opacity = () => fading.evaluate((it) => Number(getComputedStyle(it).opacity));
      await eventually(opacity).toBe(0);
      const seen = await fading.evaluate(
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
    },
  );

  test.runIf(isThorough)(
    'the flames of its candles lean as the page is scrolled, each by itself',
    async () => {
      const page = await visitMoving('/decos-cadeaux/couronne-des-dimanches');
      const flames = page.locator('main ol svg:nth-child(2)');
      const leaning = () => flames.evaluateAll((all) => all.map((it) => getComputedStyle(it).transform));
      await flames.first().evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await eventually(async () => new Set(await leaning()).size).toBe(4);
      const before = await leaning();
      await page.evaluate(() => window.scrollBy(0, 60));
      await eventually(async () => (await leaning()).every((lean, i) => lean !== before[i])).toBe(true);
    },
  );
});
