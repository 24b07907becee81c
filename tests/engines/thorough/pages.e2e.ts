// Each kind of page, as it starts and as it fits.
import { samplePaths } from '../../e2e/paths.ts';
import { visit } from '../visit.ts';
import { isSideways, pictures } from '../watch.ts';

test.each(samplePaths)('%s starts, with its fonts and pictures, and fits any window', async (path) => {
  const page = await visit(path, { width: 1280 });
  expect(await page.until(pictures)).toEqual({ fonts: true, broken: [] });
  for (const width of [320, 390, 1280]) {
    await page.resize(width, 800);
    expect([width, await page.run(isSideways)]).toEqual([width, false]);
  }
});

test.each(samplePaths)('by night: %s is light on dark', async (path) => {
  const page = await visit(path, { theme: 'dark' });
  const [ground = 0, ink = 0] = await page.run(() =>
    [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color].map(
      (colour) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
    ),
  );
  expect(ground).toBeLessThan(60);
  expect(ink).toBeGreaterThan(200);
});

test.each(samplePaths)('with letters twice as large: %s is no wider than a phone', async (path) => {
  const page = await visit(path, { width: 390, text: 2 });
  const size = await page.run(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const wide = await page.run(() => window.innerWidth);
  expect(wide / size).toBeCloseTo(390 / 32, 1);
  expect(await page.run(isSideways)).toBe(false);
});
