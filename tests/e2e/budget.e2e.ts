// What a first visit costs, in bytes over the wire: they do not vary from one machine to the next.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { allPaths } from './spec.ts';

const dist = path.resolve('dist');

/** The size of a file of `dist/` as hosts send it: compressed, where that is worth it. */
function sent(file: string): number {
  const whole = path.join(dist, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

function total(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sent(file), 0);
}

const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);
const htmlOf = (page: string) => readFileSync(path.join(dist, fileOf(page)), 'utf8');

/** The scripts that a document names, and so fetches before anybody asks for more. */
function scriptsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
}

/** The pictures that a document fetches at once. */
function eagerPictures(html: string): Set<string> {
  const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => image);
  const eager = images.filter((image) => !image.includes('loading="lazy"'));
  return new Set(eager.map((image) => /\ssrc="([^"]+)"/.exec(image)?.[1] ?? ''));
}

const inlinedCss = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');

const assets = readdirSync(path.join(dist, 'assets')).map((name) => `/assets/${name}`);

describe('the home page', () => {
  const html = htmlOf('/');

  test('needs at most 78 kB of scripts', () => {
    const scripts = scriptsOf(html);
    expect(scripts.size).toBeGreaterThan(1);
    expect(total(scripts)).toBeLessThanOrEqual(78_000);
  });

  test('is at most 18 kB, its style sheet among it', () => {
    expect(sent('/index.html')).toBeLessThanOrEqual(18_000);
    expect(brotliCompressSync(inlinedCss(html)).length).toBeLessThanOrEqual(9_500);
  });

  test('fetches one picture at once, of at most 10 kB', () => {
    const pictures = eagerPictures(html);
    expect(pictures.size).toBe(1);
    expect(total(pictures)).toBeLessThanOrEqual(10_000);
  });
});

/** A page that computes and draws in the browser has more scripts of its own than one that is read. */
const toolScripts: Readonly<Record<string, number>> = { '/trouver-mon-sapin': 11_000 };

describe('every page', () => {
  test.each(allPaths)(
    '%s is at most 24 kB, with at most 7 kB of scripts, 11 of a tool, and 14 kB of pictures of its own',
    (page) => {
      const html = htmlOf(page);
      expect(sent(fileOf(page))).toBeLessThanOrEqual(24_000);
      const shell = scriptsOf(htmlOf('/'));
      const own = [...scriptsOf(html)].filter((script) => !shell.has(script));
      expect(total(own)).toBeLessThanOrEqual(toolScripts[page] ?? 7_000);
      expect(total(eagerPictures(html))).toBeLessThanOrEqual(14_000);
    },
  );

  test('names no style sheet, script or picture that is not there', () => {
    for (const page of allPaths) {
      const named = [
        ...htmlOf(page).matchAll(/(?:src|href|content)="(?:https:\/\/[^/"]+)?(\/(?:assets|images)\/[^"]+)"/g),
      ];
      expect(named.length).toBeGreaterThan(3);
      for (const [, file = ''] of named)
        expect(existsSync(path.join(dist, file)), `${file} of ${page}`).toBe(true);
    }
  });
});

test('the fonts are three files of at most 45 kB', () => {
  const fonts = assets.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(3);
  expect(total(fonts)).toBeLessThanOrEqual(45_000);
});

test('the code of one page is at most 6 kB', () => {
  const pages = assets.filter((file) => /Page-[^/]+\.js$/.test(file));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(sent(page), page).toBeLessThanOrEqual(6_000);
});
