import type { Page } from 'playwright-core';
import { navigation } from '#generated/navigation.ts';
import { expanded, isOpen, menu, open, toggle, trees } from '../menu.ts';
import { arrived, eventually, hrefsOf, visitors } from '../visit.ts';

const visit = visitors();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);

test('the submenus open by the arrow keys, which go round the links; Escape gives the focus back, a link leads on', async () => {
  const page = await visit('/');
  const links = await hrefsOf(menu(page).locator('ul ul').first().locator('a'));
  expect(links).toEqual(navigation.header.menu[0]?.submenu?.map(({ href }) => href));
  await trees(page).focus();
  await page.keyboard.press('ArrowDown');
  await eventually(() => focused(page)).toBe(links[0]);
  await page.keyboard.press('Escape');
  await eventually(() => expanded(page)).toEqual([false, false]);
  expect(await trees(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('ArrowDown');
  await eventually(() => focused(page)).toBe(links[0]);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', -1],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await eventually(() => focused(page)).toBe(links.at(index));
  }
  await page.keyboard.press('Enter');
  await arrived(page, links[0] ?? '');
  expect(await expanded(page)).toEqual([false, false]);
});

test('the mobile menu closes by a link, even one to the page where one is, and by a change of path', async () => {
  const page = await visit('/services', { width: 390 });
  await open(page);
  await menu(page).locator('a[href="/services"]').click();
  await eventually(() => isOpen(page)).toBe(false);
  await toggle(page).click();
  await menu(page).locator('a[href="/page-entreprise"]').click();
  await arrived(page, '/page-entreprise');
  expect(await isOpen(page)).toBe(false);

  await toggle(page).click();
  await eventually(() => isOpen(page)).toBe(true);
  await page.goBack();
  await page.waitForURL('**/services');
  await eventually(() => isOpen(page)).toBe(false);
  expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(false);
});
