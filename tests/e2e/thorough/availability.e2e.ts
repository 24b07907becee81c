// What is sold out, nearly so or on order, on each page, before, during and after its time. The site is built on the day of
// `tests/day.mjs`; the list is `availability.yaml` of the tests' shop.
import type { Page } from 'playwright-core';
import { variety as words } from '#generated/pages/variety.ts';
import { eventually, hrefsOf, takenOver, visitors } from '../visit.ts';

const visit = visitors();

const main = (page: Page) => page.locator('main');

const fraser = '/nos-sapins/fraser-en-fete';

test('a variety that is sold out is suggested nowhere: its own neighbour is', async () => {
  const page = await visit('/nos-sapins/sapin-du-caucase', { day: '2026-12-12' });
  const also = page.getByRole('region', { name: words.alsoTitle, exact: true });
  await eventually(async () => (await hrefsOf(also.locator('a')))[0]).toBe('/nos-sapins/sapin-blanchi');
  await page.goto('/livraison/doubs');
  // Five of the six links are left, four are picked: at most one of the others is missing.
  const links = () => hrefsOf(main(page).locator('section[data-prefetch] li a'));
  for (let time = 0; time < 5; time++) {
    await page.reload();
    await takenOver(page);
    await eventually(async () => (await links()).includes(fraser)).toBe(false);
    expect(await links()).toHaveLength(4);
  }
});
