import type { Page } from 'playwright-core';
import { eventually, textOf, visitors } from '../visit.ts';
import { watchShifts } from '../watch-page.ts';

const visit = visitors();

const four = 'fraser-en-fete,geant-du-larmont,sapin-blanchi,sapin-du-caucase';

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
  test('draws all to one scale in any window, which scrolls down only, and refuses a fifth from the keyboard, too', async () => {
    const page = await visit(`/comparer?varietes=${four}`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(() => drawings(page).count()).toBe(5);
      const found = await scales(page);
      expect(Math.max(...found) / Math.min(...found)).toBeLessThan(1.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    const fifth = box(page, 'Épicéa du Haut-Doubs');
    await fifth.focus();
    await page.keyboard.press('Space');
    await eventually(() => textOf(page.locator('main [role=status]'))).toContain('Épicéa du Haut-Doubs');
    expect(await fifth.isChecked()).toBe(false);
    expect(await compared(page).count()).toBe(4);
  });

  test('nothing of the prerendered table moves when the address asks for a choice', async () => {
    const page = await visit('/comparer?varietes=sapin-blanchi,fraser-en-fete', { stay: true });
    const shifts = await watchShifts(page);
    await page.goto('/comparer?varietes=sapin-blanchi,fraser-en-fete', { waitUntil: 'networkidle' });
    await eventually(() => compared(page).count()).toBe(2);
    expect(await shifts()).toBeLessThan(0.01);
  });

  test('prints the table on one sheet, across, without what only a screen can do', async () => {
    const page = await visit('/comparer?varietes=fraser-en-fete,sapin-blanchi,sapin-du-caucase');
    await eventually(() => drawings(page).count()).toBe(4);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main [type=checkbox]').first().isVisible()).toBe(false);
    expect(await page.locator('main table a[target=_blank]').first().isVisible()).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [first] = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(Number(first?.[1])).toBeGreaterThan(Number(first?.[2]));
  });
});
