import type { Page } from 'playwright-core';
import { notFound } from '#generated/pages/not-found.ts';
import { samplePaths, titleOf } from '../paths.ts';
import { arrived, eventually, followLink, hrefsOf, plain, takenOver, textOf, visitors } from '../visit.ts';
import { isTitleKept, markTitle } from '../watch-page.ts';

const visit = visitors();

const asEveryPage = { language: 'fr', titles: 1, h1: 1, banner: 1, menu: 1, main: 1, contentinfo: 1 };

describe('one page of each kind', () => {
  test.each(samplePaths)(
    'answers 200, with its title, one h1 and landmarks, is taken over as it stands, and fits any window: %s',
    async (path) => {
      const page = await visit(path, { stay: true, outside: true, motion: 'reduce', hasTouch: true });
      await markTitle(page);
      const response = await page.goto(path);
      await takenOver(page);
      expect(await isTitleKept(page)).toBe(true);
      expect(response?.status()).toBe(200);
      expect(await page.title()).toBe(titleOf(path));
      expect(await structureOf(page)).toEqual(asEveryPage);
      for (const width of [1920, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await tooSmallForThumbs(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 800 });
      // By the object model, which the policy against inline styles lets through.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflow(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
    },
  );

  test('a final slash leads to the same page', async () => {
    const page = await visit('/services/tournee/');
    expect(new URL(page.url()).pathname).toBe('/services/tournee');
    expect(await page.title()).toBe(titleOf('/services/tournee'));
  });
});

function structureOf(page: Page) {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      language: document.documentElement.lang,
      titles: count('title:not(svg title)'),
      h1: count('h1'),
      banner: count('#root > header'),
      menu: count('#root > header nav'),
      main: count('#root > main'),
      contentinfo: count('#root > footer'),
    };
  });
}

/** By how much the page is wider than its window, and the elements that make it so; or longer than its footer. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;
    const end = document.querySelector('#root > footer')?.getBoundingClientRect().bottom ?? 0;
    const below = Math.floor(scrollHeight - window.scrollY - end);
    if (below > 0) return [`${below} px below the footer`];
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((it) => it.getBoundingClientRect().right > clientWidth + 1)
      .map((it) => `${it.tagName} ${it.className} ${it.textContent?.slice(0, 40)}`)
      .slice(-3);
    return [`${scrollWidth} px in ${clientWidth}`, ...wide];
  });
}

/** What one touches and is less than 44 px high or wide. */
function tooSmallForThumbs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLInputElement>('a, button, summary, input, select, textarea'),
    ];
    // WCAG 2.2, 2.5.8, lets be: links inside a sentence, which are as high as its lines, and the marks on the map, which
    // have their equals in the list beside it. A box to tick is touched on its label.
    const inSentence = (it: HTMLElement) => {
      const { display } = getComputedStyle(it);
      if (display === 'inline') return it.closest('p, li, dd, td, th, address, label') !== null;
      // A telephone number is kept on one line as a block of its own.
      return display === 'inline-block' && (it.closest('p')?.innerText.length ?? 0) > it.innerText.length;
    };
    return controls
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) => !inSentence(it) && !it.closest('[inert], svg'))
      .map((it) => {
        const label = it.matches('[type=checkbox], [type=radio]') ? it.labels?.[0] : null;
        const { width, height, left } = (label ?? it).getBoundingClientRect();
        return { name: `${it.tagName}: ${it.innerText || it.id}`, width, height, left };
      })
      .filter(({ width, height, left }) => left >= 0 && width > 1 && (height < 43.5 || width < 43.5))
      .map(({ name, width, height }) => `${name} (${Math.round(width)} × ${Math.round(height)})`);
  });
}

/** Text that an element cuts off, or that runs out of a button. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, label, h1, h2, h3, td, th)')]
      .filter((it) => it.checkVisibility() && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 2)
      .map((it) => `${it.tagName}: ${it.innerText}`),
  );
}

test('going from page to page: a link in a text is followed inside the application', async () => {
  const page = await visit('/actualites/arroser-un-sapin-coupe');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator('article a[href="/services/collecte-des-sapins"]').click();
  await arrived(page, '/services/collecte-des-sapins');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

/** The server answers 404 for keys it does not know, and the browser says so in the console. */
const unknown = /404/;

describe('another spelling of an address', () => {
  const spellings = [
    ['/livraison/Malbuisson', '/livraison/malbuisson'],
    ['/livraison/métabief', '/livraison/metabief'],
    ['/NOS-SAPINS', '/nos-sapins'],
    ['/Services/Tournee', '/services/tournee'],
    ['/livraison/hopitaux-neufs', '/livraison/les-hopitaux-neufs'],
    ['/livraison/Hopitaux-Neufs', '/livraison/les-hopitaux-neufs'],
  ] as const;

  test('leads to the page by a redirect of the server', async () => {
    const page = await visit('/');
    for (const [asked, path] of spellings) {
      await page.goto(asked);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.title()).toBe(titleOf(path));
    }
  });

  test('leads to the page by the script, where a host does not know it and in links', async () => {
    const page = await visit('/', { expected: unknown });
    for (const [asked, path] of spellings) {
      await page.route(`**${encodeURI(asked)}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL('/nulle-part', page.url()).href }) }),
      );
      await page.goto(asked);
      await arrived(page, path);
      await page.goto('/contact');
      await takenOver(page);
      await followLink(page, asked, path);
      expect(await page.title()).toBe(titleOf(path));
    }
  });
});

describe('unknown keys', () => {
  const keys = [
    ['/nos-sapins/mimosa', '/nos-sapins/sapin-du-caucase', 'Sapin du Caucase'],
    ['/actualites/un-autre-article', '/actualites/arroser-un-sapin-coupe', 'Arroser un sapin coupé'],
  ] as const;
  test.each(keys)(
    '%s shows what %s shows, whether loaded or come to by a link',
    async (key, known, heading) => {
      const page = await visit(key, { expected: unknown });
      expect(new URL(page.url()).pathname).toBe(key);
      expect(await textOf(page.locator('h1'))).toBe(heading);
      expect(await page.title()).toBe(titleOf(known));

      await page.goto('/contact');
      await takenOver(page);
      await followLink(page, key);
      expect(await textOf(page.locator('h1'))).toBe(heading);
      expect(await page.title()).toBe(titleOf(known));
    },
  );

  test('an address of nobody: the page says so and shows ways on, and the name of a page whose address is nearly the same', async () => {
    const page = await visit('/nulle-part', { expected: /404|could not be decoded/ });
    for (const path of ['/nos-sapins/sapin-blanchi/grand', '/%E0%A4%A', '/decos-cadeaux/creche-en-papier']) {
      expect(await textOf(page.locator('h1'))).toBe(plain(notFound.title));
      expect(await page.title()).toBe(notFound.seo.title);
      await page.goto(path);
      await takenOver(page);
    }
    const nearest = page.locator('main p a');
    await eventually(() => hrefsOf(nearest)).toEqual(['/decos-cadeaux/creche-de-papier']);
    expect(await textOf(nearest)).toBe('Crèche de papier');
    expect(await hrefsOf(page.locator('main ul a'))).toEqual(['/nos-sapins', '/actualites', '/']);
    await page.locator('main ul a[href="/nos-sapins"]').click();
    await arrived(page, '/nos-sapins');
    expect(await page.title()).toBe(titleOf('/nos-sapins'));
  });
});
