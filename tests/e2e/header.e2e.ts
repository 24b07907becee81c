import type { Page } from 'playwright-core';
import { navigation } from '#generated/navigation.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { expanded, header, isOpen, menu, open, toggle, trees } from './menu.ts';
import { eventually, hrefsOf, newTabOf, plain, shop, textsOf, visitors, wakeUpAt } from './visit.ts';

const visit = visitors();

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

describe('the header', () => {
  test('stays at the top of the window while the page scrolls, its banner whole on any screen', async () => {
    const page = await visit('/cgv');
    const banner = header(page).locator('ul').first();
    expect(await textsOf(banner.locator('li'))).toEqual([
      'Tournées autour de Pontarlier',
      "Commandes ouvertes jusqu'au 19 décembre",
      'Au téléphone de 8 h 30 à 18 h 30',
      '03 53 01 46 18',
    ]);
    expect(await hrefsOf(banner.locator('a'))).toEqual(['tel:+33353014618']);
    const parts = banner.locator('li');
    for (const width of [1440, 768, 390, 360, 320, 300]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      const bar = await header(page).getByRole('link', { name: site.name, exact: true }).boundingBox();
      for (const shown of await parts.all()) {
        const box = await shown.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 800)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      await scrollTo(page, 400);
      const brand = await header(page).getByRole('link', { name: site.name, exact: true }).boundingBox();
      expect(brand?.y).toBeGreaterThanOrEqual(0);
      expect(brand?.y).toBeLessThan(70);
    }
  });

  test('says on a closed day that nobody answers, and on the next one what it says in its season', async () => {
    const page = await visit('/contact', { day: '2026-12-25' });
    const said = () => textsOf(header(page).locator('ul').first().locator('li'));
    await eventually(said).toEqual([...(navigation.header.closed ?? []).map(plain), '03 53 01 46 18']);
    await wakeUpAt(page, '2026-12-26T00:00:00+01:00');
    await eventually(said).toContain('Les commandes sont finies');
  });
});

test('the menu says where one is, and leaves for the shop in a new tab', async () => {
  const page = await visit('/nos-sapins/epicea-du-haut-doubs');
  expect(await hrefsOf(menu(page).locator('[aria-current=page]'))).toEqual([
    '/nos-sapins/epicea-du-haut-doubs',
  ]);
  expect(await menu(page).locator('[data-around=true]').innerText()).toBe('Arbres');
  expect(await newTabOf(menu(page).getByRole('link', { name: /^Boutique/ }))).toBe(shop.home);
});

test('the submenus open by click, Enter and Space and stay, close by the same, and when the focus leaves them; the arrow up opens at the end', async () => {
  const page = await visit('/');
  const firstTree = menu(page).locator('a[href="/nos-sapins/epicea-du-haut-doubs"]');
  for (const press of [
    () => trees(page).click(),
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Space'),
  ]) {
    await press();
    await page.mouse.move(600, 700);
    await eventually(() => firstTree.isVisible()).toBe(true);
    expect(await expanded(page)).toEqual([true, false]);
    await press();
    await page.mouse.move(600, 700);
    await eventually(() => expanded(page)).toEqual([false, false]);
  }
  await page.keyboard.press('Enter');
  await eventually(() => expanded(page)).toEqual([true, false]);
  await menu(page).locator('a[href="/contact"]').focus();
  await eventually(() => expanded(page)).toEqual([false, false]);
  await trees(page).press('ArrowUp');
  await page.locator('a[href="/nos-sapins/geant-du-larmont"]:focus').waitFor();
});

test('the mobile menu opens and closes by its button, and by Escape, which gives it the focus; submenus open by a touch', async () => {
  const page = await visit('/', { width: 390 });
  await open(page);
  expect(await isOpen(page)).toBe(true);
  const link = menu(page).locator('a[href="/decos-cadeaux/cloche-d-alpage"]');
  expect(await link.isVisible()).toBe(false);
  await menu(page).getByRole('button').nth(1).click();
  await eventually(() => link.isVisible()).toBe(true);
  await page.getByRole('button', { name: ui.closeMenu }).click();
  await eventually(() => menu(page).isVisible()).toBe(false);
  expect(await isOpen(page)).toBe(false);

  await toggle(page).click();
  await menu(page).locator('a[href="/services"]').focus();
  await page.keyboard.press('Escape');
  await eventually(() => isOpen(page)).toBe(false);
  expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
});
