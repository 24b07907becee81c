// Photographs in place of drawings: a variety of the tests' shop has one, and a picture of another kind below it.
import type { Locator } from 'playwright-core';
import { inject } from 'vitest';
import { findVariety } from '#generated/varieties.ts';
import { eventually, visitors } from '../visit.ts';

const visit = visitors();

const path = '/nos-sapins/sapin-du-caucase';
const [photograph, other] = findVariety('sapin-du-caucase')?.images ?? [];

/** What the browser chose to show, once it is there. */
async function shown(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await eventually(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(
    true,
  );
  return image.evaluate((it: HTMLImageElement) => {
    const { width, height } = it.getBoundingClientRect();
    return { file: new URL(it.currentSrc).pathname, width, height };
  });
}

const widthOf = (file: string) => Number(/-(\d+)\.(?:avif|webp)$/.exec(file)?.[1]);

test('a photograph named in YAML comes as AVIF in a width that suits the place, or as WebP', async () => {
  const widths: number[] = [];
  for (const width of [360, 1440]) {
    const page = await visit(path, { width });
    const image = page.getByRole('img', { name: photograph?.alt ?? '' });
    const { file, ...size } = await shown(image);
    expect(file).toMatch(/^\/images\/photo-sapin-[0-9a-f]{8}-\d+\.avif$/);
    expect(widthOf(file)).toBeGreaterThanOrEqual(Math.min(size.width, 400));
    expect(await image.getAttribute('fetchpriority')).toBe('high');
    const answer = await fetch(inject('baseUrl') + file);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(200_000);
    widths.push(widthOf(file));
    // A browser that does not know AVIF.
    await page.evaluate(() => {
      for (const source of document.querySelectorAll('source[type="image/avif"]')) source.remove();
    });
    await eventually(async () => (await shown(image)).file).toMatch(/\.webp$/);
  }
  expect(widths[0]).toBeLessThan(widths[1] ?? 0);
});

test('the second one waits until it comes near, and keeps its place', async () => {
  const page = await visit(path, { width: 1440 });
  const image = page.getByRole('img', { name: other?.alt ?? '' });
  expect(await image.getAttribute('loading')).toBe('lazy');
  const before = await image.boundingBox();
  const first = await page.getByRole('img', { name: photograph?.alt ?? '' }).boundingBox();
  expect(before?.x).toBe(first?.x);
  const { width, height } = await shown(image);
  expect([width, height]).toEqual([before?.width, before?.height]);
});
