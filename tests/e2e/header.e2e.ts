import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../../generated/site.ts';
import { ui } from '../../generated/ui.ts';
import { decorations, varieties } from './spec.ts';
import { arrived, eventually, hrefsOf, newTabOf, shop, textOf, visitors } from './visit.ts';

const visit = visitors();

const header = (page: Page) => page.locator('#root > header');
const menu = (page: Page) => page.getByRole('navigation', { name: ui.mainMenu });
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

describe('the header', () => {
  test.each([360, 1440])('stays at the top of the window while a page %i px wide scrolls', async (width) => {
    const page = await visit('/cgv', { width });
    await scrollTo(page, 1500);
    const brand = await header(page).getByRole('link', { name: site.name, exact: true }).boundingBox();
    expect(brand?.y).toBeGreaterThanOrEqual(0);
    expect(brand?.y).toBeLessThan(70);
  });

  test('its banner tells of home delivery, the choice of slots, the order deadline and the phone line', async () => {
    const page = await visit('/');
    const banner = await textOf(header(page).locator('ul').first());
    expect(banner).toMatch(/livraison à domicile/i);
    expect(banner).toMatch(/choisissez votre créneau/i);
    expect(banner).toMatch(/commandes ouvertes jusqu'au 22 décembre/i);
    expect(banner).toMatch(/ligne téléphonique.* 9h-20h/i);
    const phone = header(page).getByRole('link', { name: /^(\d\d ){4}\d\d$/ });
    expect(await phone.getAttribute('href')).toMatch(/^tel:\+33\d{9}$/);
  });

  test('its banner says the same on a brochure page', async () => {
    const page = await visit('/nos-sapins/nobilis');
    expect(await textOf(header(page).locator('ul').first())).toContain("jusqu'au 22 décembre");
  });

  test.each([320, 360, 768])(
    'its banner shows the deadline and the phone on a screen %i px wide',
    async (width) => {
      const page = await visit('/', { width });
      const banner = header(page).locator('ul').first();
      for (const shown of [banner.getByText(/22.décembre/), banner.getByRole('link')]) {
        const box = await shown.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
      }
    },
  );

  test("'Commander' opens the shop in a new tab", async () => {
    const page = await visit('/contact');
    const order = menu(page).getByRole('link', { name: 'Commander' });
    expect(await order.getAttribute('rel')).toBe('noopener');
    expect(await newTabOf(order)).toBe(shop.home);
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('past 10 px of scroll it turns translucent with a shadow, and nothing moves', async () => {
    const page = await visit('/');
    const look = () =>
      header(page).evaluate((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element, '::before');
        const opacity = /(?:,|\/) ?(0?\.\d+)\)$/.exec(backgroundColor)?.[1] ?? '1';
        return { isTranslucent: Number(opacity) < 1, hasShadow: boxShadow !== 'none' };
      });
    await page.evaluate(() => document.fonts.ready); // their arrival is another test's subject
    await page.evaluate(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
    const top = () => page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top + window.scrollY);
    const before = await top();

    await scrollTo(page, 10);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(10);
    expect(await look()).toEqual({ isTranslucent: false, hasShadow: false });
    await scrollTo(page, 11);
    await eventually(look).toEqual({ isTranslucent: true, hasShadow: true });
    expect(await top()).toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);

    await scrollTo(page, 0);
    await eventually(look).toEqual({ isTranslucent: false, hasShadow: false });
  });
});

