import type { Page } from 'playwright-core';
import { variety as words } from '#generated/pages/variety.ts';
import { varietyList } from '#generated/pages/variety-list.ts';
import { arrived, eventually, newTabOf, plain, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

test('/nos-sapins shows trees with badge and lowest price, orders each at its place in the shop, and leads on', async () => {
  const page = await visit('/nos-sapins');
  const cards = page.locator('main article');
  expect(await cards.count()).toBe(5);
  const spruce = cards.first();
  expect(plain(await spruce.textContent())).toMatch(/^Exclusivité ?Épicéa du Haut-Doubs.*Dès 19 €/);
  // As it is decided, whatever its reading for this page.
  expect(await textOf(cards.filter({ hasText: 'Sapin du Caucase' }))).toContain('Dès 37 €');
  expect(await cards.locator('img[alt]:not([alt=""])').count()).toBe(5);
  const order = spruce.getByRole('link', { name: varietyList.order });
  expect(await newTabOf(order)).toBe(shop.product('epicea'));
  for (const path of ['/contact', '/devis'])
    expect(await page.locator(`main section a[href="${path}"]`).count()).toBe(1);
  await spruce.getByRole('link', { name: varietyList.discover }).click();
  await arrived(page, '/nos-sapins/epicea-du-haut-doubs');
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const badges = (page: Page) => page.locator('main [data-look=normal], main [data-look=warning]');

describe('the page of a variety', () => {
  test('has its reading of the prices, badges, picture, texts, care, an order button and a way to contact us', async () => {
    const page = await visit('/nos-sapins/epicea-du-haut-doubs');
    expect(await textOf(page.locator('main'))).toContain('Dès 19 €');
    expect(await textsOf(page.locator('tbody tr'))).toEqual([
      '1,00 – 1,50 m 19 €',
      '1,50 – 2,00 m 31 €',
      '2,00 – 2,50 m 47 €',
    ]);
    expect(await textsOf(badges(page))).toEqual(['Exclusivité']);
    const image = page.locator('main img').first();
    expect(await image.getAttribute('alt')).toMatch(/^Épicéa aux branches qui retombent/);
    await eventually(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    expect(await textOf(page.locator('h1 + p'))).toBe('Né à 9 km de la scierie, au plus');
    const characteristics = page.locator('h2', { hasText: words.characteristicsTitle }).locator('+ ul > li');
    expect(await characteristics.count()).toBe(3);
    expect(await region(page, words.careTitle).locator('li').count()).toBe(2);
    // Home and header would say the 19th.
    const included = await textOf(region(page, words.included.title));
    expect(included).toContain("Du 4 au 22 décembre. Commandes jusqu'au 20 décembre.");
    expect(await textOf(page.locator('section[aria-labelledby=editorial-title]'))).toContain('gentianes');

    const order = page.locator('main').getByRole('link', { name: words.order }).first();
    expect(await newTabOf(order)).toBe(shop.product('epicea'));
    await page.locator('main').getByRole('link', { name: words.contact.label }).click();
    await arrived(page, '/contact');
  });

  test('of one that is nearly sold out: a red badge, no care where it is hidden', async () => {
    const page = await visit('/nos-sapins/fraser-en-fete');
    expect(await textsOf(badges(page))).toEqual(['Bientôt épuisé']);
    const colourOf = async () => {
      const colour = await badges(page).evaluate((it) => getComputedStyle(it).backgroundColor);
      return (colour.match(/\d+/g) ?? []).map(Number);
    };
    const [red = 0, green = 0, blue = 0] = await colourOf();
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    expect(await page.getByRole('heading', { name: words.characteristicsTitle }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: words.careTitle }).count()).toBe(0);

    await page.goto('/nos-sapins/epicea-du-haut-doubs');
    const [otherRed = 0, otherGreen = 0] = await colourOf();
    expect(otherRed).toBeLessThan(2 * otherGreen);
  });
});
