import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finder } from '../../generated/finder.ts';
import {
  arrived,
  eventually,
  hold,
  hrefsOf,
  newTabOf,
  painted,
  plain,
  shop,
  textOf,
  visitors,
} from './visit.ts';

const visit = visitors();
const path = '/trouver-mon-sapin';

const slider = (page: Page, id: string) => page.locator(`main input[type=range][name=${id}]`);
const cards = (page: Page) => page.locator('main ol > li');
const drawing = (page: Page) => page.getByRole('img', { name: /plafond/ });
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe('the tree finder', () => {
  test('answers each step of a slide at once; the address follows, and the back button takes it back', async () => {
    const page = await visit(path);
    await slider(page, 'plafond').focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
    expect(await textOf(cards(page).first())).toContain('1,75 – 2,00 m');
    expect(plain(await drawing(page).getAttribute('aria-label'))).toContain('2,25 m');
    await eventually(() => search(page)).toBe('?plafond=225');
    await page.getByLabel('l’orange et le citron').check();
    await eventually(() => search(page)).toBe('?plafond=225&parfum=agrumes');
    expect(await textOf(cards(page).first().locator('h3'))).toBe('Sapin Grandis');
    expect(await page.getByRole('status').filter({ hasText: 'Grandis' }).count()).toBe(1);
    await page.goBack();
    await eventually(() => search(page)).toBe('?plafond=225');
    await page.goBack();
    await eventually(() => search(page)).toBe('');
    expect(await slider(page, 'plafond').inputValue()).toBe('250');
  });

  test('bears a hand that never rests, and still lets the visitor leave', async () => {
    const page = await visit(path);
    await slider(page, 'plafond').focus();
    for (let step = 0; step < 150; step++)
      await page.keyboard.press(step % 20 < 10 ? 'ArrowLeft' : 'ArrowRight');
    await cards(page)
      .first()
      .getByRole('link', { name: /Tout savoir/ })
      .click();
    await page.waitForURL('**/nos-sapins/*');
    // A timer of the page's own comes after any that it has left running.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    expect(new URL(page.url()).pathname).toMatch(/^\/nos-sapins\//);
  });

  test('opens a shared address as it was left, and ignores what it does not know', async () => {
    const page = await visit(`${path}?plafond=400&foyer=enfants,licornes&budget=cher&x=1`);
    expect(await textOf(cards(page).first())).toMatch(/^Grand sapin/);
    expect(await page.getByLabel('de jeunes enfants').isChecked()).toBe(true);
    expect(
      await newTabOf(
        cards(page)
          .first()
          .getByRole('link', { name: /Grand sapin/ })
          .first(),
      ),
    ).toBe(shop.product('grand-sapin'));
  });

  test('what was chosen before the script came is answered', async () => {
    const page = await visit('/', { stay: true });
    const release = await hold(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel('la résine et la forêt').check();
    release();
    await eventually(() => textOf(cards(page).first().locator('h3'))).toBe('Nobilis');
  });

  test('draws to scale: the star just passes under the ceiling, and the corner is as wide as it is', async () => {
    const page = await visit(`${path}?plafond=240&largeur=200`);
    const box = (name: string) =>
      drawing(page)
        .locator(`[class*="${name}"]`)
        .first()
        .evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
    const [wall, star, corner] = [await box('Room-wall'), await box('Room-star'), await box('Room-corner')];
    expect(star.top).toBeGreaterThanOrEqual(wall.top - 1);
    expect(star.top - wall.top).toBeLessThan(wall.height * 0.01);
    expect(corner.width / wall.height).toBeCloseTo(200 / 240, 2);
  });

  test('on a phone the drawing stays in view while one answers', async () => {
    const page = await visit(path, { width: 360, height: 740, hasTouch: true });
    await slider(page, 'budget').scrollIntoViewIfNeeded();
    await painted(page);
    const { top, bottom } = await drawing(page).evaluate(
      (it) => it.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(740 / 2 + 80);
    const thumbs = await page
      .locator('main form :is(input[type=range], label:has(input))')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(Math.min(...thumbs)).toBeGreaterThanOrEqual(44);
  });

  test('is one tap away from the home page and from a variety', async () => {
    const page = await visit('/');
    await page.locator('main').getByRole('link', { name: finder.title }).click();
    await arrived(page, path);
    await page.goto('/nos-sapins/nobilis');
    expect(await hrefsOf(page.locator('main').getByRole('link', { name: /plafond/ }))).toEqual([path]);
    expect(await hrefsOf(page.locator('footer').getByRole('link', { name: /plafond/ }))).toEqual([path]);
  });
});

test('without script there is no dead form: an example drawn, and a table for every ceiling', async () => {
  const page = await visit(path, { javaScriptEnabled: false, expected: /^csp: .+\.js$/ });
  for (const control of await page.locator('main :is(input, button)').all())
    expect(await control.isVisible()).toBe(false);
  expect(await drawing(page).isVisible()).toBe(true);
  expect(await textOf(page.locator('main'))).toContain(
    plain(finder.answers.plain).replace('{ceiling}', '2,50 m'),
  );
  const row = page.getByRole('row', { name: /^2,40 m/ });
  await row.getByRole('link', { name: 'Nobilis' }).click();
  await page.waitForURL('**/nos-sapins/nobilis');
});
