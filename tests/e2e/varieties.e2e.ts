import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { variety as words } from '../../generated/pages/variety.ts';
import { decorations, varieties } from './spec.ts';
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

describe('/nos-sapins', () => {
  const cards = (page: Page) => page.locator('main article');

  test('shows two varieties with their badges and the price they start from', async () => {
    const page = await visit('/nos-sapins');
    const shown = await cards(page).evaluateAll((all) => all.map((card) => card.textContent));
    expect(shown).toHaveLength(2);
    expect(plain(shown[0])).toMatch(/Exclusivité.*Nordmann Sélection Alsacienne.*À partir de 24 €/);
    expect(plain(shown[1])).toMatch(/Prestige.*Grand sapin.*À partir de 85 €/);
    expect(await cards(page).locator('img[alt]:not([alt=""])').count()).toBe(2);
  });

  test.each([
    [0, 'nordmann-alsacienne', 'nordmann-selection-alsacienne'],
    [1, 'grand-sapin', 'grand-sapin'],
  ])("variety %i: 'Découvrir' leads to %s, the order link to the shop's %s", async (index, slug, product) => {
    const page = await visit('/nos-sapins');
    const card = cards(page).nth(index);
    expect(await newTabOf(card.getByRole('link', { name: 'Commander' }))).toBe(shop.product(product));
    await card.getByRole('link', { name: 'Découvrir' }).click();
    await arrived(page, `/nos-sapins/${slug}`);
  });

  test.each(['/contact', '/devis'])('links %s', async (path) => {
    const page = await visit('/nos-sapins');
    await page.locator(`main a[href="${path}"]`).click();
    await arrived(page, path);
  });
});

/** `1.5-1.75m 38; ...` as the rows of the page show it. */
function rows(grid: string): string[] {
  const metres = (text: string | undefined) => Number(text).toFixed(2).replace('.', ',');
  return grid.split('; ').map((row) => {
    const [, min, max, price] = /^([\d.]+)-([\d.]+)m (\d+)$/.exec(row) ?? [];
    return `${metres(min)} – ${metres(max)} m ${price} €`;
  });
}

const badges: Readonly<Record<string, string>> = {
  'nordmann-5-etoiles': 'Top ventes',
  'nordmann-alsacienne': 'Exclusivité',
  'sapin-grandis': 'Qualité Premium',
  'grand-sapin': 'Prestige',
  nobilis: 'Bientôt épuisé',
  ignifuge: 'Professionnel',
};

