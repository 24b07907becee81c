import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { samplePaths } from './spec.ts';
import { arrived, eventually, painted, visitors } from './visit.ts';

const visit = visitors();

/** How far the page is wider than its window, and the elements that make it so. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((it) => it.getBoundingClientRect().right > clientWidth + 1)
      .map((it) => `${it.tagName} ${it.className} ${it.textContent?.slice(0, 40)}`)
      .slice(-3);
  });
}

describe('from the narrowest window to the widest', () => {
  test.each(samplePaths)('nothing is wider than the window: %s', async (path) => {
    const page = await visit(path, { outside: true, motion: 'reduce' });
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page)).toEqual([]);
    }
  });

  test.each(samplePaths)('text twice as large fits: %s', async (path) => {
    const page = await visit(path, { outside: true, motion: 'reduce', width: 640 });
    // By the object model, which the policy against inline styles lets through.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(page)).toEqual([]);
    // Text that an element cuts off, or that runs out of a button.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, label, h1, h2, h3, td, th)')]
        .filter((it) => it.checkVisibility() && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 2)
        .map((it) => `${it.tagName}: ${it.innerText}`),
    );
    expect(cut).toEqual([]);
  });
});

describe('under a thumb', () => {
  test.each(samplePaths)('whatever one touches is at least 44 px high or wide: %s', async (path) => {
    const page = await visit(path, { outside: true, motion: 'reduce', width: 360, hasTouch: true });
    const small = await page.evaluate(() => {
      const controls = [
        ...document.querySelectorAll<HTMLInputElement>('a, button, summary, input, select, textarea'),
      ];
      // WCAG 2.2, 2.5.8, lets be: links inside a sentence, which are as high as its lines, and the marks on the map, which
      // have their equals in the list beside it. A box to tick is touched on its label.
      const inSentence = (it: Element) =>
        getComputedStyle(it).display === 'inline' && it.closest('p, li, dd, td, th, address, label');
      return controls
        .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((it) => !inSentence(it) && !it.closest('[inert], svg'))
        .map((it) => {
          const label = it.matches('[type=checkbox], [type=radio]') ? it.labels?.[0] : null;
          const { width, height, left } = (label ?? it).getBoundingClientRect();
          return { name: `${it.tagName}: ${it.innerText || it.id}`, width, height, left };
        })
        .filter(({ width, height, left }) => left >= 0 && width > 1 && (height < 43.5 || width < 43.5))
        .map(({ name, width, height }) => `${name} (${Math.round(width)} × ${Math.round(height)})`);
    });
    expect(small).toEqual([]);
  });

  test('the order button of a variety stays in reach, and ends above the footer', async () => {
    const page = await visit('/nos-sapins/nobilis', { width: 360, height: 720, motion: 'reduce' });
    const button = page.getByRole('link', { name: /Commander maintenant/ }).last();
    const bottom = async () => {
      const box = await button.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    expect(await bottom()).toBeGreaterThan(660);
    expect(await bottom()).toBeLessThanOrEqual(720);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(await bottom()).toBeLessThanOrEqual(footer?.y ?? 0);
  });

  test('what takes the focus is never under the order button', async () => {
    const page = await visit('/nos-sapins/nobilis', { width: 360, height: 720, motion: 'reduce' });
    const stops = await page.locator('main a').count();
    await page.locator('main a').first().focus();
    for (let stop = 1; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const box = focused?.getClientRects()[0];
        const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return focused?.contains(top ?? null) ? null : focused?.textContent;
      });
      expect(covered).toBeNull();
    }
  });
});

describe('on paper', () => {
  test.each([
    ['/actualites/entretien-sapin', 4],
    ['/devis', 4],
    ['/cgv', 7],
    ['/nos-sapins/nobilis', 5],
  ])('%s is ink on white, without what one presses, on at most %d pages', async (path, most) => {
    const page = await visit(path, { theme: 'dark', width: 720 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const look = await page.evaluate(() => {
      const colour = (of: Element | null) => of && getComputedStyle(of).color;
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const pressed = [
        ...document.querySelectorAll<HTMLElement>('body header nav, body > #root > footer, [type=submit]'),
      ];
      return {
        ink: [colour(document.body), colour(document.querySelector('main h1'))],
        ground,
        pressed: pressed.filter((it) => it.checkVisibility()).length,
      };
    });
    expect(look.ground).toBe('rgb(255, 255, 255)');
    expect(look.ink).toEqual([
      expect.stringMatching(/^rgb\(\d\d, \d\d, \d\d\)$/),
      expect.stringMatching(/^rgb\(\d\d, \d\d, \d\d\)$/),
    ]);
    expect(look.pressed).toBe(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length).toBeLessThanOrEqual(most);
  });
});

describe('from page to page', () => {
  const countFades = (page: Page) =>
    page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        document.documentElement.dataset.fades = String(
          Number(document.documentElement.dataset.fades ?? 0) + 1,
        );
        return start(change);
      };
    });
  const fades = (page: Page) => page.evaluate(() => document.documentElement.dataset.fades ?? '0');

  /** Follows a link once what it leads to is there: the page reads the answer before its next frames. */
  async function goToServices(page: Page) {
    const link = page.locator('header').getByRole('link', { name: 'Services' });
    const fetched = page.waitForResponse('**/data/services.json');
    await link.hover();
    await (await fetched).finished();
    await painted(page);
    await link.click();
    await arrived(page, '/services');
  }

  test('a page that is there already is faded to, and can be touched at once', async () => {
    const page = await visit('/', { frugal: true });
    await countFades(page);
    await goToServices(page);
    expect(await fades(page)).toBe('1');
    await page
      .getByRole('link', { name: /Recyclage/ })
      .first()
      .click();
    await arrived(page, '/services/recyclage');
  });

  test('nothing fades for who asked for stillness', async () => {
    const page = await visit('/', { motion: 'reduce', frugal: true });
    await countFades(page);
    await goToServices(page);
    expect(await fades(page)).toBe('0');
  });

  test('the page changes where the browser knows no fade', async () => {
    const page = await visit('/');
    await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await page.locator('header').getByRole('link', { name: 'Services' }).click();
    await arrived(page, '/services');
    await eventually(() => page.locator('h1').innerText()).toBe('Nos services');
  });
});
