import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { articleList } from '../../generated/pages/article-list.ts';
import { comparison } from '../../generated/pages/comparison.ts';
import { home } from '../../generated/pages/home.ts';
import { notFound } from '../../generated/pages/not-found.ts';
import { samplePaths } from './spec.ts';
import { hrefsOf, plain, takenOver, textOf, visitors } from './visit.ts';

const visitAs = visitors();
/** Chromium preloads scripts even then, and refuses them. */
const refused = /^csp: .+\.js$/;

const visit = (path: string, options: { width?: number; expected?: RegExp } = {}) =>
  visitAs(path, { javaScriptEnabled: false, expected: refused, ...options });

/** The address, once the browser has followed a link by itself. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('without JavaScript', () => {
  test('every page is readable as with it, and fits a narrow screen', async () => {
    const withScript = await visitAs('/', { stay: true });
    const without = await visit('/', { width: 320 });
    for (const path of samplePaths) {
      await withScript.goto(path);
      await without.goto(path);
      expect(await textOf(without.locator('h1'))).toBe(await textOf(withScript.locator('h1')));
      const hidden = await hiddenTexts(without);
      expect({ path, hidden: hidden.filter((text) => !wordsOfScript.includes(text)) }).toEqual({
        path,
        hidden: [],
      });
      const isTooWide = await without.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth;
      });
      expect({ path, isTooWide }).toEqual({ path, isTooWide: false });
    }
  });

  /** Texts of the page that nobody sees, save those of forms and of closed questions. */
  function hiddenTexts(page: Page): Promise<string[]> {
    return page
      .locator('main :is(h1, h2, h3, p, dd, td, th, blockquote):not(form *, details *, fieldset *)')
      .evaluateAll((all) =>
        all
          .filter((it) => it.textContent?.trim() && !it.closest('[aria-hidden=true]'))
          .filter((it) => !it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((it) => it.textContent ?? ''),
      );
  }

  /** Beside the newsletter's box on the list of articles and the boxes of the comparison, which would do nothing. */
  const wordsOfScript: readonly string[] = [
    articleList.newsletter.title,
    articleList.newsletter.text,
    comparison.choice.none,
  ];

  test('links lead on', async () => {
    const page = await visit('/');
    await page.locator('main > header').getByRole('link', { name: 'Découvrir nos sapins' }).click();
    await page.waitForURL('**/nos-sapins');
    await page
      .locator('main')
      .getByRole('link', { name: /Découvrir.*Grand sapin/ })
      .click();
    await page.waitForURL('**/nos-sapins/grand-sapin');
    expect(await textOf(page.locator('h1'))).toBe('Grand sapin');
    await page.locator('main').getByRole('link', { name: 'Nous contacter' }).first().click();
    await page.waitForURL('**/contact');
  });

  test('the questions open', async () => {
    const page = await visit('/');
    const questions = page.locator('details');
    expect(await questions.count()).toBe(5);
    for (const question of await questions.all()) {
      const answer = question.locator('p').first();
      expect(await answer.isVisible()).toBe(false);
      await question.locator('summary').click();
      expect(await answer.isVisible()).toBe(true);
    }
  });

  test('the steps are whole', async () => {
    const page = await visit('/');
    const texts = page.getByRole('region', { name: home.steps.title }).locator('li p');
    expect(await texts.count()).toBe(3);
    for (const text of await texts.all()) expect((await textOf(text)).length).toBeGreaterThan(20);
  });

  test.each([360, 1440])(
    'in a window %i px wide the menu and its submenus are within reach',
    async (width) => {
      const page = await visit('/services', { width });
      const link = page.locator('header nav a[href="/nos-sapins/floque"]');
      expect(await page.locator('header nav a[href="/contact"]').isVisible()).toBe(true);
      if (width > 1000) {
        expect(await link.isVisible()).toBe(false);
        await page.locator('header nav a[href="/nos-sapins"]').hover();
      }
      await link.waitFor({ state: 'visible' });
      await link.click();
      await page.waitForURL('**/nos-sapins/floque');
    },
  );

  test('the submenus are reached by Tab', async () => {
    const page = await visit('/services', { width: 1440 });
    await page.locator('header nav a[href="/nos-sapins"]').focus();
    await page.keyboard.press('Tab');
    const link = page.locator('header nav a[href="/nos-sapins/nordmann-5-etoiles"]');
    expect(await link.evaluate((it) => it.matches(':focus'))).toBe(true);
    await link.waitFor({ state: 'visible' });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nos-sapins/nordmann-5-etoiles');
  });

  test.each(['/contact', '/devis'])(
    '%s: the form is away, and the page says what to do instead',
    async (path) => {
      const page = await visit(path);
      expect(await page.locator('main form').isVisible()).toBe(false);
      const note = page.locator('main noscript').first();
      const text = plain(await note.innerText());
      expect(text).toMatch(/a besoin de JavaScript.*appelez-nous ou écrivez-nous/);
      const links = page.locator('main a').filter({ visible: true });
      expect(await hrefsOf(links)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
      );
    },
  );

  test.each([
    ['/', 'main form'],
    ['/services', 'footer form'],
  ])('%s: the newsletter form says what to do instead', async (path, form) => {
    const page = await visit(path);
    expect(await page.locator(`${form} input`).isVisible()).toBe(false);
    expect(await page.locator(`${form} button`).isVisible()).toBe(false);
    expect(await textOf(page.locator(form))).toMatch(/a besoin de JavaScript.*appelez-nous ou écrivez-nous/);
  });

  test('/actualites shows all articles, and nothing that would do nothing', async () => {
    const page = await visit('/actualites');
    expect(await page.locator('main article').filter({ visible: true }).count()).toBe(7);
    expect(await page.locator('main button, main input').filter({ visible: true }).count()).toBe(0);
  });

  test('suggestions are there, the first of each list', async () => {
    const town = await visit('/livraison/colmar');
    expect(await town.getByRole('region', { name: 'Découvrez aussi' }).locator('a').count()).toBe(4);
    const variety = await visit('/nos-sapins/nobilis');
    expect(await variety.getByRole('region', { name: 'Découvrez aussi' }).locator('a').count()).toBe(3);
  });

  test('an unknown address says so and shows ways on', async () => {
    const page = await visit('/nulle-part', { expected: /404|^csp/ });
    await page.locator('h1').waitFor({ state: 'visible' });
    expect(await textOf(page.locator('h1'))).toBe(plain(notFound.title));
    await page.locator('main a[href="/nos-sapins"]').click();
    await page.waitForURL('**/nos-sapins');
    expect(pathOf(page)).toBe('/nos-sapins');
  });
});

describe('before the script is there', () => {
  test.each([
    ['/contact', 'main form', 'nom'],
    ['/devis', 'main form', 'nomEntreprise'],
    ['/actualites', 'main form', 'email'],
    ['/services', 'footer form', 'email'],
  ])(
    '%s, submitted before its script is there, keeps what was typed, and the address',
    async (path, form, name) => {
      const page = await visitAs(path, { stay: true, outside: true });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.locator(`${form} [name=${name}]`);
      await field.fill('anne@courriel.example');
      await page.locator(form).getByRole('button').last().click();
      expect(new URL(page.url()).search).toBe('');
      expect(await field.inputValue()).toBe('anne@courriel.example');
      release();
      await takenOver(page);
      expect(await field.inputValue()).toBe('anne@courriel.example');
    },
  );
});