const shopSlugs: Readonly<Record<string, string>> = {
  'nordmann-alsacienne': 'nordmann-selection-alsacienne',
  'sapin-grandis': 'sapin-grandis',
  'grand-sapin': 'grand-sapin',
};

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the page of a variety', () => {
  test.each(Object.entries(varieties))(
    '%s: price, size grid, badges, picture, texts, included services and order button',
    async (slug, { from, grid }) => {
      const page = await visit(`/nos-sapins/${slug}`);
      expect(await textOf(page.locator('main'))).toContain(`À partir de ${from} €`);
      expect(await textsOf(page.locator('tbody tr'))).toEqual(rows(grid));
      const shown = await textsOf(page.locator('main [data-look=normal], main [data-look=warning]'));
      expect(shown).toEqual(slug in badges ? [badges[slug]] : []);

      const image = page.locator('main img').first();
      expect((await image.getAttribute('alt'))?.length).toBeGreaterThan(20);
      await eventually(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
      expect((await textOf(page.locator('h1 + p'))).length).toBeGreaterThan(10);
      const characteristics = page
        .locator('h2', { hasText: words.characteristicsTitle })
        .locator('+ ul > li');
      expect(await characteristics.count()).toBeGreaterThanOrEqual(3);
      const included = await textOf(region(page, words.included.title));
      for (const service of ['Livraison gratuite', 'Installation', 'Fraîcheur', 'Recyclage'])
        expect(included).toContain(service);
      const editorial = page.locator('section[aria-labelledby=editorial-title]');
      expect((await textOf(editorial)).length).toBeGreaterThan(300);

      const product = shopSlugs[slug];
      const order = page.locator('main').getByRole('link', { name: 'Commander maintenant' }).first();
      expect(await order.getAttribute('rel')).toBe('noopener');
      expect(await newTabOf(order)).toBe(product ? shop.product(product) : shop.home);
    },
  );

  test.each(['nobilis', 'grand-sapin'])('%s: care advice is shown', async (slug) => {
    const page = await visit(`/nos-sapins/${slug}`);
    expect(await region(page, words.careTitle).locator('li').count()).toBeGreaterThanOrEqual(3);
  });

  test('sapin-grandis: no care advice is shown', async () => {
    const page = await visit('/nos-sapins/sapin-grandis');
    expect(await page.getByRole('heading', { name: words.characteristicsTitle }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: words.careTitle }).count()).toBe(0);
  });

  test("'Bientôt épuisé' is red, the other badges are not", async () => {
    const hue = async (slug: string) => {
      const badge = (await visit(`/nos-sapins/${slug}`)).getByText(badges[slug] ?? '', { exact: true });
      const color = await badge.evaluate((it) => getComputedStyle(it).backgroundColor);
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
      return red > 2 * green && red > 2 * blue ? 'red' : 'other';
    };
    expect(await hue('nobilis')).toBe('red');
    expect(await hue('nordmann-5-etoiles')).toBe('other');
    expect(await hue('grand-sapin')).toBe('other');
  });

  test("'Nous contacter' leads to /contact", async () => {
    const page = await visit('/nos-sapins/floque');
    await page.locator('main').getByRole('link', { name: 'Nous contacter' }).click();
    await arrived(page, '/contact');
  });

  test('says what the spec says of the trees', async () => {
    const says = async (slug: string) => textOf((await visit(`/nos-sapins/${slug}`)).locator('main'));
    const alsacienne = await says('nordmann-alsacienne');
    expect(alsacienne).toMatch(/100 % d'origine alsacienne, à moins de 50 km/);
    expect(alsacienne).toContain('5 à 7 semaines');
    expect(await says('sapin-grandis')).toContain('4 à 6 semaines');
    expect(await says('nordmann-5-etoiles')).toContain('6 à 8 semaines');
    const giant = await says('grand-sapin');
    for (const fact of [
      /jusqu'à 4 m|à 4 m/i,
      /installation professionnelle/i,
      /délai/,
      /collecte et enlèvement compris/i,
    ])
      expect(giant).toMatch(fact);
  });

  test('says what is the same for all: taxes, zone, dates, slots, freshness, recycling, deadline', async () => {
    const page = await visit('/nos-sapins/nobilis');
    const text = await textOf(page.locator('main'));
    for (const fact of [
      /euros, toutes taxes comprises/,
      /livraison et installation gratuites dans un rayon de 15 km autour de Colmar/i,
      /un supplément peut s'appliquer pour les étages/,
      /du 1er au 23 décembre, en 48\/72h, par créneaux de 2 heures/i,
      /commandes ouvertes jusqu'au 23 décembre/i,
      /48h au plus/,
      /reprise gratuite en janvier/i,
    ]) {
      expect(text).toMatch(fact);
    }
  });
});

describe('Découvrez aussi', () => {
  const links = (page: Page) => hrefsOf(region(page, 'Découvrez aussi').locator('a'));

  test('shows one related variety, never the same, and two decorations that differ', async () => {
    const page = await visit('/', { stay: true });
    for (const slug of Object.keys(varieties)) {
      await page.goto(`/nos-sapins/${slug}`);
      await takenOver(page);
      const [related, ...picked] = await links(page);
      const others = Object.keys(varieties).filter((other) => other !== slug);
      expect(others.map((other) => `/nos-sapins/${other}`)).toContain(related);
      expect(picked).toHaveLength(2);
      expect(new Set(picked).size).toBe(2);
      for (const href of picked) expect(decorations.map((it) => `/decos-cadeaux/${it}`)).toContain(href);
    }
  });

  test('every decoration comes up, the first and the last of them too', async () => {
    const page = await visit('/nos-sapins/nobilis');
    for (const [index, slug] of [...decorations].sort().entries()) {
      await fixRandom(page, (index + 0.5) / decorations.length);
      await page.reload();
      await expect.poll(async () => (await links(page))[1]).toBe(`/decos-cadeaux/${slug}`);
      const [, first, second] = await links(page);
      expect(first).not.toBe(second);
    }
  });

  test.each([0, 0.999_999_999])('at the end %d of chance there are still two that differ', async (random) => {
    const page = await visit('/nos-sapins/nobilis', { random });
    const [, first, second] = await links(page);
    expect(first).not.toBe(second);
    expect([first, second].every((href) => href?.startsWith('/decos-cadeaux/'))).toBe(true);
  });

  test('the related variety leads to its page', async () => {
    const page = await visit('/nos-sapins/nobilis');
    const [related] = await links(page);
    await region(page, 'Découvrez aussi').locator('a').first().click();
    await arrived(page, related ?? '');
  });
});
