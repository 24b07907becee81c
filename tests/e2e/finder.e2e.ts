import type { Page } from 'playwright-core';
import { eventually, plain, textOf, visitors } from './visit.ts';
import { isFocusInSight } from './watch-page.ts';

const visit = visitors();
const path = '/trouver-mon-sapin';

const slider = (page: Page, id: string) => page.locator(`main input[type=range][name=${id}]`);
const cards = (page: Page) => page.locator('main ol > li');
const drawing = (page: Page) => page.getByRole('img', { name: /sous un plafond/ });
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe('the tree finder', () => {
  test('answers each step of a slide at once; the address follows, and the back button takes it back', async () => {
    const page = await visit(path);
    await slider(page, 'hauteur').focus();
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft');
    expect(plain(await drawing(page).getAttribute('aria-label'))).toContain('sous un plafond à 2,20 m');
    await eventually(() => search(page)).toBe('?hauteur=220');
    await page.getByLabel('l’agrume').check();
    await eventually(() => search(page)).toBe('?hauteur=220&odeur=agrume');
    expect(await textOf(cards(page).first().locator('h3'))).toBe('Fraser en fête');
    expect(await textOf(cards(page).first())).toContain('1,50 – 1,75 m');
    await eventually(() => page.getByRole('status').filter({ hasText: 'Fraser en fête' }).count()).toBe(1);
    await page.goBack();
    await eventually(() => search(page)).toBe('?hauteur=220');
    await page.goBack();
    await eventually(() => search(page)).toBe('');
    expect(await slider(page, 'hauteur').inputValue()).toBe('240');
  });

  test('takes a number of centimetres that is typed, whatever is passed on the way', async () => {
    const page = await visit(path);
    const number = page.getByRole('spinbutton').first();
    await number.pressSequentially('237');
    expect(plain(await drawing(page).getAttribute('aria-label'))).toContain('sous un plafond à 2,37 m');
    await eventually(() => search(page)).toBe('?hauteur=237');
    await number.fill('');
    await eventually(() => search(page)).toBe('');
  });

  test('lets the visitor leave for a page that takes long, whatever was answered last', async () => {
    const page = await visit(path, { frugal: true });
    await page.route('**/data/nos-sapins/**', async (route) => {
      // Longer than an answer waits until it is written into the address.
      await new Promise((done) => setTimeout(done, 900));
      await route.continue();
    });
    await slider(page, 'hauteur').press('ArrowRight');
    await cards(page)
      .first()
      .getByRole('link', { name: /^Voir la page/ })
      .click();
    await page.waitForURL('**/nos-sapins/*');
    await page.waitForResponse(/\/data\/nos-sapins\//);
    expect(new URL(page.url()).pathname).toMatch(/^\/nos-sapins\//);
  });

  test.each([
    [320, 256],
    [740, 360],
  ])(
    'in a window of %i × %i px nothing hides what has the focus, forwards or backwards',
    async (width, height) => {
      const page = await visit(path, { width, height });
      const stops = page.locator('main form :is(input, button)');
      await stops.last().focus();
      const hidden: (string | null)[] = [];
      for (const key of ['Shift+Tab', 'Tab']) {
        for (let stop = 0; stop < 8; stop++) {
          await page.keyboard.press(key);
          if (!(await isFocusInSight(page)))
            hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? null));
        }
      }
      expect(hidden).toEqual([]);
    },
  );
});

test('without script there is no dead form: an example drawn, and a table for every ceiling', async () => {
  const page = await visit(path, { javaScriptEnabled: false, expected: /^csp: .+\.js$/ });
  for (const control of await page.locator('main :is(input, button)').all())
    expect(await control.isVisible()).toBe(false);
  expect(await drawing(page).isVisible()).toBe(true);
  expect(await textOf(page.locator('main'))).toContain('Pour un plafond à 2,40 m.');
  // A tree of up to 2,25 m and 22 cm of foot and star.
  const row = page.getByRole('row', { name: /^2,47 m/ });
  await row.getByRole('link', { name: 'Sapin blanchi' }).click();
  await page.waitForURL('**/nos-sapins/sapin-blanchi');
});
