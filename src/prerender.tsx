// Node side: renders pages to strings. The build and nothing else runs it.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { setLazyReader } from '../generated/lazy.ts';
import type { PageId } from '../generated/routes.ts';
import { site } from '../generated/site.ts';
import { App } from './App.tsx';
import { treePictures } from './components/tree/tree-picture.ts';
import { functionsAddress } from './functions.ts';
import { headMarkup } from './head/head-markup.ts';
import { type SiteFile, siteFiles } from './head/site-files.ts';
import type { PageData } from './page.ts';
import { concretePaths, pageData } from './page-data.ts';
import { adoptPage, dataPath, forgetPage } from './page-store.ts';

export interface RenderedPage {
  readonly data: PageData;
  /** Path in `dist/` of the data that a navigation fetches. */
  readonly dataFile: string;
  /** Path in `dist/` of the page, null for data that only stands in for unknown keys. */
  readonly htmlFile: string | null;
  /** Folder of `src/pages/` that holds the page's code. */
  readonly folder: string;
  /** Whether hosts serve this page for every address without a file. */
  readonly isFallback: boolean;
  /** The elements of `<head>` that the page asks for. */
  readonly head: string;
  readonly body: string;
}

/** @param readLazy reads a JSON file of `generated/`, named by its path there */
export function startPrerender(readLazy: (path: string) => Promise<unknown>): string[] {
  setLazyReader(readLazy);
  return concretePaths();
}

/** @throws when no page has this path */
export async function renderPage(path: string): Promise<RenderedPage> {
  const data = await pageData(path);
  if (!data) throw new Error(`no page at ${path}`);
  await adoptPage(data);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  forgetPage(path);
  const { head, body } = splitHead(html);
  return {
    data,
    dataFile: dataPath(path),
    htmlFile: path.endsWith('/_default') ? null : `${path === '/' ? '/index' : path}.html`,
    folder: legalPages.has(data.page) ? 'legal' : data.page,
    isFallback: data.page === 'not-found',
    head: `${head}\n    ${headMarkup(data, keyOf(path))}`,
    body,
  };
}

/** The part of an address that names an entry: its last. */
function keyOf(path: string): string | undefined {
  return path.split('/')[2];
}

/** The site map, the feed and their kin, for the pages that were rendered, and the drawings of the varieties. */
export function renderSiteFiles(pages: readonly PageData[]): SiteFile[] {
  const drawings = [...treePictures()].map(([path, text]) => ({ path, text }));
  return [...siteFiles(pages.flatMap(({ head }) => head.canonical ?? [])), ...drawings];
}

/** The origins outside the site that its pages need, for the Content-Security-Policy. */
export function outsideSources(): { images: string[]; frames: string[]; calls: string[] } {
  return {
    images: site.imageHosts.map((host) => `https://${host}`),
    frames: [new URL(site.map.embed).origin],
    calls: functionsAddress === '' ? [] : [new URL(functionsAddress).origin],
  };
}

const legalPages: ReadonlySet<PageId> = new Set<PageId>(['terms', 'privacy', 'legal-notice']);

/** React writes the `<title>`, `<meta>` and `<link>` of the tree in front of it. */
function splitHead(html: string): { head: string; body: string } {
  const head = html.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
