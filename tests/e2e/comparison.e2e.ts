import type { Page } from 'playwright-core';
import { comparison } from '#generated/pages/comparison.ts';
import { allPaths } from './paths.ts';
import { arrived, eventually, hrefsOf, textsOf, visitors } from './visit.ts';

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
    const compare = page.locator('main a[href^="/comparer"]');
    const tools = compare.locator('xpath=ancestor::*[count(.//a) = 2][1]').locator('a');
    expect(await hrefsOf(tools)).toEqual(['/trouver-mon-sapin', '/comparer?varietes=sapin-blanchi']);
    await compare.click();
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
