import { test } from 'vitest';
import { takenOver, visitors } from '../visit.ts';

const visit = visitors({ motion: 'no-preference' });

// It fails by its time-out: a page that waits for ever is never taken over.
test('hydration waits for no paint in a browser that tells of none, nor for a picture that is not there', async () => {
  const page = await visit('/', { stay: true, expected: /404|ERR_FAILED/ });
  await page.route('**/images/nuit-*', (route) => route.abort());
  await page.goto('/');
  await takenOver(page);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/services');
  await takenOver(page);
});
