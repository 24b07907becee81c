// The shipped site, whatever its content says: what holds for every page that `check` lets through.
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { codeOverBudget, missingFiles } from '../e2e/byte-budget.ts';
import { takenOver, visitors } from '../e2e/visit.ts';
import { documentOf, linkedPaths, onePageOfEachKind, pagesIn } from './built-site.ts';

const dist = path.resolve('dist');
const pages = pagesIn(dist);
const paths = pages.map((page) => page.path);
const documents = new Set(pages.map((page) => documentOf(page.path)));
const kinds = onePageOfEachKind(pages);

test('every kind of page but the one for unknown addresses is there', () => {
  const expected = routes.map(({ page }) => page).filter((page) => page !== 'not-found');
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(expected.sort());
});

test('no link leads to a page that is not there', () => {
  const answered = routes.filter(({ path: pattern }) => pattern !== '*').map(({ path: pattern }) => pattern);
  const dead = pages.flatMap((page) =>
    [...linkedPaths(page.html)]
      // An unknown key of a route has a fallback; `sapin consistency` tells the editor of it.
      .filter((at) => !documents.has(documentOf(at)) && !answered.some((route) => matchPath(route, at)))
      .map((at) => `${page.path} links to ${at}`),
  );
  expect(dead).toEqual([]);
});

test.each(['title', 'description'] as const)('every page has its own %s', (part) => {
  const pattern =
    part === 'title'
      ? /<title>([^<]+)<\/title>(?=.*<\/head>)/gs
      : /<meta name="description" content="([^"]+)"/g;
  const found = pages.map((page) => ({
    path: page.path,
    texts: Array.from(page.html.matchAll(pattern), ([, text]) => text),
  }));
  expect(found.filter(({ texts }) => texts.length !== 1)).toEqual([]);
});

test('scripts, style sheets and fonts are within their budget, and all that pages name is there', () => {
  expect(codeOverBudget(dist, paths, 2_000)).toEqual([]);
  expect(missingFiles(dist, paths)).toEqual([]);
});

describe('in a browser', () => {
  const visit = visitors();

  test('every page hydrates in silence, has one heading, and fits a screen 320 px wide', async () => {
    const page = await visit('/', { width: 320, outside: true });
    for (const { path: at } of pages) {
      await page.goto(at);
      await takenOver(page);
      expect(await page.locator('h1').count(), at).toBe(1);
      const [content = 0, screen = 0] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(content, `${at} scrolls sideways`).toBeLessThanOrEqual(screen);
    }
  }, 240_000);
});
