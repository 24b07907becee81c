import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { delivery } from '#generated/pages/delivery.ts';
import { eventually, fixRandom, hrefsOf, visitors } from '../visit.ts';

const visit = visitors();

const suggestions = (page: Page) => page.getByRole('region', { name: delivery.alsoTitle }).locator('a');

const pool = delivery.suggestions.map(({ href }) => href);

test('four links are picked by chance after hydration, the first and the last of the pool too', async () => {
  const page = await visit('/livraison/doubs', { random: 0 });
  for (const random of [0, 0.999_999_999]) {
    await fixRandom(page, random);
    await page.reload();
    // Until the script has picked, the page shows the first ones.
    await eventually(async () => (await hrefsOf(suggestions(page)))[0]).toBe(pool.at(random < 0.5 ? 0 : -1));
    const shown = await hrefsOf(suggestions(page));
    expect(new Set(shown).size).toBe(4);
    expect(pool).toEqual(expect.arrayContaining(shown));
  }
});
