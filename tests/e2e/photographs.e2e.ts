// A copy of the project in which an editor put photographs beside the drawings, built and served as the site is.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';
import { serve } from './server.ts';
import { eventually, visitors } from './visit.ts';

const visit = visitors();
const run = promisify(execFile);
const root = copyProject();
let site: Awaited<ReturnType<typeof serve>>;

/** A picture with the noise of a camera's, so that its forms have the weight of a photograph's. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const forest = sharp('content/images/pages/home.svg').resize(width, height);
  const grain = await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer();
  return forest
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

beforeAll(async () => {
  const inContent = (file: string) => path.join(root, 'content', file);
  writeFileSync(inContent('images/nobilis.jpg'), await photograph(720, 900));
  writeFileSync(inContent('images/branche.jpg'), await photograph(480, 320));
  const variety = inContent('varieties/nobilis.yaml');
  const images = ['nobilis.jpg', 'branche.jpg'].map((file) => `  - src: ${file}\n    alt: Photographie`);
  writeFileSync(variety, `${readFileSync(variety, 'utf8')}images:\n${images.join('\n')}\n`);
  await run(process.execPath, ['cli/sapin.mjs', 'generate'], { cwd: root });
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root });
  site = await serve(root, []);
}, 120_000);

afterAll(async () => {
  await site?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** What the browser chose to show, once it is there. */
async function shown(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await eventually(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(
    true,
  );
  return image.evaluate((it: HTMLImageElement) => {
    const { width, height } = it.getBoundingClientRect();
    return { file: new URL(it.currentSrc).pathname, own: it.naturalWidth, width, height };
  });
}

const widthOf = (file: string) => Number(/-(\d+)\.(?:avif|webp)$/.exec(file)?.[1]);

test('a photograph named in YAML comes as AVIF, in a width that suits the place', async () => {
  const widths: number[] = [];
  for (const width of [360, 1440]) {
    const page = await visit('/nos-sapins/nobilis', { at: site.address, width });
    const image = page.getByRole('img', { name: 'Photographie' }).first();
    const { file, ...size } = await shown(image);
    expect(file).toMatch(/^\/images\/nobilis-[0-9a-f]{8}-\d+\.avif$/);
    expect(size.own).toBeGreaterThan(0);
    expect(widthOf(file)).toBeGreaterThanOrEqual(Math.min(size.width, 400));
    expect(size.height / size.width).toBeCloseTo(900 / 720, 2);
    expect(await image.getAttribute('fetchpriority')).toBe('high');
    widths.push(widthOf(file));
  }
  expect(widths[0]).toBeLessThan(widths[1] ?? 0);
  const answer = await fetch(`${site.address}${await fileOfWidth('nobilis', 640)}`);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(200_000);
});

test('the second one waits until it comes near, and keeps its place', async () => {
  const page = await visit('/nos-sapins/nobilis', { at: site.address, width: 1440 });
  const image = page.getByRole('img', { name: 'Photographie' }).nth(1);
  expect(await image.getAttribute('loading')).toBe('lazy');
  const before = await image.boundingBox();
  const first = await page.getByRole('img', { name: 'Photographie' }).first().boundingBox();
  expect(before?.x).toBe(first?.x);
  const { file, width, height } = await shown(image);
  expect(file).toMatch(/^\/images\/branche-[0-9a-f]{8}-\d+\.avif$/);
  expect([width, height]).toEqual([before?.width, before?.height]);
});

test('a browser without AVIF gets WebP', async () => {
  const page = await visit('/nos-sapins/nobilis', { at: site.address, width: 360 });
  const image = page.getByRole('img', { name: 'Photographie' }).first();
  await shown(image);
  await page.evaluate(() => {
    for (const source of document.querySelectorAll('source[type="image/avif"]')) source.remove();
  });
  await eventually(async () => (await shown(image)).file).toMatch(/\.webp$/);
});

/** The address of a form that the page names. */
async function fileOfWidth(name: string, width: number): Promise<string | undefined> {
  const html = await (await fetch(`${site.address}/nos-sapins/nobilis`)).text();
  return new RegExp(`/images/${name}-[0-9a-f]{8}-${width}\\.avif`).exec(html)?.[0];
}
