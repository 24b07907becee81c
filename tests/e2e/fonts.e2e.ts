// The fonts come when they come: what is drawn meanwhile in their place has their measure.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/vite/build/font-cuts.mjs';
import { allPaths, samplePaths } from './spec.ts';
import { hold, painted, takenOver, visitors } from './visit.ts';

const visit = visitors();

/** A word that finds its place on another line, once on a page; a font of another measure moves ten times as much. */
const oneLine = 0.05;

describe.each([360, 1440])('in a window of %i px', (width) => {
  test.each([...samplePaths, '/rien'])('late fonts move nothing on %s', async (path) => {
    const page = await visit(path, { width, stay: true, outside: true, expected: /404/ });
    const release = await hold(page, '**/*.woff2');
    await page.addInitScript(() => {
      const shifts: object[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // the load itself waits for the fonts
    await takenOver(page);
    await painted(page);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(oneLine);
  });
});

test('the fonts have every character of every page', async () => {
  const page = await visit('/', { stay: true, javaScriptEnabled: false });
  const strange = new Map<string, string>();
  for (const path of allPaths) {
    await page.goto(path);
    const text = (await page.locator('body').textContent()) ?? '';
    for (const character of text.replaceAll(/\s/g, ''))
      if (!CHARACTERS.includes(character)) strange.set(character, path);
  }
  expect([...strange]).toEqual([]);
});

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { readonly value: number }[] };
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
