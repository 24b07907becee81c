import { serviceList } from '#generated/pages/service-list.ts';
import { eventually, hold, painted, takenOver, visitors } from '../visit.ts';
import { isTitleKept, markTitle } from '../watch-page.ts';

const visit = visitors({ motion: 'no-preference' });

describe('hydration', () => {
  test('waits until the page and its first picture have been painted', async () => {
    const page = await visit('/', { stay: true });
    const release = await hold(page, '**/images/nuit-*');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.resourceType()));
    await page.goto('/', { waitUntil: 'domcontentloaded' }); // the load itself waits for the picture
    await painted(page);
    await painted(page);
    expect(requested).toContain('font');
    expect(requested).not.toContain('script');
    release();
    await takenOver(page);
    expect(requested).toContain('script');
  });

  test('a mismatch would be seen, in the console and in the title', async () => {
    const page = await visit('/', { stay: true, expected: /hydrat|Minified React error|#418/i });
    await page.route('**/services', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(`>${serviceList.title}</h1>`, '>Autre chose</h1>'),
      });
    });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await markTitle(page);
    await page.goto('/services');
    await takenOver(page);
    await eventually(() => errors.length).toBeGreaterThan(0);
    expect(await isTitleKept(page)).toBe(false);
  });
});

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
