// What is sold out, nearly so or on order, on each page, before, during and after its time. The site is built on the day of
// `tests/day.mjs`; the list is `availability.yaml` of the tests' shop.
import type { Page } from 'playwright-core';
import { comparison } from '#generated/pages/comparison.ts';
import { variety as words } from '#generated/pages/variety.ts';
import { varietyList } from '#generated/pages/variety-list.ts';
import { site } from '#generated/site.ts';
import { arrived, eventually, hrefsOf, plain, shop, textOf, textsOf, visitors, wakeUpAt } from './visit.ts';

const visit = visitors();

const main = (page: Page) => page.locator('main');
const rows = (page: Page) => textsOf(main(page).locator('table tbody tr'));
const ordersIn = (page: Page) => main(page).locator(`a[href^="${site.shop.home}"]`);

describe('a size of a variety', () => {
  const days = [
    { day: '2026-12-15', row: '1,25 – 1,50 m Parti Demander 1,25 – 1,50 m', from: '44 €' },
    { day: '2026-12-16', row: '1,25 – 1,50 m 37 €', from: '37 €' },
  ];
  test.each(days)('on $day reads « $row », and the variety starts at $from', async ({ day, row, from }) => {
    const page = await visit('/nos-sapins/sapin-du-caucase', { day });
    await eventually(async () => (await rows(page))[0]).toBe(row);
    expect(plain(await main(page).textContent()).includes('37 €')).toBe(from === '37 €');
    expect(await rows(page)).toContain('2,00 – 2,25 m Bientôt épuisé 69 €');
    expect(await textOf(main(page))).toContain(`Dès ${from}`);
    expect(await ordersIn(page).count()).toBeGreaterThan(0);
  });

  test('that is sold out is asked for in the contact form, which names it', async () => {
    const page = await visit('/nos-sapins/sapin-du-caucase', { day: '2026-12-06' });
    await main(page).locator('table').getByRole('link', { name: words.availability.ask.label }).click();
    await arrived(page, '/contact');
    const message = main(page).locator('textarea');
    await eventually(async () => plain(await message.inputValue())).toBe(
      'Il me faudrait : Sapin du Caucase, 1,25 – 1,50 m.',
    );
    expect(await main(page).locator('select').inputValue()).toBe('autre');
  });

  test('that comes back is there again on a page that says otherwise, when its tab is looked at', async () => {
    const page = await visit('/nos-sapins/sapin-blanchi');
    expect((await rows(page))[0]).toMatch(/Parti/);
    await wakeUpAt(page, '2026-12-01T12:30:00+01:00');
    await eventually(async () => (await rows(page))[0]).toBe('1,50 – 1,75 m 61 €');
  });
});

describe('a variety', () => {
  const fraser = '/nos-sapins/fraser-en-fete';

  test('that is sold out is asked for or telephoned about, not ordered', async () => {
    const page = await visit(fraser, { day: '2026-12-10' });
    expect(await ordersIn(page).count()).toBeGreaterThan(0);
    await wakeUpAt(page, '2026-12-11T00:00:00+01:00');
    await eventually(() => ordersIn(page).count()).toBe(0);
    expect(await hrefsOf(main(page).locator('a[href^="tel:"]'))).toHaveLength(1);
    expect(await main(page).locator('a[href^="/contact?"]').count()).toBeGreaterThan(2);
    const said = await textOf(main(page));
    expect(said).toContain('Parti');
    expect(said).not.toMatch(/Dès|Bientôt épuisé|tout compris/);
  });

  test('on order keeps its order button, and promises its own delay instead of the usual delivery', async () => {
    const page = await visit('/nos-sapins/geant-du-larmont');
    const said = await textOf(main(page));
    expect(said).toContain('À la demande, trois semaines');
    expect(said).toContain('Comptez trois semaines, puis un créneau');
    expect(said).not.toContain(plain(words.included.delivery.text));
    expect(await ordersIn(page).count()).toBeGreaterThan(0);
  });

  test.each([
    ['2026-12-11', 'Parti'],
    ['2026-11-21', 'Bientôt épuisé'],
  ])('wears on %s « %s » on the home page, in the list and in the comparison', async (day, tag) => {
    const page = await visit('/', { day });
    const teaser = main(page).locator('li', { hasText: 'Fraser 175 cm' });
    await eventually(() => textOf(teaser)).toContain(tag);
    await page.goto('/nos-sapins');
    const card = main(page).locator('article', { hasText: 'Fraser en fête' });
    await eventually(() => textOf(card)).toContain(tag);
    const orders = card.getByRole('link', { name: varietyList.order });
    expect(await orders.count()).toBe(tag === 'Parti' ? 0 : 1);
    await page.goto('/comparer?varietes=fraser-en-fete');
    const row = main(page).locator('tr', { hasText: comparison.table.availability });
    await eventually(() => textOf(row)).toContain(tag);
    await eventually(() => ordersIn(page).count()).toBe(tag === 'Parti' ? 0 : 1);
  });

  test('that is sold out is never proposed by the guide, which says so and what comes nearest', async () => {
    const asked = '/trouver-mon-sapin?hauteur=200&odeur=agrume';
    const page = await visit(asked, { day: '2026-12-10' });
    const names = () => textsOf(main(page).locator('ol > li h3'));
    expect((await names())[0]).toBe('Fraser en fête');
    await wakeUpAt(page, '2026-12-11T00:00:00+01:00');
    await eventually(names).not.toContain('Fraser en fête');
    expect((await names()).length).toBeGreaterThan(0);
    expect(await textOf(main(page))).toContain(
      'Fraser en fête, 1,50 – 1,75 m : tous partis. Presque pareil :',
    );
    expect(await ordersIn(page).count()).toBeGreaterThan(0);
    expect(await hrefsOf(ordersIn(page))).not.toContain(shop.product('fraser-en-fete'));
  });
});

test('a decoration that is no longer sold is asked for instead of ordered, on its page and in the list', async () => {
  const basket = '/decos-cadeaux/panier-du-plateau';
  const page = await visit(basket, { day: '2026-12-09' });
  await eventually(() => textOf(main(page))).toContain('Les dernières');
  expect(await ordersIn(page).count()).toBe(1);
  await wakeUpAt(page, '2026-12-10T00:00:00+01:00');
  await eventually(() => ordersIn(page).count()).toBe(0);
  expect(await textOf(main(page))).toContain("Rangé jusqu'à l'an prochain");
  await main(page).getByRole('link', { name: 'La demander' }).click();
  await arrived(page, '/contact');
  const message = main(page).locator('textarea');
  await eventually(async () => plain(await message.inputValue())).toBe('Il me faudrait : Panier du plateau.');
  const list = await visit('/decos-cadeaux', { day: '2026-12-10' });
  const card = main(list).locator('li', { hasText: 'Panier du plateau' });
  await eventually(() => textOf(card)).toContain("Rangé jusqu'à l'an prochain");
  expect(await textOf(card)).not.toContain('€');
});