describe('the submenus', () => {
  const expanded = (page: Page) =>
    menu(page).evaluate((nav) =>
      [...nav.querySelectorAll('button')].map((button) => button.getAttribute('aria-expanded') === 'true'),
    );
  const trees = (page: Page) => menu(page).getByRole('button').first();
  const firstTree = (page: Page) => menu(page).locator('a[href="/nos-sapins/nordmann-5-etoiles"]');
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);

  test('the main menu has submenus for trees and for decorations, with all of them', async () => {
    const page = await visit('/');
    const submenus = menu(page).locator('ul ul');
    expect((await hrefsOf(submenus.nth(0).locator('a'))).toSorted()).toEqual(
      Object.keys(varieties)
        .map((slug) => `/nos-sapins/${slug}`)
        .toSorted(),
    );
    expect((await hrefsOf(submenus.nth(1).locator('a'))).toSorted()).toEqual(
      decorations.map((slug) => `/decos-cadeaux/${slug}`).toSorted(),
    );
    expect(await submenus.count()).toBe(2);
  });

  test('open by hover, and close when the pointer leaves', async () => {
    const page = await visit('/');
    expect(await firstTree(page).isVisible()).toBe(false);
    await menu(page).locator('a[href="/nos-sapins"]').hover();
    await eventually(() => firstTree(page).isVisible()).toBe(true);
    await menu(page).locator('a[href="/decos-cadeaux"]').hover();
    await eventually(() => expanded(page)).toEqual([false, true]);
    await page.mouse.move(600, 700);
    await eventually(() => expanded(page)).toEqual([false, false]);
    await eventually(() => firstTree(page).isVisible()).toBe(false);
  });

  test('open by click and stay, and close by a second click', async () => {
    const page = await visit('/');
    await trees(page).click();
    await page.mouse.move(600, 700);
    expect(await expanded(page)).toEqual([true, false]);
    await eventually(() => firstTree(page).isVisible()).toBe(true);
    await trees(page).click();
    await page.mouse.move(600, 700);
    await eventually(() => expanded(page)).toEqual([false, false]);
  });

  test.each(['Enter', 'Space'])('open and close by %s', async (key) => {
    const page = await visit('/');
    await trees(page).focus();
    await page.keyboard.press(key);
    await eventually(() => expanded(page)).toEqual([true, false]);
    await page.keyboard.press(key);
    await eventually(() => expanded(page)).toEqual([false, false]);
  });

  test('open by the arrow keys, which then go round the links', async () => {
    const page = await visit('/');
    const links = await hrefsOf(menu(page).locator('ul ul').first().locator('a'));
    await trees(page).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(page)).toBe(links[0]);
    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(page)).toBe(links[1]);
    await page.keyboard.press('End');
    await eventually(() => focused(page)).toBe(links.at(-1));
    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(page)).toBe(links[0]);
    await page.keyboard.press('ArrowUp');
    await eventually(() => focused(page)).toBe(links.at(-1));
    await page.keyboard.press('Home');
    await eventually(() => focused(page)).toBe(links[0]);
    await page.keyboard.press('Enter');
    await arrived(page, links[0] ?? '');
    expect(await expanded(page)).toEqual([false, false]);
  });

  test('close by Escape, which gives the focus back to the button', async () => {
    const page = await visit('/');
    await trees(page).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(page)).toBe('/nos-sapins/nordmann-5-etoiles');
    await page.keyboard.press('Escape');
    await eventually(() => expanded(page)).toEqual([false, false]);
    expect(await trees(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('one opened by hover closes by Escape too', async () => {
    const page = await visit('/');
    await menu(page).locator('a[href="/nos-sapins"]').hover();
    await eventually(() => expanded(page)).toEqual([true, false]);
    await page.keyboard.press('Escape');
    await eventually(() => expanded(page)).toEqual([false, false]);
  });

  test('close when the focus leaves them', async () => {
    const page = await visit('/');
    await trees(page).focus();
    await page.keyboard.press('Enter');
    await eventually(() => expanded(page)).toEqual([true, false]);
    await menu(page).locator('a[href="/contact"]').focus();
    await eventually(() => expanded(page)).toEqual([false, false]);
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

  test('opens and closes by its button', async () => {
    const page = await open('/');
    expect(await isOpen(page)).toBe(true);
    await page.getByRole('button', { name: ui.closeMenu }).click();
    await eventually(() => menu(page).isVisible()).toBe(false);
    expect(await isOpen(page)).toBe(false);
  });

  test('keeps the focus inside, both ways', async () => {
    const page = await open('/');
    const stop = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('#root > header')
          ? (at.getAttribute('href') ?? at.ariaLabel ?? '')
          : `outside: ${at?.outerHTML}`;
      });
    await toggle(page).focus();
    const forth: string[] = [];
    do {
      forth.push(await stop());
      await page.keyboard.press('Tab');
    } while ((await stop()) !== forth[0] && forth.length < 40);
    expect(forth.filter((it) => it.startsWith('outside'))).toEqual([]);
    expect(forth).toEqual(expect.arrayContaining(['/nos-sapins', '/contact', shop.home]));

    const back: string[] = [];
    do {
      back.push(await stop());
      await page.keyboard.press('Shift+Tab');
    } while ((await stop()) !== back[0] && back.length < 40);
    expect(back.slice(1)).toEqual(forth.slice(1).toReversed());
  });

  test('closes by Escape, which gives the focus back to its button', async () => {
    const page = await open('/');
    await menu(page).locator('a[href="/services"]').focus();
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(page)).toBe(false);
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('closes by a link, even one to the page where one is', async () => {
    const page = await open('/services');
    await menu(page).locator('a[href="/services"]').click();
    await eventually(() => isOpen(page)).toBe(false);
    await toggle(page).click();
    await menu(page).locator('a[href="/contact"]').click();
    await arrived(page, '/contact');
    expect(await isOpen(page)).toBe(false);
  });

  test('closes by a change of path', async () => {
    const page = await visit('/services', { width: 390 });
    await page.locator('footer a[href="/devis"]').click();
    await arrived(page, '/devis');
    await toggle(page).click();
    await eventually(() => isOpen(page)).toBe(true);
    await page.goBack();
    await page.waitForURL('**/services');
    await eventually(() => isOpen(page)).toBe(false);
    expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(false);
  });

  test('its submenus open by a touch', async () => {
    const page = await open('/');
    const link = menu(page).locator('a[href="/decos-cadeaux/couronne-avent"]');
    expect(await link.isVisible()).toBe(false);
    await menu(page).getByRole('button').nth(1).click();
    await eventually(() => link.isVisible()).toBe(true);
  });
});
