import type { Page } from 'playwright-core';
import { samplePaths } from '../paths.ts';
import { followLink, takenOver, visitors } from '../visit.ts';
import { breachesOf } from '../watch-page.ts';

const visit = visitors();

/** A window that remembers every breach of its page's policy. */
async function watched(expected?: RegExp): Promise<{ page: Page; breaches: string[] }> {
  const page = await visit('/', { stay: true, outside: true, ...(expected && { expected }) });
  return { page, breaches: await breachesOf(page) };
}

// As they are loaded, other tests see that none breaks it: the browser says so in the console (`visitors`).
test('the Content-Security-Policy is broken by no page that is reached inside the application', async () => {
  const { page, breaches } = await watched();
  await page.goto('/mentions-legales');
  await takenOver(page);
  for (const path of samplePaths) await followLink(page, path);
  expect(breaches).toEqual([]);
  // The window is the one that was opened.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});
