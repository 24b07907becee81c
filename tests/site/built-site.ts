// What a built site consists of, read from its folder: tests of it need to know no content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface BuiltPage {
  /** As visitors type it: `/livraison/colmar`. */
  readonly path: string;
  /** The kind of page: its folder in `src/pages/`. */
  readonly kind: string;
  /** The document as it was written. */
  readonly html: string;
}

/** Path of a page to its document, relative to the built site. */
export function documentOf(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

/** Every page of the site in `dist` that has a document and an address of its own, in the order of their paths. */
export function pagesIn(dist: string): BuiltPage[] {
  const files = readdirSync(path.join(dist, 'data'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(dist, 'data', file), 'utf8')))
    .filter(({ moved }) => moved === undefined)
    .filter(({ folder, path: at }) => folder !== 'not-found' && existsSync(path.join(dist, documentOf(at))))
    .map(({ folder, path: at }) => ({
      path: at,
      kind: folder,
      html: readFileSync(path.join(dist, documentOf(at)), 'utf8'),
    }))
    .sort((one, other) => one.path.localeCompare(other.path));
}

/** The first page of each kind. */
export function onePageOfEachKind(pages: readonly BuiltPage[]): BuiltPage[] {
  return pages.filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index);
}

/** What a page has of its own, without the header and the footer of all pages. */
export function mainOf(html: string): string {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
}

/** The paths within the site to which a document links, without their query and fragment. */
export function linkedPaths(html: string): Set<string> {
  const links = html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g);
  return new Set(Array.from(links, ([, href = '']) => decodeURI(href)));
}
