import { describe, expect, test } from 'vitest';
import { serviceList } from '#generated/pages/service-list.ts';
import { isThorough, times } from '../cli/thorough.ts';
import { samplePaths } from './paths.ts';
import { eventually, hold, painted, takenOver, visitors } from './visit.ts';
import { isTitleKept, markTitle } from './watch-page.ts';

const visit = visitors({ motion: 'no-preference' });

describe('hydration', () => {
  // As most see them: `routes.e2e.ts`.
  test('takes over the prerendered pages on a phone, at night, far away, in another language and year', async () => {
    const page = await visit('/', {
      stay: true,
      width: 360,
      theme: 'dark',
      timezoneId: 'Pacific/Kiritimati',
      locale: 'en-US',
      hasTouch: true,
      random: 0.999,
      day: '2031-07-14',
    });
    await markTitle(page);
    // One that was scrolled, and one with a category in its address.
    const paths = samplePaths.slice(0, times(2, samplePaths.length));
    for (const path of [...paths, '/cgv#les-prix', '/actualites?categorie=deco']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await takenOver(page);
      expect(await isTitleKept(page), path).toBe(true);
    }
  });

  test.runIf(isThorough)('waits until the page and its first picture have been painted', async () => {
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

  test.runIf(isThorough)('a mismatch would be seen, in the console and in the title', async () => {
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
