import type { Page } from 'playwright-core';
import { articleList } from '#generated/pages/article-list.ts';
import { comparison } from '#generated/pages/comparison.ts';
import { contact } from '#generated/pages/contact.ts';
import { delivery } from '#generated/pages/delivery.ts';
import { home } from '#generated/pages/home.ts';
import { variety } from '#generated/pages/variety.ts';
import { ui } from '#generated/ui.ts';
import { allPaths, samplePaths } from '../paths.ts';
import { hrefsOf, plain, textOf, textsOf, visitors } from '../visit.ts';
import { scrollsSideways } from '../watch-page.ts';

const visitAs = visitors();
/** Chromium preloads scripts even then, and refuses them. */
const refused = /^csp: .+\.js$/;

const visit = (path: string, options: { width?: number; expected?: RegExp } = {}) =>
  visitAs(path, { javaScriptEnabled: false, expected: refused, ...options });

describe('without JavaScript', () => {
  test('every page is readable, and fits a narrow screen', async () => {
    const page = await visit('/', { width: 320 });
    for (const path of samplePaths) {
      await page.goto(path);
      const hidden = await hiddenTexts(page);
      expect([path, hidden.filter((text) => !wordsOfScript.includes(text))]).toEqual([path, []]);
      expect(await scrollsSideways(page), path).toBe(false);
    }
  });

  /** Texts of the page that nobody sees, save those of forms and of closed questions, and what is still to happen. */
  function hiddenTexts(page: Page): Promise<string[]> {
    return page
      .locator(
        'main :is(h1, h2, h3, p, dd, td, th, blockquote):not(form *, details *, fieldset *, [role=status])',
      )
      .evaluateAll((all) =>
        all
          .filter((it) => it.textContent?.trim() && !it.closest('[aria-hidden=true]'))
          .filter((it) => !it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((it) => it.textContent ?? ''),
      );
  }

  /** Beside the newsletter's box on the list of articles and the boxes of the comparison and the button of the map, which would do nothing. */
  const wordsOfScript: readonly string[] = [
    articleList.newsletter.title,
    articleList.newsletter.text,
    comparison.choice.none,
    contact.mapShow,
  ];

  test('the questions open, the steps are whole, and links lead on', async () => {
    const page = await visit('/');
    const questions = await page.locator('main details').all();
    expect(questions).toHaveLength(home.faq.items.length);
    for (const question of questions) {
      const answer = question.locator('p').first();
      expect(await answer.isVisible()).toBe(false);
      await question.locator('summary').click();
      expect(await answer.isVisible()).toBe(true);
    }
    const steps = page.getByRole('region', { name: home.steps.title }).locator('li p');
    expect(await textsOf(steps)).toEqual(home.steps.items.map(({ text }) => plain(text)));

    await page.locator('main > header').getByRole('link', { name: home.hero.discover.label }).click();
    await page.waitForURL('**/nos-sapins');
    await page.locator('main a[href="/nos-sapins/geant-du-larmont"]').last().click();
    await page.waitForURL('**/nos-sapins/geant-du-larmont');
    expect(await textOf(page.locator('h1'))).toBe('Géant du Larmont');
    await page.locator('main').getByRole('link', { name: variety.contact.label }).first().click();
    await page.waitForURL('**/contact');
  });

  test('forms are away, and say what to do instead', async () => {
    const page = await visit('/services');
    for (const [path, form] of [
      ['/', 'main form'],
      ['/services', 'footer form'],
    ] as const) {
      await page.goto(path);
      expect(await page.locator(`${form} :is(input, button)`).filter({ visible: true }).count()).toBe(0);
      expect(await textOf(page.locator(form))).toContain(plain(ui.noScript));
    }
    for (const path of ['/contact', '/devis']) {
      await page.goto(path);
      expect(await page.locator('main form').isVisible()).toBe(false);
      expect(await textOf(page.locator('main noscript').first())).toContain(plain(ui.noScript));
      const links = page.locator('main a').filter({ visible: true });
      expect(await hrefsOf(links)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
      );
    }
    await page.goto('/contact');
    expect(await page.getByRole('button', { name: contact.mapShow }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: contact.mapLink }).isVisible()).toBe(true);
  });

  test('what a script picks or filters is there, and nothing that would do nothing', async () => {
    const page = await visit('/actualites');
    expect(await page.locator('main article').filter({ visible: true }).count()).toBe(
      allPaths.filter((path) => path.startsWith('/actualites/')).length,
    );
    expect(await page.locator('main :is(button, input)').filter({ visible: true }).count()).toBe(0);
    // Suggestions: the first of each list.
    for (const [path, title, count] of [
      ['/livraison/doubs', delivery.alsoTitle, 4],
      ['/nos-sapins/sapin-blanchi', variety.alsoTitle, 3],
    ] as const) {
      await page.goto(path);
      expect(await page.getByRole('region', { name: title }).locator('a').count()).toBe(count);
    }
  });
});
