import type { Page } from 'playwright-core';
import { deliveryZone } from '#generated/pages/delivery-zone.ts';
import { allPaths } from '../paths.ts';
import { eventually, hold, hrefsOf, textOf, visitors } from '../visit.ts';

const visit = visitors();
const path = '/zone-de-livraison';

const field = (page: Page) => page.getByRole('searchbox', { name: deliveryZone.search.label });
const answer = (page: Page) => page.locator('main [role=status]');
const map = (page: Page) => page.getByRole('region', { name: deliveryZone.map.title });
const towns = allPaths.filter((it) => it.startsWith('/livraison/'));

test('the field: answers what was typed before the script came', async () => {
  const page = await visit('/', { stay: true });
  const release = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await field(page).fill('Houtaud');
  release();
  await eventually(() => textOf(answer(page))).toContain('Houtaud : nous y passons');
  expect(await field(page).inputValue()).toBe('Houtaud');
});

test('without script the map and the list answer, large enough for thumbs, and no dead field is in the way', async () => {
  const page = await visit(path, { width: 360, javaScriptEnabled: false, expected: /^csp: .+\.js$/ });
  expect(await page.locator('main input').isVisible()).toBe(false);
  const links = page.locator('#communes li a');
  expect((await hrefsOf(links)).toSorted()).toEqual(towns.toSorted());
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1280, height: 800 });
  await map(page)
    .getByRole('link', { name: /^Houtaud/ })
    .click();
  await page.waitForURL('**/livraison/houtaud');
});
