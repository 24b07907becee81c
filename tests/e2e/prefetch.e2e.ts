// The page behind a link is there before the link is followed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrived, eventually, visitors } from './visit.ts';

const visit = visitors();

/** The pages whose data are fetched from now on, in the order of the requests. */
function watchData(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/data(\/.*)\.json$/.exec(new URL(request.url()).pathname) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}

/** Long enough for whatever would be fetched to be asked for. */
const settled = (page: Page) => page.waitForTimeout(1200);

test('links in view are fetched, those below when they come into view, and a click asks for nothing more', async () => {
  const page = await visit('/services', { stay: true, width: 360, height: 600 });
  const fetched = watchData(page);
  await page.goto('/services');
  await eventually(() => fetched).toContain('/index');
  await settled(page);
  const path = '/services/zone-livraison';
  const card = page.locator(`main a[href="${path}"]`);
  expect(fetched).not.toContain(path);
  await card.scrollIntoViewIfNeeded();
  await eventually(() => fetched).toContain(path);
  await settled(page);
  const count = fetched.filter((it) => it === path).length;
  await card.click();
  await arrived(page, path);
  expect(fetched.filter((it) => it === path)).toHaveLength(count);
  expect(count).toBe(1);
});

test('the foot of a page is fetched only where it is pointed at, for its links may lead nowhere', async () => {
  const page = await visit('/mentions-legales');
  const fetched = watchData(page);
  const link = page.locator('footer a[href="/livraison/bergheim"]');
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  expect(fetched).not.toContain('/livraison/bergheim');
  await link.hover();
  await eventually(() => fetched).toContain('/livraison/bergheim');
});

test('who saves data fetches what is pointed at and nothing else', async () => {
  const page = await visit('/', { stay: true, frugal: true });
  const fetched = watchData(page);
  await page.goto('/');
  await settled(page);
  expect(fetched).toEqual([]);
  await page.locator('header a[href="/contact"]').first().hover();
  await eventually(() => fetched).toEqual(['/contact']);
});

test('no page asks by itself for what is not there', async () => {
  const page = await visit('/livraison/colmar', { height: 2000 });
  for (let y = 0; y < 8000; y += 1500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(150);
  }
  await settled(page);
});
