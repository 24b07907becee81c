import { samplePaths } from '../paths.ts';
import { followLink, takenOver, visitors } from '../visit.ts';
import { breachesOf } from '../watch-page.ts';

const visit = visitors();

// As they are loaded, other tests see that none breaks it: the browser says so in the console (`visitors`).
test('the Content-Security-Policy is broken by no page that is reached inside the application', async () => {
  const page = await visit('/', { stay: true, outside: true });
  const breaches = await breachesOf(page);
  await page.goto('/mentions-legales');
  await takenOver(page);
  for (const path of samplePaths) await followLink(page, path);
  expect(breaches).toEqual([]);
  // The window is the one that was opened.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});
