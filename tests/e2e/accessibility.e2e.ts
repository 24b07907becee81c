import type { Page } from 'playwright-core';
import { contactMessage } from '#generated/forms/contact-message.ts';
import { quoteRequest } from '#generated/forms/quote-request.ts';
import { navigation } from '#generated/navigation.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { thoroughly } from '../cli/thorough.ts';
import { faultsIn } from './axe.ts';
import { samplePaths } from './paths.ts';
import { eventually, plain, visitors } from './visit.ts';

/** Where Tab stops, in order, and whether the stop can be seen to have the focus. */
async function stops(page: Page, count: number) {
  const all: { name: string; isMarked: boolean; isInView: boolean }[] = [];
  for (let index = 0; index < count; index++) {
    await page.keyboard.press('Tab');
    all.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const box = at?.getBoundingClientRect();
        // A link that covers its card marks the card.
        const isMarked = [at, at?.closest('li'), at?.closest('article')].some((it) =>
          ['', '::before', '::after'].some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(it ?? document.body, part);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          }),
        );
        return {
          name: (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\s+/g, ' ').trim(),
          isMarked,
          isInView: box !== undefined && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight,
        };
      }),
    );
  }
  return all;
}

const visit = visitors();

describe('the keyboard', () => {
  test('stops first at the skip link, which leads past the header, then goes through it as it is read', async () => {
    const page = await visit('/services');
    const { menu, order } = navigation.header;
    const header = menu.flatMap(({ name, submenu }) =>
      submenu ? [name, ui.submenu.replace('{name}', name)] : [name],
    );
    const expected = [ui.skipLink, site.phone, site.name, ...header, order].map(plain);
    const found = await stops(page, expected.length);
    expect(found.map(({ name }) => plain(name).replace(/ ?\(.*\)$/, ''))).toEqual(expected);
    expect(found.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);

    await page.locator('body > a, #root > a').first().focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('errors are announced: the first faulty field has the focus and its message for description', async () => {
    const page = await visit('/devis');
    await page.getByRole('button', { name: quoteRequest.submit }).click();
    const first = page.locator('[name=typeOrganisation]');
    await eventually(() => first.evaluate((it) => it === document.activeElement)).toBe(true);
    const description = await first.evaluate((it) =>
      (it.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(plain(description)).toContain(plain(ui.fieldErrors.unchosen));
  });
});

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
  thoroughly.each([...new Set([...Object.keys(opened), ...colourful, '/nulle-part'])])(
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

  thoroughly('with the mobile menu and a submenu open, at the top and scrolled', async () => {
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

thoroughly.each(['/', '/devis'])(
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
