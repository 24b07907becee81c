import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isThorough } from '../cli/thorough.ts';
import { launchBrowser } from './browser.ts';
import { serveParts } from './parts-server.ts';
import { likeness, tolerance } from './pictures.ts';

let server: Awaited<ReturnType<typeof serveParts>>;
let browser: Browser;
/** The page of the parts, with its fonts and all its pictures. */
let page: Page;

beforeAll(async () => {
  server = await serveParts();
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce', locale: 'fr-FR' });
  await page.goto(server.address);
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
});

async function look(width: number, theme: 'light' | 'dark') {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  const taken = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return likeness(taken, path.join(import.meta.dirname, `pictures/parts-${width}-${theme}.webp`));
}

/** What `css` changes in the picture that is kept. */
async function lookWith(css: string) {
  const style = await page.addStyleTag({ content: css });
  const found = await look(768, 'light');
  await style.evaluate((it) => (it as Element).remove());
  return found;
}

// That they are there is seen in `dev.e2e.ts`.
describe.runIf(isThorough)('the parts look as they did', () => {
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
  test.runIf(process.env.PICTURES !== 'write')('a change of colour or of space would be seen', async () => {
    const colour = await lookWith(':root { --color-page: #d8e4ef; --color-accent: #2c4a73 }');
    expect(colour.differing).toBeGreaterThan(tolerance.differing);
    const space = await lookWith(':root { --space-4: 1.5rem }');
    expect(space.differing > tolerance.differing || Math.abs(space.taller) > tolerance.taller).toBe(true);
  });
});
