import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { notFound } from '../../generated/pages/not-found.ts';
import { ui } from '../../generated/ui.ts';
import { allPaths, pathsByKind } from './spec.ts';
import { arrived, eventually, hrefsOf, plain, takenOver, textOf, visitors } from './visit.ts';

const visit = visitors();

/** What every page must be, whatever it shows. */
const asExpected = {
  status: 200,
  language: 'fr',
  titles: 1,
  h1: 1,
  banner: 1,
  main: 1,
  contentinfo: 1,
  menu: 1,
  tooWideAt: [],
};

const titles = new Map<string, string>();

async function inspect(page: Page, path: string) {
  const response = await page.goto(path);
  await takenOver(page);
  titles.set(path, await page.title());
  const structure = await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      language: document.documentElement.lang,
      titles: count('title:not(svg title)'),
      h1: count('h1'),
      banner: count('#root > header'),
      main: count('#root > main'),
      contentinfo: count('#root > footer'),
      menu: count('#root > header nav'),
    };
  });
  const tooWideAt: number[] = [];
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const isTooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    if (isTooWide) tooWideAt.push(width);
  }
  return { path, status: response?.status(), ...structure, tooWideAt };
}

describe('every path of the route table', () => {
  test.each(Object.entries(pathsByKind))(
    'answers 200, with one h1, landmarks and no horizontal scroll: %s',
    async (_, paths) => {
      const page = await visit('/', { stay: true });
      const found = [];
      for (const path of paths) found.push(await inspect(page, path));
      expect(found).toEqual(paths.map((path) => ({ path, ...asExpected })));
    },
  );

  test('each page sets its own document title', () => {
    expect([...titles.keys()].toSorted()).toEqual([...allPaths].toSorted());
    expect([...titles.values()].filter((title) => title.length < 10)).toEqual([]);
    expect(new Set(titles.values()).size).toBe(titles.size);
  });

  test('the skip link is the first stop and leads past the header', async () => {
    for (const path of ['/', '/nos-sapins/nobilis', '/devis', '/livraison/colmar']) {
      const page = await visit(path);
      await page.keyboard.press('Tab');
      const link = page.locator(':focus');
      expect(await textOf(link)).toBe(plain(ui.skipLink));
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }
  });

  test('a final slash leads to the same page', async () => {
    const page = await visit('/services/livraison/');
    expect(new URL(page.url()).pathname).toBe('/services/livraison');
    expect(await page.title()).toBe(titles.get('/services/livraison'));
  });
});

describe('going from page to page', () => {
  test('each change of path scrolls to the top, sets the title and the focus, and loads no document', async () => {
    const page = await visit('/');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    for (const path of ['/nos-sapins/grand-sapin', '/livraison/riquewihr', '/services/recyclage', '/cgv']) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.locator(`footer a[href="${path}"]`).click();
      await arrived(page, path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.title()).toBe(titles.get(path));
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
    expect(documents).toEqual([]);
  });

  test('back and forward show the pages again, where they were left', async () => {
    const page = await visit('/');
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          window.addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true });
          window.scrollTo(0, 900);
        }),
    );
    await page.locator('footer a[href="/devis"]').evaluate((link: HTMLElement) => link.click());
    await arrived(page, '/devis');
    await page.goBack();
    await arrived(page, '/');
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.goForward();
    await arrived(page, '/devis');
    expect(await page.title()).toBe(titles.get('/devis'));
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a link in a text is followed inside the application', async () => {
    const page = await visit('/actualites/entretien-sapin');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator('article a[href="/services/livraison"]').click();
    await arrived(page, '/services/livraison');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

/** The server answers 404 for keys it does not know, and the browser says so in the console. */
const unknown = /404/;

describe('unknown keys', () => {
  const fallbacks = [
    ['/nos-sapins/epicea', '/nos-sapins/nordmann-5-etoiles'],
    ['/actualites/un-autre-article', '/actualites/entretien-sapin'],
  ] as const;

  test.each(fallbacks)('%s shows what %s shows', async (key, known) => {
    const page = await visit(key, { expected: unknown });
    expect(new URL(page.url()).pathname).toBe(key);
    expect(await textOf(page.locator('h1'))).toBe(await heading(known));
    expect(await page.title()).toBe(titles.get(known));
  });

  test.each(fallbacks)('%s, come to by a link, shows what %s shows', async (key, known) => {
    const page = await visit('/contact', { expected: unknown });
    await follow(page, key);
    expect(await textOf(page.locator('h1'))).toBe(await heading(known));
    expect(await page.title()).toBe(titles.get(known));
  });

  async function heading(path: string) {
    return textOf((await visit(path)).locator('h1'));
  }

  test.each([
    '/nulle-part',
    '/decos-cadeaux/creeches-maisonnettes',
    '/nos-sapins/nobilis/grand',
    '/%E0%A4%A',
  ])('%s is nobody: the page says so and shows ways on', async (path) => {
    const page = await visit(path, { expected: /404|could not be decoded/ });
    expect(await textOf(page.locator('h1'))).toBe(plain(notFound.title));
    expect(await page.title()).toBe(notFound.seo.title);
    expect(await hrefsOf(page.locator('main ul a'))).toEqual(
      expect.arrayContaining(['/nos-sapins', '/decos-cadeaux', '/contact', '/']),
    );
    await page.locator('main a[href="/nos-sapins"]').click();
    await arrived(page, '/nos-sapins');
    expect(await page.title()).toBe(titles.get('/nos-sapins'));
  });

  test('an address that is nearly right gets the right one suggested', async () => {
    const page = await visit('/decos-cadeaux/creeches-maisonnettes', { expected: unknown });
    await eventually(() => hrefsOf(page.locator('main p a'))).toEqual([
      '/decos-cadeaux/creches-maisonnettes',
    ]);
  });

  /** Follows a link that the site does not have. */
  async function follow(page: Page, path: string) {
    await page
      .locator('footer a')
      .first()
      .evaluate((link, to) => link.setAttribute('href', to), path);
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      link.textContent = 'lien';
      document.querySelector('main')?.append(link);
    }, path);
    await page.locator('main > a', { hasText: 'lien' }).click();
    await arrived(page, path);
  }
});

test('a page that does not arrive is announced, and comes at the next try', async () => {
  const page = await visit('/', { frugal: true, expected: /ERR_FAILED|Failed to (fetch|load)|TypeError/ });
  await page.route('**/data/contact.json', (route) => route.abort());
  await page.locator('footer a[href="/contact"]').click();
  const alert = page.locator('main [role=alert]');
  await alert.waitFor();
  expect(await textOf(alert)).toContain(plain(ui.loadFailed));
  await page.unroute('**/data/contact.json');
  await alert.getByRole('button', { name: ui.retry }).click();
  await page.locator('main form').waitFor();
  expect(plain(await page.title())).toBe(plain(titles.get('/contact')));
});
