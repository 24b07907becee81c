// The page behind a link is there before the link is followed.
import type { Page } from 'playwright-core';
import { arrived, eventually, painted, takenOver, visitors } from '../visit.ts';

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

/**
 * Whatever the page asks for because of what is in view now, has been asked for: the browser tells of it with the next
 * frame, and requests come in their order, so that all are known when the one that is made here is.
 */
async function settled(page: Page): Promise<void> {
  await painted(page);
  const last = page.waitForRequest('**/icon.svg?last');
  await page.evaluate(() => fetch('/icon.svg?last'));
  await last;
}

test('links in view are fetched, those below when they come into view, and a click asks for nothing more', async () => {
  const page = await visit('/services', { stay: true, width: 360, height: 600 });
  const fetched = watchData(page);
  await page.goto('/services');
  await eventually(() => fetched).toContain('/index');
  await settled(page);
  const path = '/services/collecte-des-sapins';
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

// That nothing is fetched before is tested in tests/src/prefetch.test.tsx, where no clock has to be waited for.
test('who saves data fetches what is pointed at', async () => {
  const page = await visit('/', { stay: true, frugal: true });
  const fetched = watchData(page);
  await page.goto('/');
  await takenOver(page);
  await page.locator('header a[href="/contact"]').first().hover();
  await eventually(() => fetched).toEqual(['/contact']);
});
