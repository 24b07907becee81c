import type { Page } from 'playwright-core';
import { findArticle } from '#generated/articles.ts';
import { newsletterSubscription } from '#generated/forms/newsletter-subscription.ts';
import { home } from '#generated/pages/home.ts';
import { ui } from '#generated/ui.ts';
import { allPaths } from './paths.ts';
import { arrived, hrefsOf, newTabOf, plain, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();
/** Moves, which costs as much as several pages. */
const visitMoving = visitors({ motion: 'no-preference' });

const section = (page: Page, name: string) => page.locator('main').getByRole('region', { name });

test('the hero: orders at the shop in a new tab, and leads to the trees', async () => {
  const page = await visit('/');
  const links = page.locator('main > header');
  expect(await newTabOf(links.getByRole('link', { name: home.hero.order }))).toBe(shop.home);
  await links.getByRole('link', { name: home.hero.discover.label }).click();
  await arrived(page, '/nos-sapins');
});

test('four trees with name and price, the house’s promises, and a call to order close the page', async () => {
  const page = await visit('/');
  const teasers = section(page, home.teasers.title).locator('li a');
  expect(await textsOf(teasers)).toEqual([
    'Caucase 150 cm Sapin du Caucase, 1,25 – 1,50 m 39,00 €',
    'Bientôt épuisé Fraser 175 cm Fraser en fête, 1,50 – 1,75 m 96,00 €',
    'Blanchi 200 cm Sapin blanchi, 1,75 – 2,00 m 73,00 €',
    'Épicéa 150 cm Épicéa du Haut-Doubs, 1,00 – 1,50 m 19,00 €',
  ]);
  // To a screen reader, too: the picture says nothing more.
  expect(await teasers.getByRole('img').count()).toBe(0);
  expect((await hrefsOf(teasers))[3]).toBe('/nos-sapins/epicea-du-haut-doubs?taille=1-1.5');
  const why = section(page, home.why.title);
  expect(await why.locator('h3').count()).toBe(4);
  expect(await textOf(why)).toContain('94 % des tournées arrivent dans leur créneau de 1 h 30.');
  const form = section(page, home.newsletter.title).locator('form');
  expect(await form.getByLabel(newsletterSubscription.fields.email.label).getAttribute('type')).toBe('email');
  const last = page.locator('main > section').last();
  expect(await textOf(last)).toContain('Le vôtre est encore au champ');
  expect(await newTabOf(last.getByRole('link', { name: home.closing.button }))).toBe(shop.home);
  // The header and the home page show one reading of the deadline, all other pages another.
  const text = plain(await page.locator('#root').textContent());
  expect(text.match(/\d+ décembre(?= ?[A-ZL.,])/g)).toContain('19 décembre');
  expect(text).not.toContain('20 décembre');
});

test('the questions open and close each by itself, several at once', async () => {
  const page = await visit('/');
  const questions = section(page, home.faq.title).locator('details');
  const open = () => questions.evaluateAll((all: HTMLDetailsElement[]) => all.map((it) => it.open));
  const summary = (index: number) => questions.nth(index).locator('summary');
  expect(await open()).toEqual([false, false, false]);
  await summary(0).click();
  await summary(2).focus();
  await page.keyboard.press('Enter');
  expect(await open()).toEqual([true, false, true]);
  expect(await textOf(questions.nth(0))).toContain("Commandes jusqu'au 19 décembre.");
  await summary(0).click();
  expect(await open()).toEqual([false, false, true]);
});

describe('the news carousel', () => {
  test.each([true, false])('is scrolled by hand where scripts run: %s', async (javaScriptEnabled) => {
    const expected = javaScriptEnabled ? {} : { expected: /^csp: .+\.js$/ };
    const page = await visitMoving('/', { width: 390, hasTouch: true, javaScriptEnabled, ...expected });
    const card = news(page).locator('li').first();
    await card.scrollIntoViewIfNeeded();
    if (javaScriptEnabled) {
      await news(page).getByRole('button', { name: ui.pause }).click();
    }
    const still = await track(page).evaluate((it) =>
      it.getAnimations().every(({ playState }) => playState === 'paused'),
    );
    expect(still).toBe(true);
    const scrolled = await track(page).evaluate((it) => {
      it.parentElement?.scrollBy(250, 0);
      return it.parentElement?.scrollLeft ?? 0;
    });
    expect(scrolled).toBeGreaterThan(100);
  });

  const news = (page: Page) => section(page, home.news.title);
  const track = (page: Page) => news(page).locator('[data-paused]');

  test('repeats its items three times, the copies out of reach; each leads to its article', async () => {
    const page = await visit('/');
    const articles = allPaths.filter((path) => path.startsWith('/actualites/'));
    const rounds = track(page).locator('> ul');
    expect(await rounds.count()).toBe(3);
    const real = await hrefsOf(rounds.nth(0).locator('a'));
    expect(real.toSorted()).toEqual(articles.toSorted());
    for (const copy of [1, 2]) {
      expect(await hrefsOf(rounds.nth(copy).locator('a'))).toEqual(real);
      expect(await rounds.nth(copy).getAttribute('aria-hidden')).toBe('true');
      expect(await rounds.nth(copy).locator('a:not([tabindex="-1"])').count()).toBe(0);
    }
    expect(await news(page).getByRole('link').count()).toBe(articles.length + 1);
    const card = track(page).locator('li').first();
    const first = card.locator('a');
    const { title, excerpt } = findArticle(real[0]?.split('/').at(-1) ?? '') ?? {};
    expect(await card.locator('img').count()).toBe(1);
    expect(await textOf(first)).toBe(plain(title));
    expect(await textOf(card.locator('p'))).toBe(plain(excerpt));
    await first.focus();
    await page.keyboard.press('Enter');
    await arrived(page, real[0] ?? '');
  });
});
