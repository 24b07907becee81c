import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newsletterSubscription } from '../../generated/forms/newsletter-subscription.ts';
import { home } from '../../generated/pages/home.ts';
import { ui } from '../../generated/ui.ts';
import { articles } from './spec.ts';
import { arrived, eventually, hrefsOf, newTabOf, plain, shop, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

const section = (page: Page, name: string | RegExp) => page.locator('main').getByRole('region', { name });

describe('the hero', () => {
  const sheets = (page: Page) => page.locator('main > header [aria-hidden=true] > div');
  const tops = (page: Page) =>
    sheets(page).evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().top));

  test('has falling snow, which comes to rest after five seconds', async () => {
    const page = await visit('/');
    const seen = await sheets(page).evaluateAll((all) =>
      all.map((sheet) => {
        const [fall] = sheet.getAnimations();
        const places = [0, 2000, 5000].map((time) => {
          if (fall) fall.currentTime = time;
          return sheet.getBoundingClientRect().top;
        });
        return { places, lasts: fall?.effect?.getComputedTiming().endTime };
      }),
    );
    expect(seen.map(({ lasts }) => lasts)).toEqual([5000, 5000, 5000]);
    for (const { places } of seen) {
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(places).size).toBe(3);
    }
  });

  test('the snow drifts as the page is scrolled, near flakes further than far ones', async () => {
    const page = await visit('/');
    await sheets(page).evaluateAll((all) => {
      for (const sheet of all) sheet.getAnimations()[0]?.finish();
    });
    const before = await tops(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const drifts = async () => (await tops(page)).map((top, i) => Math.round(top + 300 - (before[i] ?? 0)));
    await eventually(async () => (await drifts()).every((drift) => drift > 0)).toBe(true);
    const [far, middle, near] = await drifts();
    expect([far, middle, near]).toEqual([far, middle, near].toSorted((a = 0, b = 0) => a - b));
  });

  test("its 'Commander maintenant' opens the shop in a new tab", async () => {
    const page = await visit('/');
    expect(
      await newTabOf(page.locator('main > header').getByRole('link', { name: 'Commander maintenant' })),
    ).toBe(shop.home);
  });

  test("its 'Découvrir nos sapins' leads to /nos-sapins", async () => {
    const page = await visit('/');
    await page.locator('main > header').getByRole('link', { name: 'Découvrir nos sapins' }).click();
    await arrived(page, '/nos-sapins');
  });
});

test('four trees link to /nos-sapins, with name, height and price', async () => {
  const page = await visit('/');
  const teasers = section(page, home.teasers.title).locator('li a');
  expect(await textsOf(teasers)).toEqual([
    'Grandis 125 cm 20,00 €',
    'Nordmann 125 cm 24,00 €',
    'Nordmann 150 cm 34,00 €',
    'Nordmann 200 cm 56,00 €',
  ]);
  expect(await hrefsOf(teasers)).toEqual(['/nos-sapins', '/nos-sapins', '/nos-sapins', '/nos-sapins']);
});

test('a block says why to choose us, with the promises of the house', async () => {
  const page = await visit('/');
  const why = section(page, home.why.title);
  expect(await why.locator('h3').count()).toBeGreaterThanOrEqual(4);
  const text = await textOf(why);
  for (const promise of [
    /direct du producteur/i,
    /extra frais/i,
    /au plus 48h avant la livraison/,
    /48\/72h/,
    /créneau de 2 heures/,
    /vous passez le prendre/,
    /livraison et installation sont gratuites/,
    /janvier.*recycler.*gratuit/s,
    /7 jours sur 7 \(9h-20h\)/,
  ]) {
    expect(text).toMatch(promise);
  }
});

