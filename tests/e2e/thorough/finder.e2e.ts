import type { Page } from 'playwright-core';
import { finder } from '#generated/finder.ts';
import { eventually, hold, newTabOf, shop, textOf, visitors } from '../visit.ts';

const visit = visitors();
const path = '/trouver-mon-sapin';

const cards = (page: Page) => page.locator('main ol > li');
const drawing = (page: Page) => page.getByRole('img', { name: /sous un plafond/ });

describe('the tree finder', () => {
  test('opens a shared address as it was left, ignores what it does not know, and draws to scale', async () => {
    const page = await visit(
      `${path}?hauteur=240&place=200&odeur=agrume&maison=petits,licornes&prix=cher&x=1`,
    );
    const first = cards(page).first();
    expect(await textOf(first)).toMatch(/^Fraser en fête/);
    expect(await page.getByLabel('des petits').isChecked()).toBe(true);
    expect(await newTabOf(first.getByRole('link', { name: finder.answers.order }))).toBe(
      shop.product('fraser-en-fete'),
    );

    await page.goto(`${path}?hauteur=240&place=200`);
    const box = (paper: string) =>
      drawing(page)
        .locator(`[fill="var(--${paper})"]`)
        .last()
        .evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
    await eventually(async () => {
      const [wall, corner] = [await box('color-sunken'), await box('color-raised')];
      return corner.width / wall.height;
    }).toBeCloseTo(200 / 240, 2);
    const [wall, star] = [await box('color-sunken'), await box('candle')];
    // The star of a tree of 2 m ends at 2,22 m.
    expect((star.top - wall.top) / wall.height).toBeCloseTo(18 / 240, 2);
  });

  test('answers what was chosen before the script came', async () => {
    const page = await visit('/', { stay: true });
    const release = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel('la poix').check();
    release();
    await eventually(() => textOf(cards(page).first().locator('h3'))).toBe('Épicéa du Haut-Doubs');
  });
});
