// Every page of the shipped site; `npm test` opens one of each kind.
import path from 'node:path';
import { takenOver, visitors } from '../../e2e/visit.ts';
import { scrollsSideways } from '../../e2e/watch-page.ts';
import { pagesIn } from '../built-site.ts';

const visit = visitors();

test('every page hydrates in silence, and fits a phone, whose letters may be twice as large', async () => {
  const page = await visit('/', { width: 320, outside: true });
  for (const { path: at } of pagesIn(path.resolve('dist'))) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at);
    await takenOver(page);
    expect(await scrollsSideways(page), at).toBe(false);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await scrollsSideways(page), `${at}, twice as large`).toBe(false);
  }
}, 240_000);
