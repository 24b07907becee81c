import type { Page } from 'playwright-core';
import { decoration as words } from '#generated/pages/decoration.ts';
import { decorationList } from '#generated/pages/decoration-list.ts';
import { ui } from '#generated/ui.ts';
import { fill } from '../../src/text/fill.ts';
import { allPaths } from './paths.ts';
import { arrived, hrefsOf, newTabOf, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

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
});
