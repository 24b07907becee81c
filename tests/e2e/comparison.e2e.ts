import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comparison } from '../../generated/pages/comparison.ts';
import { varieties } from './spec.ts';
import { arrived, eventually, hrefsOf, plain, visitors } from './visit.ts';

const visit = visitors();

const compared = (page: Page) => page.locator('main thead a');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const drawings = (page: Page) => page.locator('main table svg[preserveAspectRatio]');

/** Pixels of the page in a metre of each drawing. */
function scales(page: Page): Promise<number[]> {
  return drawings(page).evaluateAll((all) =>
    all.map((drawing) => (drawing as SVGSVGElement).getScreenCTM()?.a ?? 0),
  );
}

describe('the comparison', () => {
  test('is two taps away: a variety waits there for others, and the address keeps them', async () => {
    const page = await visit('/nos-sapins/nobilis');
    await page.locator('main a[href^="/comparer"]').click();
    await arrived(page, '/comparer');
    expect(await box(page, 'Nobilis').isChecked()).toBe(true);
    await box(page, 'Nordmann Classic').check();
    await page.waitForURL('**/comparer?varietes=nobilis,nordmann-classic');
    await page.reload();
    await eventually(() => hrefsOf(compared(page))).toEqual([
      '/nos-sapins/nobilis',
      '/nos-sapins/nordmann-classic',
    ]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Nobilis' }).waitFor();
  });

  test.each([360, 768, 1440])(
    'draws all to one scale in a window %i px wide, which scrolls down only',
    async (width) => {
      const page = await visit('/comparer?varietes=sapin-grandis,grand-sapin,nobilis,decore', { width });
      await eventually(() => drawings(page).count()).toBe(5);
      const found = await scales(page);
      expect(Math.max(...found) / Math.min(...found)).toBeLessThan(1.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test('a fifth is refused from the keyboard, too, and the page says so', async () => {
    const page = await visit('/comparer?varietes=nobilis,decore,floque,ignifuge');
    await eventually(() => compared(page).count()).toBe(4);
    await box(page, 'Grand sapin').focus();
    await page.keyboard.press('Space');
    await eventually(async () => plain(await page.locator('main [role=status]').innerText())).toContain(
      'Grand sapin',
    );
    expect(await box(page, 'Grand sapin').isChecked()).toBe(false);
    expect(await compared(page).count()).toBe(4);
  });

  test('nothing of the prerendered table moves when the address asks for a choice', async () => {
    const page = await visit('/comparer?varietes=nobilis,decore', { stay: true });
    await page.addInitScript(() => {
      const moved: unknown[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved.push(shift.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/comparer?varietes=nobilis,decore', { waitUntil: 'networkidle' });
    await eventually(() => compared(page).count()).toBe(2);
    const moved = await page.evaluate(() => ('moved' in window ? (window.moved as number[]) : []));
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });

  test('prints the table on one sheet, across, without what only a screen can do', async () => {
    const page = await visit('/comparer?varietes=nobilis,nordmann-classic,grand-sapin,decore');
    await eventually(() => drawings(page).count()).toBe(5);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main [type=checkbox]').first().isVisible()).toBe(false);
    expect(await page.locator('main table a[target=_blank]').first().isVisible()).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [first] = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(Number(first?.[1])).toBeGreaterThan(Number(first?.[2]));
  });
});

test('without script all varieties are in one table, with every price, and no dead box is in the way', async () => {
  const page = await visit('/comparer?varietes=nobilis', {
    javaScriptEnabled: false,
    expected: /^csp: .+\.js$/,
  });
  expect(new Set(await hrefsOf(compared(page)))).toEqual(
    new Set(Object.keys(varieties).map((slug) => `/nos-sapins/${slug}`)),
  );
  expect(await page.locator('main [type=checkbox]').first().isVisible()).toBe(false);
  const prices = Object.values(varieties).flatMap(({ grid }) => grid.split('; '));
  const shown = await page.locator('main td').allInnerTexts();
  expect(shown.filter((text) => /€$/.test(text))).toHaveLength(prices.length);
  expect(plain(await page.locator('h1').innerText())).toBe(plain(comparison.title));
});
