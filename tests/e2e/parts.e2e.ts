import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isThorough } from '../cli/thorough.ts';
import { shopFolder } from '../shop.mjs';
import { launchBrowser } from './browser.ts';
import { likeness } from './pictures.ts';

let server: ViteDevServer;
let browser: Browser;
/** The page of the parts, with its fonts and all its pictures. */
let page: Page;

beforeAll(async () => {
  vi.stubEnv('SAPIN_SHOP', shopFolder);
  server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  await server.listen();
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce', locale: 'fr-FR' });
  await page.goto(`${server.resolvedUrls?.local[0]}_parts`);
  await page.getByRole('heading', { name: 'Parts' }).waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  vi.unstubAllEnvs();
});

async function look(width: number, theme: 'light' | 'dark') {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  return likeness(page, `parts-${width}-${theme}`);
}

/** What `css` changes in the picture that is kept. */
async function lookWith(css: string) {
  const style = await page.addStyleTag({ content: css });
  const found = await look(768, 'light');
  await style.evaluate((it) => (it as Element).remove());
  return found;
}

/** Room for another machine's way of smoothing letters, and for a line that breaks elsewhere. */
const tolerance = { differing: 0.03, taller: 0.01 };

describe('the parts look as they did', () => {
  test.each([
    [360, 'light'],
    [768, 'light'],
    [1280, 'dark'],
  ] as const)('at %d px, %s', async (width, theme) => {
    const { differing, taller } = await look(width, theme);
    expect(differing).toBeLessThan(tolerance.differing);
    expect(Math.abs(taller)).toBeLessThan(tolerance.taller);
  });

  // Where pictures are written, this would write its own.
  test.runIf(isThorough && process.env.PICTURES !== 'write')(
    'a change of colour or of space would be seen',
    async () => {
      const colour = await lookWith(':root { --color-page: #d8e4ef; --color-accent: #2c4a73 }');
      expect(colour.differing).toBeGreaterThan(tolerance.differing);
      const space = await lookWith(':root { --space-4: 1.5rem }');
      expect(space.differing > tolerance.differing || Math.abs(space.taller) > tolerance.taller).toBe(true);
    },
  );
});

test('states can be seen without a pointer', async () => {
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await colour('main [data-look=solid][data-shows=hover]')).not.toBe(
    await colour('main [data-look=solid]:not([data-shows])'),
  );
});
