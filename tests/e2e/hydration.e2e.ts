import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serviceList } from '#generated/pages/service-list.ts';
import { samplePaths } from './paths.ts';
import { eventually, hold, painted, takenOver, visitors } from './visit.ts';

const visit = visitors({ motion: 'no-preference' });

/** Marks the title of the prerendered page as the parser makes it: React keeps that element, unless it renders again. */
function markTitle(page: Page) {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const title = document.querySelector('h1');
      if (!title) return;
      title.dataset.prerendered = '';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

const isKept = (page: Page) => page.locator('h1').evaluate((title) => 'prerendered' in title.dataset);

async function renderedAgain(page: Page, all: readonly string[]) {
  const found: string[] = [];
  for (const path of all) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await takenOver(page);
    if (!(await isKept(page))) found.push(path);
  }
  return found;
}

describe('hydration', () => {
  test('takes over the prerendered pages as most see them', async () => {
    const page = await visit('/', { stay: true });
    await markTitle(page);
    // One that was scrolled, and one with a category in its address.
    const others = ['/cgv#les-prix', '/actualites?categorie=deco'];
    expect(await renderedAgain(page, [...samplePaths, ...others])).toEqual([]);
  });

  test('takes them over on a phone, at night, far away, in another language and year, with reduced motion', async () => {
    const page = await visit('/', {
      stay: true,
      width: 360,
      theme: 'dark',
      timezoneId: 'Pacific/Kiritimati',
      locale: 'en-US',
      motion: 'reduce',
      hasTouch: true,
      random: 0.999,
      day: '2031-07-14',
    });
    await markTitle(page);
    expect(await renderedAgain(page, samplePaths)).toEqual([]);
  });

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

  test('waits for no paint in a browser that tells of none, nor for a picture that is not there', async () => {
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
    expect(await isKept(page)).toBe(false);
  });
});
