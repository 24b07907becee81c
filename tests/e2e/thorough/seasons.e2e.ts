// The site is built in season (`tests/day.mjs`), and comes upon visitors of every other one.
import type { Page } from 'playwright-core';
import { navigation } from '#generated/navigation.ts';
import { home } from '#generated/pages/home.ts';
import { variety } from '#generated/pages/variety.ts';
import { varietyList } from '#generated/pages/variety-list.ts';
import { seasons } from '#generated/seasons.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { findVariety } from '#generated/varieties.ts';
import { arrived, eventually, hrefsOf, plain, textOf, visitors } from '../visit.ts';

const visit = visitors();

const banner = (page: Page) => page.locator('#root > header ul').first();
const orderInMenu = (page: Page) =>
  page.getByRole('navigation', { name: ui.mainMenu }).locator(`a[href="${site.shop.home}"]`);
const call = (page: Page) => page.locator('main > section').last();

async function saidAtHome(page: Page) {
  return {
    banner: await textOf(banner(page)),
    menu: await textOf(orderInMenu(page).last()),
    hero: await textOf(page.locator(`main header a[href="${site.shop.home}"]`)),
    call: await textOf(call(page)),
    leads: await hrefsOf(call(page).getByRole('link')),
  };
}

// At what hour each begins is tested in tests/src/calendar.test.ts, the words of the others in tests/src/season.test.tsx.
describe.each([
  {
    season: 'Trop tard',
    day: '2026-12-20',
    bannerText: 'Les commandes sont finies',
    leads: ['/actualites/arroser-un-sapin-coupe'],
  },
  {
    season: 'Les mois calmes',
    day: '2027-05-01',
    bannerText: 'Joignables sur un coup de fil',
    leads: ['/actualites'],
  },
])('$season, on $day', ({ season, day, bannerText, leads }) => {
  const texts = seasons.seasons.find(({ name }) => name === season)?.texts;

  test('the banner, the order buttons and the call of the home page say so', async () => {
    const page = await visit('/', { day });
    await eventually(() => textOf(banner(page))).toContain(bannerText);
    const found = await saidAtHome(page);
    for (const line of texts?.banner ?? []) expect(found.banner).toContain(plain(line));
    // Each where it has the room of the usual words.
    expect([found.menu, found.hero]).toEqual([
      expect.stringMatching(/^Vitrine/),
      expect.stringMatching(/^Voir le catalogue/),
    ]);
    expect(found.call).toContain(plain(texts?.call.text));
    expect(found.leads).toEqual(leads);
    expect(found.banner).not.toContain('Commandes ouvertes');
  });
});

test.each(['2026-11-07', '2031-12-19'])('in season, on %s, every word is the usual one', async (day) => {
  const page = await visit('/', { day, stay: true });
  const asked = scriptsAskedBy(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const found = await saidAtHome(page);
  for (const line of navigation.header.banner) expect(found.banner).toContain(plain(line));
  expect(found.menu).toContain(navigation.header.order);
  expect(found.hero).toContain(home.hero.order);
  expect(found.call).toContain(plain(home.closing.title));
  expect(asked.filter((file) => /seasons/.test(file))).toEqual([]);
});

test('the words of another season stay from page to page, and are fetched once', async () => {
  const page = await visit('/', { day: '2027-05-01', stay: true });
  const asked = scriptsAskedBy(page);
  const tree = findVariety('epicea-du-haut-doubs');
  await page.goto('/nos-sapins/epicea-du-haut-doubs');
  const product = site.shop.product.replace('{slug}', tree?.shopSlug ?? '');
  const order = page.locator(`main a[href="${product}"]`).first();
  await eventually(() => textOf(order)).toMatch(/^Voir le catalogue/);
  await page.locator('main').getByRole('link', { name: variety.back.label }).click();
  await arrived(page, '/nos-sapins');
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: /^Vitrine/ })
      .count(),
  ).toBeGreaterThan(0);
  expect(await page.locator('main').getByText(varietyList.order, { exact: true }).count()).toBe(0);
  expect(await textOf(banner(page))).toContain('Joignables');
  await page.locator('main a[href="/nos-sapins/sapin-blanchi"]').first().click();
  await arrived(page, '/nos-sapins/sapin-blanchi');
  // The prices are still those of the season before.
  expect(await textOf(page.locator('main'))).toMatch(/\d € l'hiver dernier, porté et dressé/);
  expect(asked.filter((file) => /seasons/.test(file))).toHaveLength(1);
});

/** The scripts that the page asks for from now on. */
function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
