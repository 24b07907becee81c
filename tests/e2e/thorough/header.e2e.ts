import type { Page } from 'playwright-core';
import { navigation } from '#generated/navigation.ts';
import { ui } from '#generated/ui.ts';
import { arrived, eventually, hrefsOf, visitors } from '../visit.ts';

const visit = visitors();

const header = (page: Page) => page.locator('#root > header');
const menu = (page: Page) => page.getByRole('navigation', { name: ui.mainMenu });

describe('the submenus', () => {
  const expanded = (page: Page) =>
    menu(page).evaluate((nav) =>
      [...nav.querySelectorAll('button')].map((button) => button.getAttribute('aria-expanded') === 'true'),
    );
  const trees = (page: Page) => menu(page).getByRole('button').first();
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);

  test('open by the arrow keys, which go round the links; Escape gives the focus back, a link leads on', async () => {
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
});

describe('the mobile menu', () => {
  const toggle = (page: Page) => header(page).locator('button[aria-controls=menu]');
  const isOpen = async (page: Page) => (await toggle(page).getAttribute('aria-expanded')) === 'true';
  const open = async (path: string) => {
    const page = await visit(path, { width: 390 });
    expect(await menu(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: ui.openMenu }).click();
    await eventually(() => menu(page).isVisible()).toBe(true);
    return page;
  };

  test('closes by a link, even one to the page where one is, and by a change of path', async () => {
    const page = await open('/services');
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
});
