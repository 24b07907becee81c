import type { Page } from 'playwright-core';
import { comparison } from '#generated/pages/comparison.ts';
import { thoroughly } from '../cli/thorough.ts';
import { allPaths } from './paths.ts';
import { arrived, eventually, hrefsOf, textOf, textsOf, visitors } from './visit.ts';
import { watchShifts } from './watch-page.ts';

const visit = visitors();

const compared = (page: Page) => page.locator('main thead a');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

describe('the comparison', () => {
  test('on a phone the names stay above the prices that are scrolled to', async () => {
    const page = await visit('/comparer', { width: 360, height: 640 });
    const scroller = page.getByRole('region', { name: comparison.table.title });
    await scroller.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await scroller.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    const last = await page.locator('main tbody td').last().boundingBox();
    const name = await compared(page).first().boundingBox();
    expect(last?.y).toBeLessThan(640);
    expect(name?.y).toBeGreaterThanOrEqual(0);
    expect(name?.y).toBeLessThan(last?.y ?? 0);
  });

  test('is two taps away: a variety waits there for others, and the address keeps them', async () => {
    const page = await visit('/nos-sapins/sapin-blanchi');
    await page.locator('main a[href^="/comparer"]').click();
    await arrived(page, '/comparer');
    expect(await box(page, 'Sapin blanchi').isChecked()).toBe(true);
    await box(page, 'Sapin du Caucase').check();
    await page.waitForURL('**/comparer?varietes=sapin-blanchi,sapin-du-caucase');
    await page.reload();
    await eventually(() => hrefsOf(compared(page))).toEqual([
      '/nos-sapins/sapin-blanchi',
      '/nos-sapins/sapin-du-caucase',
    ]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Sapin blanchi' }).waitFor();
  });

  thoroughly(
    'draws all to one scale in any window, which scrolls down only, and refuses a fifth from the keyboard, too',
    async () => {
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
    },
  );

  thoroughly('nothing of the prerendered table moves when the address asks for a choice', async () => {
    const page = await visit('/comparer?varietes=sapin-blanchi,fraser-en-fete', { stay: true });
    const shifts = await watchShifts(page);
    await page.goto('/comparer?varietes=sapin-blanchi,fraser-en-fete', { waitUntil: 'networkidle' });
    await eventually(() => compared(page).count()).toBe(2);
    expect(await shifts()).toBeLessThan(0.01);
  });

  thoroughly('prints the table on one sheet, across, without what only a screen can do', async () => {
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

test('without script all varieties are in one table, with every price, and no dead box is in the way', async () => {
  const page = await visit('/comparer?varietes=sapin-blanchi', {
    javaScriptEnabled: false,
    expected: /^csp: .+\.js$/,
  });
  const varieties = allPaths.filter((path) => path.startsWith('/nos-sapins/'));
  expect((await hrefsOf(compared(page))).toSorted()).toEqual(varieties.toSorted());
  expect(await page.locator('main [type=checkbox]').first().isVisible()).toBe(false);
  const shown = await textsOf(page.locator('main td'));
  expect(shown.filter((text) => text.includes('€'))).toHaveLength(14);
  expect(shown.filter((text) => text.includes('Parti'))).toEqual(['– Parti']);
  expect(shown).toEqual(expect.arrayContaining(['31 €', '54,50 €', '310 €']));
  expect(shown).not.toContain('36 €');
});

const four = 'fraser-en-fete,geant-du-larmont,sapin-blanchi,sapin-du-caucase';

const drawings = (page: Page) => page.locator('main table svg[preserveAspectRatio]');

/** Pixels of the page in a metre of each drawing. */
function scales(page: Page): Promise<number[]> {
  return drawings(page).evaluateAll((all) =>
    all.map((drawing) => (drawing as SVGSVGElement).getScreenCTM()?.a ?? 0),
  );
}
