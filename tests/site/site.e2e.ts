// The shipped site, whatever its content says: what holds for every page that `check` lets through.
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { routes } from '#generated/routes.ts';
import { faultsIn } from '../e2e/axe.ts';
import { codeOverBudget, missingFiles } from '../e2e/byte-budget.ts';
import { visitors } from '../e2e/visit.ts';
import { scrollsSideways } from '../e2e/watch-page.ts';
import { documentOf, linkedPaths, onePageOfEachKind, pagesIn } from './built-site.ts';

const dist = path.resolve('dist');
const pages = pagesIn(dist);
const paths = pages.map((page) => page.path);
const documents = new Set(pages.map((page) => documentOf(page.path)));
const kinds = onePageOfEachKind(pages);
/** The patterns of the route table, but the one for unknown addresses. */
const answered = routes.map((route) => route.path).filter((pattern) => pattern !== '*');

test('every row of the route table but the one for unknown addresses has a page', () => {
  expect(answered.filter((route) => !paths.some((at) => matchPath(route, at)))).toEqual([]);
});

test('no link leads to a page that is not there', () => {
  const dead = pages.flatMap((page) =>
    [...linkedPaths(page.html)]
      // An unknown key of a route has a fallback; `sapin consistency` tells the editor of it.
      .filter((at) => !documents.has(documentOf(at)) && !answered.some((route) => matchPath(route, at)))
      .map((at) => `${page.path} links to ${at}`),
  );
  expect(dead).toEqual([]);
});

test.each([
  ['title', /<title>([^<]+)<\/title>(?=.*<\/head>)/gs],
  ['description', /<meta name="description" content="([^"]+)"/g],
  ['heading', /<h1[\s>].*?<\/h1>/gs],
] as const)('every page has one %s', (_, pattern) => {
  const found = pages.map((page) => ({
    path: page.path,
    texts: Array.from(page.html.matchAll(pattern), ([text]) => text),
  }));
  expect(found.filter(({ texts }) => texts.length !== 1)).toEqual([]);
});

test('scripts, style sheets and fonts are within their budget, and all that pages name is there', () => {
  expect(codeOverBudget(dist, paths, 2_000)).toEqual([]);
  expect(missingFiles(dist, paths)).toEqual([]);
});

const visit = visitors();

// Every page: tests/site/thorough/pages.e2e.ts.
test.each(kinds.slice(0, 3).map(({ path: at }) => at))(
  'in a browser: %s hydrates in silence, fits a screen 320 px wide, and axe-core finds nothing',
  async (at) => {
    const page = await visit(at, { width: 320, outside: true });
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await faultsIn(page, 'light')).toEqual([]);
  },
);
