import type { Page } from 'playwright-core';
import { findArticle } from '#generated/articles.ts';
import { newsletterSubscription } from '#generated/forms/newsletter-subscription.ts';
import { home } from '#generated/pages/home.ts';
import { ui } from '#generated/ui.ts';
import { thoroughly } from '../cli/thorough.ts';
import { allPaths } from './paths.ts';
import { arrived, eventually, hrefsOf, newTabOf, plain, shop, textOf, textsOf, visitors } from './visit.ts';

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

const news = (page: Page) => section(page, home.news.title);

const track = (page: Page) => news(page).locator('[data-paused]');

const playState = (page: Page) =>
  track(page).evaluate((element) => element.getAnimations()[0]?.playState ?? 'none');

thoroughly(
  'the steps are typed once they are in view, read and heard whole all the while, in the place that they need',
  async () => {
    const page = await visitMoving('/');
    const block = section(page, home.steps.title);
    const steps = home.steps.items.map(({ text }) => plain(text));
    const seen = () =>
      block
        .locator('li p')
        .evaluateAll((all) =>
          all.map(({ textContent, children: [whole, typed, untyped] }) =>
            whole && typed && untyped?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
              ? [typed.textContent, whole.textContent]
              : [textContent, textContent],
          ),
        );
    await eventually(async () => (await seen()).map(([typed]) => typed)).toEqual(['', '', '']);
    const height = () => block.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await eventually(async () => (await seen()).every(([typed]) => typed !== '')).toBe(true);
    for (const [index, [typed = '', heard]] of (await seen()).entries()) {
      expect(plain(heard)).toBe(steps[index]);
      expect(heard?.startsWith(typed ?? '')).toBe(true);
    }
    expect(await height()).toBe(before);
  },
);

thoroughly(
  'the news carousel: rests out of sight, and pauses on hover, on focus and by its button',
  async () => {
    const page = await visitMoving('/');
    await eventually(() => playState(page)).toBe('paused');
    await news(page).evaluate((section) => section.scrollIntoView());
    await eventually(() => playState(page)).toBe('running');

    const box = await track(page).locator('..').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 100);
    await eventually(() => playState(page)).toBe('paused');
    await page.mouse.move(5, 5);
    await eventually(() => playState(page)).toBe('running');

    await track(page).locator('a').first().focus();
    await eventually(() => playState(page)).toBe('paused');
    await news(page).getByRole('link', { name: home.news.all.label }).focus();
    await eventually(() => playState(page)).toBe('running');

    await news(page).getByRole('button', { name: ui.pause }).click();
    await page.mouse.move(5, 5);
    await eventually(() => playState(page)).toBe('paused');
    await news(page).getByRole('button', { name: ui.play }).click();
    await page.mouse.move(5, 5);
    await eventually(() => playState(page)).toBe('running');

    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(() => playState(page)).toBe('paused');
    await news(page).getByRole('link', { name: home.news.all.label }).click();
    await arrived(page, '/actualites');
  },
);