describe('the five questions', () => {
  const questions = (page: Page) => section(page, home.faq.title).locator('details');
  const open = (page: Page) =>
    questions(page).evaluateAll((all: HTMLDetailsElement[]) => all.map((it) => it.open));

  test('open and close each by itself, several at once', async () => {
    const page = await visit('/');
    expect(await open(page)).toEqual([false, false, false, false, false]);
    const summary = (index: number) => questions(page).nth(index).locator('summary');
    await summary(0).click();
    await summary(3).click();
    await summary(4).focus();
    await page.keyboard.press('Enter');
    expect(await open(page)).toEqual([true, false, false, true, true]);
    expect((await textOf(questions(page).nth(0))).length).toBeGreaterThan(100);
    await summary(3).click();
    expect(await open(page)).toEqual([true, false, false, false, true]);
  });

  test('tell of the zone, the dates, the payment, the changes and the recycling', async () => {
    const page = await visit('/');
    for (const index of [0, 1, 2, 3, 4]) await questions(page).nth(index).locator('summary').click();
    const [zone, when, payment, change, recycling] = await textsOf(questions(page));
    expect(zone).toMatch(
      /Colmar, à Ingersheim, à Turckheim.*sur demande.*15 km.*gratuites.*étage.*supplément/s,
    );
    expect(when).toMatch(
      /du 1er au 23 décembre.*2 heures.*48\/72h.*quelques jours avant.*plus ou moins une heure/is,
    );
    expect(when).toMatch(/jusqu'au 22 décembre/);
    expect(payment).toMatch(/carte bancaire.*chèque.*espèces.*entreprises.*virement/s);
    expect(change).toMatch(/jusqu'à 48 heures avant la livraison/);
    expect(recycling).toMatch(/janvier.*gratuit.*du lundi au samedi, 9h-17h/s);
  });
});

describe('the news carousel', () => {
  const news = (page: Page) => section(page, home.news.title);
  const track = (page: Page) => news(page).locator('[data-paused]');
  const playState = (page: Page) =>
    track(page).evaluate((element) => element.getAnimations()[0]?.playState ?? 'none');

  test('repeats its items three times, the copies out of reach', async () => {
    const page = await visit('/');
    const rounds = track(page).locator('> ul');
    expect(await rounds.count()).toBe(3);
    const real = await hrefsOf(rounds.nth(0).locator('a'));
    expect(real.toSorted()).toEqual(articles.map((slug) => `/actualites/${slug}`).toSorted());
    for (const copy of [1, 2]) {
      expect(await hrefsOf(rounds.nth(copy).locator('a'))).toEqual(real);
      expect(await rounds.nth(copy).getAttribute('aria-hidden')).toBe('true');
      const inOrder = await rounds.nth(copy).locator('a:not([tabindex="-1"])').count();
      expect(inOrder).toBe(0);
    }
    expect(await news(page).getByRole('link').count()).toBe(articles.length + 1);
  });

  test('goes by once in 60 s, for ever, and its loop has no seam', async () => {
    const page = await visit('/');
    const loop = await track(page).evaluate((element) => {
      const [animation] = element.getAnimations();
      const timing = animation?.effect?.getComputedTiming();
      const second = element.children[1];
      const at = (time: number) => {
        if (animation) animation.currentTime = time;
        return element.getBoundingClientRect().left;
      };
      const start = at(0);
      const round = second ? second.getBoundingClientRect().left - start : 0;
      const places = [15_000, 30_000, 59_999.9].map((time) => (start - at(time)) / round);
      return { duration: timing?.duration, iterations: timing?.iterations, places };
    });
    expect(loop.duration).toBe(60_000);
    expect(loop.iterations).toBe(Number.POSITIVE_INFINITY);
    expect(loop.places.map((place) => Math.round(place * 100) / 100)).toEqual([0.25, 0.5, 1]);
  });

  test('rests while it is out of sight', async () => {
    const page = await visit('/');
    await eventually(() => playState(page)).toBe('paused');
    await news(page).evaluate((section) => section.scrollIntoView());
    await eventually(() => playState(page)).toBe('running');
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(() => playState(page)).toBe('paused');
  });

  test('pauses on hover', async () => {
    const page = await visit('/');
    await news(page).evaluate((section) => section.scrollIntoView());
    await eventually(() => playState(page)).toBe('running');
    const box = await news(page).locator('[data-paused]').locator('..').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 100);
    await eventually(() => playState(page)).toBe('paused');
    await page.mouse.move(5, 5);
    await eventually(() => playState(page)).toBe('running');
  });

  test('pauses on focus', async () => {
    const page = await visit('/');
    await track(page).locator('a').first().focus();
    await eventually(() => playState(page)).toBe('paused');
    await news(page).getByRole('link', { name: 'Voir tous les articles' }).focus();
    await eventually(() => playState(page)).toBe('running');
  });

  test('pauses by its button, and goes on by it', async () => {
    const page = await visit('/');
    await news(page).getByRole('button', { name: ui.pause }).click();
    await page.mouse.move(5, 5);
    await eventually(() => playState(page)).toBe('paused');
    await news(page).getByRole('button', { name: ui.play }).click();
    await page.mouse.move(5, 5);
    await eventually(() => playState(page)).toBe('running');
  });

  test('each item has a title, a text and a picture, and leads to its article', async () => {
    const page = await visit('/');
    const first = track(page).locator('a').first();
    const href = await first.getAttribute('href');
    expect((await first.locator('span').allInnerTexts()).map((text) => text.length > 10)).toEqual([
      true,
      true,
    ]);
    expect(await first.locator('img').count()).toBe(1);
    await first.focus();
    await page.keyboard.press('Enter');
    await arrived(page, href ?? '');
  });

  test("'Voir tous les articles' leads to /actualites", async () => {
    const page = await visit('/');
    await news(page).getByRole('link', { name: 'Voir tous les articles' }).click();
    await arrived(page, '/actualites');
  });
});

test('a newsletter form stands on the page, beside the one of the footer', async () => {
  const page = await visit('/');
  const form = section(page, home.newsletter.title).locator('form');
  expect(await form.getByLabel(newsletterSubscription.fields.email.label).getAttribute('type')).toBe('email');
});

test('a Christmas call to action closes the page', async () => {
  const page = await visit('/');
  const last = page.locator('main > section').last();
  expect(await textOf(last)).toMatch(/Noël.*jusqu'au 22 décembre/s);
  expect(await newTabOf(last.getByRole('link', { name: 'Commander' }))).toBe(shop.home);
});

test('orders are open until 22 December everywhere on the home page', async () => {
  const page = await visit('/');
  const text = plain(await page.locator('#root').textContent());
  expect(text.match(/jusqu'au \d+ décembre/g)).toEqual(Array(3).fill("jusqu'au 22 décembre"));
});
