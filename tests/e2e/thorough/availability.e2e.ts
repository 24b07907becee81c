// What is sold out, nearly so or on order, on each page, before, during and after its time. The site is built on the day of
// `tests/day.mjs`; the list is `availability.yaml` of the tests' shop.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { variety as words } from '#generated/pages/variety.ts';
import { eventually, hrefsOf, painted, takenOver, textOf, visitors, wakeUpAt } from '../visit.ts';
import { watchShifts } from '../watch-page.ts';

const visit = visitors();

const main = (page: Page) => page.locator('main');

describe('a variety', () => {
  const fraser = '/nos-sapins/fraser-en-fete';

  test('that is sold out is suggested nowhere: its own neighbour is', async () => {
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
});

const MARKED = [
  ['/nos-sapins/fraser-en-fete', 360],
  ['/comparer', 1280],
  ['/nos-sapins', 768],
  ['/nos-sapins/fraser-en-fete', 1280],
  ['/', 360],
] as const;

test('nothing moves when a state begins or ends', async () => {
  for (const [path, width] of MARKED) {
    const page = await visit(path, { day: '2026-12-10', width });
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const shifts = await watchShifts(page);
    await wakeUpAt(page, '2026-12-11T00:00:00+01:00');
    await eventually(() => textOf(main(page))).toContain('Parti');
    await painted(page);
    expect([path, width, await shifts()]).toEqual([path, width, 0]);
  }
});
