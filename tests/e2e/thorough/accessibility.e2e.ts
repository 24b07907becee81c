import type { Page } from 'playwright-core';
import { contactMessage } from '#generated/forms/contact-message.ts';
import { quoteRequest } from '#generated/forms/quote-request.ts';
import { navigation } from '#generated/navigation.ts';
import { ui } from '#generated/ui.ts';
import { faultsIn } from '../axe.ts';
import { stops } from '../focus.ts';
import { samplePaths } from '../paths.ts';
import { eventually, visitors } from '../visit.ts';

const visit = visitors();

/** The dark theme changes colours and nothing else. */
const inTheDark = (page: Page, within = 'html') =>
  faultsIn(page, 'dark', { rules: ['color-contrast'], within });

/** What a page shows only when a visitor asks for it. */
const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/'(page) {
    await page.locator('details:not([open]) > summary').evaluateAll((all: HTMLElement[]) => {
      for (const summary of all) summary.click();
    });
    await page.getByRole('button', { name: ui.pause }).click();
    expect(await page.locator('details:not([open])').count()).toBe(0);
  },
  async '/contact'(page) {
    await page.getByRole('button', { name: contactMessage.submit }).click();
    await eventually(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(1);
  },
  async '/devis'(page) {
    await page.locator('[name=besoinsDecorations]').check();
    await page.getByRole('button', { name: quoteRequest.submit }).click();
    await eventually(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(1);
  },
  async '/zone-de-livraison'(page) {
    await page.locator('main input').fill('25300');
    await page.locator('main form button').click();
    await eventually(() => page.locator('main form + * p').count()).toBeGreaterThan(0);
  },
  async '/comparer'(page) {
    for (const box of (await page.locator('main [type=checkbox]').all()).slice(0, 2)) await box.check();
    await eventually(() => page.locator('main table svg').count()).toBeGreaterThan(0);
  },
  async '/nos-sapins'(page) {
    await page.locator('main fieldset button').nth(1).click();
    await eventually(() => page.locator('main [aria-pressed=true]').first().isVisible()).toBe(true);
  },
  async '/services'(page) {
    const button = page.locator('header').getByRole('button').first();
    await button.click();
    await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
  },
};

/** Pages whose colours no other page has. A page of each kind, as it comes and in the light, is asked of the shipped site. */
const colourful = ['/', '/devis', '/services', '/trouver-mon-sapin', '/zone-de-livraison'].concat(
  samplePaths.filter((path) => path.startsWith('/nos-sapins/')),
);

describe('axe-core finds nothing', () => {
  test.each([...new Set([...Object.keys(opened), ...colourful, '/nulle-part'])])(
    'on %s, with all opened that can be opened',
    async (path) => {
      // The carousel has its button only where it moves.
      const motion = path === '/' ? 'no-preference' : 'reduce';
      const page = await visit(path, { outside: true, expected: /404/, motion });
      await opened[path]?.(page);
      const isAsItComes = colourful.includes(path) && !(path in opened);
      if (!isAsItComes) expect(await faultsIn(page, 'light')).toEqual([]);
      if (colourful.includes(path)) expect(await inTheDark(page)).toEqual([]);
    },
  );

  test('with the mobile menu and a submenu open, at the top and scrolled', async () => {
    const page = await visit('/services', { width: 360 });
    for (const y of [0, 500]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.locator('header button[aria-controls=menu]').click();
      const submenu = page.locator('#menu button').first();
      if ((await submenu.getAttribute('aria-expanded')) === 'false') await submenu.click();
      await eventually(() => page.locator('#menu ul ul a').first().isVisible()).toBe(true);
      expect(await faultsIn(page, 'light', { within: '#root > header' })).toEqual([]);
      expect(await inTheDark(page, '#root > header')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await eventually(() => page.locator('#menu').isVisible()).toBe(false);
    }
  });
});

test.each(['/', '/devis'])(
  'the keyboard on %s every stop can be seen, down to the end of the page',
  async (path) => {
    // The focus fetches the page behind each link, and one of the footer has none.
    const page = await visit(path, { expected: /creche-en-papier/ });
    const count = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
        ].filter((it) => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true })).length,
    );
    const found = await stops(page, count);
    expect(found.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);
    expect(found.at(-1)?.name).toBe(navigation.footer.cookies.label);
  },
);
