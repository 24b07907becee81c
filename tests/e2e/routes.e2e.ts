import { ui } from '#generated/ui.ts';
import { concretePaths } from '../../src/data/page-data.ts';
import { allPaths, titleOf } from './paths.ts';
import { arrived, eventually, plain, textOf, visitors } from './visit.ts';

const visit = visitors();

test('one page of each kind: the build has written every page, each with a title of its own', () => {
  const written = concretePaths().filter((path) => !/^\/404$|_default/.test(path));
  expect(allPaths.toSorted()).toEqual(written.toSorted());
  expect(new Set(allPaths.map(titleOf)).size).toBe(allPaths.length);
});

describe('going from page to page', () => {
  test('each change of path scrolls to the top, sets the title and the focus, and loads no document', async () => {
    const page = await visit('/');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    for (const path of ['/nos-sapins/geant-du-larmont', '/livraison/malbuisson', '/cgv']) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.locator(`footer a[href="${path}"]`).click();
      await arrived(page, path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.title()).toBe(titleOf(path));
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
    expect(await page.title()).toBe(titleOf('/devis'));
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a page that does not arrive is announced, and comes at the next try', async () => {
  const page = await visit('/', { frugal: true, expected: /ERR_FAILED|Failed to (fetch|load)|TypeError/ });
  await page.route('**/data/cgv.json', (route) => route.abort());
  await page.locator('footer a[href="/cgv"]').click();
  const alert = page.locator('main [role=alert]');
  await alert.waitFor();
  expect(await textOf(alert)).toContain(plain(ui.loadFailed));
  await page.unroute('**/data/cgv.json');
  await alert.getByRole('button', { name: ui.retry }).click();
  await page.locator('main section[id]').first().waitFor();
  expect(await page.title()).toBe(titleOf('/cgv'));
});
