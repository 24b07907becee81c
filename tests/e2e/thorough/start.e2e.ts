import type { Page } from 'playwright-core';
import { ui } from '#generated/ui.ts';
import { eventually, plain, takenOver, visitors } from '../visit.ts';

const visit = visitors();

/** What the browser says of a script that is not there. */
const expected = /404|MIME|Failed to (?:fetch|load)/;

/** What the page says when its scripts cannot start; hidden, or gone, as long as they may. */
const words = (page: Page) => page.locator('#start-failure');

/** Counts how often a page is asked for. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

test.each([
  ['its own code', '**/assets/ServiceListPage-*.js'],
  ['the first script', '**/assets/index-*.js'],
])('a page from a cache, older than the deployment, is loaded again when %s is gone', async (_, gone) => {
  const page = await visit('/', { stay: true, expected });
  const loads = loadsOf(page);
  await page.route(gone, (route) => (loads.length < 2 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/services');
  await eventually(() => loads.length).toBe(2);
  await takenOver(page);
  expect(await words(page).count()).toBe(0);
});

test('a page whose scripts are gone for good says so after one reload, with the telephone', async () => {
  const page = await visit('/', { stay: true, expected });
  const loads = loadsOf(page);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/services');
  await words(page).waitFor({ state: 'visible' });
  expect(loads).toHaveLength(2);
  expect(plain(await words(page).innerText())).toContain(plain(ui.startFailed));
  expect(await words(page).locator('a[href^="tel:"]').isVisible()).toBe(true);
});

test('a browser that cannot read the scripts is told so at once', async () => {
  const page = await visit('/', { stay: true, expected: /SyntaxError|uncaught/ });
  const loads = loadsOf(page);
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const is = /(?<newer/;' }),
  );
  await page.goto('/services');
  await words(page).waitFor({ state: 'visible' });
  expect(loads).toHaveLength(1);
});

test('without a connection the page stays as it is', async () => {
  const page = await visit('/', { stay: true, expected: /ERR_|Failed to (fetch|load)/ });
  const loads = loadsOf(page);
  let isOffline = false;
  await page.route('**', (route) => (isOffline ? route.abort() : route.continue()));
  await page.goto('/services', { waitUntil: 'commit' });
  isOffline = true;
  await eventually(() => words(page).isVisible()).toBe(true);
  expect(loads).toHaveLength(1);
});
