import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { likeness } from './pictures.ts';

let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  await server.listen();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The page of the parts, with its fonts and all its pictures. */
async function openParts(width: number, theme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
  });
  await page.goto(`${server.resolvedUrls?.local[0]}_parts`);
  await page.getByRole('heading', { name: 'Parts' }).waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}

/** Room for another machine's way of smoothing letters, and for a line that breaks elsewhere. */
const tolerance = { differing: 0.03, taller: 0.01 };

describe('the parts look as they did', () => {
  test.each([
    [360, 'light'],
    [768, 'light'],
    [1280, 'light'],
    [768, 'dark'],
  ] as const)('at %d px, %s', async (width, theme) => {
    const page = await openParts(width, theme);
    const { differing, taller } = await likeness(page, `parts-${width}-${theme}`);
    await page.close();
    expect(differing).toBeLessThan(tolerance.differing);
    expect(Math.abs(taller)).toBeLessThan(tolerance.taller);
  });

  // Where pictures are written, these would write theirs.
  const isCompared = process.env.PICTURES !== 'write';

  test.runIf(isCompared)('a change of colour would be seen', async () => {
    const page = await openParts(768);
    await page.addStyleTag({ content: ':root { --color-page: #d8e4ef; --color-accent: #2c4a73 }' });
    const { differing } = await likeness(page, 'parts-768-light');
    await page.close();
    expect(differing).toBeGreaterThan(tolerance.differing);
  });

  test.runIf(isCompared)('so would a change of space', async () => {
    const page = await openParts(768);
    await page.addStyleTag({ content: ':root { --space-4: 1.5rem }' });
    const { differing, taller } = await likeness(page, 'parts-768-light');
    await page.close();
    expect(differing > tolerance.differing || Math.abs(taller) > tolerance.taller).toBe(true);
  });
});

test('states can be seen without a pointer', async () => {
  const page = await openParts(1280);
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await colour('main [data-look=solid][data-shows=hover]')).not.toBe(
    await colour('main [data-look=solid]:not([data-shows])'),
  );
  await page.close();
});
