// The site is built in season (`tests/day.mjs`), and comes upon visitors of every other one.
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../generated/pages/home.ts';
import { ui } from '../../generated/ui.ts';
import { testDay } from '../day.mjs';
import { arrived, eventually, hrefsOf, painted, plain, shop, textOf, visitors } from './visit.ts';

const visit = visitors();

const banner = (page: Page) => page.locator('#root > header ul').first();
const orderInMenu = (page: Page) =>
  page.getByRole('navigation', { name: ui.mainMenu }).locator(`a[href="${shop.home}"]`);
const call = (page: Page) => page.locator('main > section').last();

/** What the banner, the order buttons and the closing call of the home page say. */
async function saidAtHome(page: Page) {
  return {
    banner: await textOf(banner(page)),
    menu: await textOf(orderInMenu(page)),
    hero: await textOf(page.locator(`main header a[href="${shop.home}"]`)),
    call: await textOf(call(page)),
    leads: await hrefsOf(call(page).getByRole('link')),
  };
}

const outOfSeason = { menu: /^Boutique/, hero: /^Voir la boutique/ };

describe.each([
  {
    season: 'before the season',
    days: ['2026-09-01', '2026-10-31'],
    said: { banner: /la saison ouvre le 1er novembre/i, call: /la saison ouvre le 1er novembre/i },
    leads: ['/nos-sapins'],
  },
  {
    season: 'after the order deadline',
    days: ['2026-12-23', '2026-12-31'],
    said: { banner: /les commandes sont closes.*9h-20h/i, call: /commandes jusqu'au 22 décembre/i },
    leads: ['/actualites/entretien-sapin'],
  },
  {
    season: 'the recycling weeks',
    days: ['2027-01-01', '2027-01-31'],
    said: {
      banner: /reprise gratuite en janvier.*9h-17h/i,
      call: /gratuitement, du lundi au samedi, 9h-17h/i,
    },
    leads: ['/services/recyclage'],
  },
  {
    season: 'the rest of the year',
    days: ['2027-02-01', '2027-08-31'],
    said: { banner: /sur rendez-vous/i, call: /la saison ouvre le 1er novembre.*sur rendez-vous/i },
    leads: ['/actualites'],
  },
])('$season', ({ days, said, leads }) => {
  test.each(days)('the banner, the order buttons and the call of the home page say so on %s', async (day) => {
    const page = await visit('/', { day });
    await eventually(() => textOf(banner(page))).toMatch(said.banner);
    const found = await saidAtHome(page);
    for (const [place, words] of Object.entries({ ...outOfSeason, ...said }))
      expect(found[place as keyof typeof said]).toMatch(words);
    expect(found.leads).toEqual(leads);
    expect(found.banner).not.toMatch(/commandes ouvertes/i);
  });
});

test.each(['2026-11-01', '2031-12-22'])('in season, on %s, every word is the usual one', async (day) => {
  const page = await visit('/', { day, stay: true });
  const asked = scriptsAskedBy(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const found = await saidAtHome(page);
  expect(found.banner).toMatch(/commandes ouvertes jusqu'au 22 décembre/i);
  expect(found.menu).toMatch(/^Commander \(/);
  expect(found.hero).toMatch(/^Commander maintenant/);
  expect(found.call).toContain(plain(home.closing.title));
  expect(asked.filter((file) => /seasons/.test(file))).toEqual([]);
});

test('the words of another season stay from page to page, and are fetched once', async () => {
  const page = await visit('/', { day: '2027-05-01', stay: true });
  const asked = scriptsAskedBy(page);
  await page.goto('/nos-sapins/grand-sapin');
  const order = page.locator(`main a[href="${shop.product('grand-sapin')}"]`).first();
  await eventually(() => textOf(order)).toMatch(/^Voir la boutique/);
  await page.locator('main').getByRole('link', { name: 'Retour aux sapins' }).click();
  await arrived(page, '/nos-sapins');
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: /^Boutique/ })
      .count(),
  ).toBe(2);
  expect(await textOf(banner(page))).toMatch(/prochaine saison/i);
  expect(asked.filter((file) => /seasons/.test(file))).toHaveLength(1);
});

test.each([
  ['/', 360],
  ['/', 1280],
  ['/nos-sapins', 768],
  ['/nos-sapins/nobilis', 1280],
  ['/livraison/colmar', 360],
  ['/decos-cadeaux', 1280],
])('nothing moves when the words of another season come to %s, %i px wide', async (path, width) => {
  const page = await visit(path, { day: '2027-05-01', width, stay: true });
  const held: Route[] = [];
  await page.route('**/seasons-*.js', (route) => void held.push(route));
  await page.goto(path);
  await eventually(() => held.length).toBe(1);
  // What the fonts move is another matter.
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  await page.evaluate(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  await held[0]?.continue();
  await eventually(() => textOf(banner(page))).toMatch(/prochaine saison/i);
  await painted(page);
  expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
});

test('the day on which the site is built for the tests is one of the season', () => {
  expect(testDay > '2026-11-01' && testDay < '2026-12-22').toBe(true);
});

/** The scripts that the page asks for from now on. */
function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
