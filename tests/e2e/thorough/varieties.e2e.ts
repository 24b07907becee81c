import type { Page } from 'playwright-core';
import { variety as words } from '#generated/pages/variety.ts';
import { allPaths } from '../paths.ts';
import { arrived, eventually, fixRandom, hrefsOf, newTabOf, shop, visitors } from '../visit.ts';

const visit = visitors();

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const badges = (page: Page) => page.locator('main [data-look=normal], main [data-look=warning]');

describe('the page of a variety', () => {
  test('of one without a product of its own orders at the shop’s home', async () => {
    const page = await visit('/nos-sapins/sapin-blanchi');
    const order = page.locator('main').getByRole('link', { name: words.order }).first();
    expect(await newTabOf(order)).toBe(shop.home);
    expect(await badges(page).count()).toBe(0);
  });

  test('ends with its related variety and two decorations picked by chance, the first and the last of them too', async () => {
    const decorations = allPaths.filter((path) => path.startsWith('/decos-cadeaux/'));
    const page = await visit('/nos-sapins/sapin-blanchi', { random: 0 });
    const links = () => hrefsOf(region(page, words.alsoTitle).locator('a'));
    const found: unknown[] = [];
    for (const random of [0, 0.999_999_999]) {
      await fixRandom(page, random);
      await page.reload();
      // Until the script has picked, the page shows the first ones.
      await eventually(async () => (await links())[1]).toBe(decorations.at(random < 0.5 ? 0 : -1));
      const [related, first = '', second = ''] = await links();
      expect(related).toBe('/nos-sapins/epicea-du-haut-doubs');
      expect(first).not.toBe(second);
      found.push(first, second);
    }
    expect(decorations).toEqual(expect.arrayContaining(found));
    await region(page, words.alsoTitle).locator('a').first().click();
    await arrived(page, '/nos-sapins/epicea-du-haut-doubs');
  });
});
