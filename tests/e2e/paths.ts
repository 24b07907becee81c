// The paths of the tests' own shop, as it was built.

import { shop } from '../shop.mjs';
import { onePageOfEachKind, pagesIn } from '../site/built-site.ts';

export const pages = pagesIn(shop.dist);

export const allPaths: readonly string[] = pages.map((it) => it.path);
export const samplePaths: readonly string[] = onePageOfEachKind(pages).map((it) => it.path);

export function titleOf(path: string): string | undefined {
  const page = pages.find((it) => it.path === path);
  return page && /<title>([^<]+)/.exec(page.html)?.[1];
}
