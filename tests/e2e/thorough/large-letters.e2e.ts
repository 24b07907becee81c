import { expect, test } from 'vitest';
import { samplePaths } from '../paths.ts';
import { visitors } from '../visit.ts';
import { scrollsSideways } from '../watch-page.ts';

const visit = visitors();

test.each(samplePaths)('with letters twice as large %s fits a phone', async (path) => {
  const page = await visit(path, { width: 360, height: 740, outside: true });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await scrollsSideways(page)).toBe(false);
});
