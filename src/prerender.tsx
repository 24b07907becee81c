// Renders pages to strings; runs in Node, in the build only.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { setLazyReader } from '#generated/lazy.ts';
import { home } from '#generated/pages/home.ts';
import { inForm } from '#generated/phrase-forms.ts';
import { site } from '#generated/site.ts';
import { App } from './App.tsx';
import { type PictureFile, photoFormats } from './components/built-picture.ts';
import { waitingPictures } from './data/articles.ts';
import { type ReadPackage, setPackageReader } from './data/installed-packages.ts';
import { concretePaths, missingFiles, pageData } from './data/page-data.ts';
import { setPictureFiles } from './data/picture-files.ts';
import { treePictures } from './data/tree-picture.ts';
import { functionsAddress } from './forms/functions-address.ts';
import { headMarkup, type ShareImage } from './head/head-markup.ts';
import { pngIcons, redirects, siteFiles, themeColors } from './head/site-files.ts';
import type { PageData } from './pages/page.ts';
import { adoptPage, dataPath, forgetPage } from './shell/page-store.ts';
import { builtSeason } from './shell/shell.static.ts';

interface BuildKnowledge {
  /** Reads a JSON file of `generated/`, named by its path there. */
  readonly readLazy: (path: string) => Promise<unknown>;
  /** Reads what npm has installed. */
  readonly readPackage: ReadPackage;
  /** Built pictures by their address in the content. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
}

/** What the build writes beside the pages; this module is its only access to the site. */
export { home, missingFiles, photoFormats, pngIcons, redirects, site, siteFiles, themeColors, treePictures };

/** Prepares rendering; returns the path of every page. */
export function startPrerender({ readLazy, readPackage, pictures }: BuildKnowledge): string[] {
  setLazyReader(readLazy);
  setPackageReader(readPackage);
  setPictureFiles(pictures);
  return concretePaths();
}

/** The pictures of articles that wait, as far as no page shows them: by their address in the content. */
export async function withheldPictures(): Promise<ReadonlySet<string>> {
  const withheld = new Set(await waitingPictures());
  if (withheld.size > 0)
    for (const path of concretePaths()) {
      const json = JSON.stringify(await pageData(path));
      for (const src of withheld) if (isIn(json, src)) withheld.delete(src);
    }
  return withheld;
}

/** Whether a page's JSON names a picture, as a value or in a text. */
function isIn(json: string, src: string): boolean {
  return json.includes(JSON.stringify(src)) || json.includes(`src=\\"${encodeURI(src)}\\"`);
}

/**
 * @param shareImage gives the picture that stands for a page elsewhere
 * @throws when no page has this path
 */
export async function renderPage(path: string, shareImage: (data: PageData) => ShareImage) {
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
  const now = inForm(data, builtSeason.index);
  const { head, body } = splitHead(html);
  return {
    data,
    dataFile: dataPath(path),
    htmlFile: path.endsWith('/_default') ? null : `${path === '/' ? '/index' : path}.html`,
    folder: data.folder,
    isFallback: data.folder === 'not-found',
    head: `${head}\n    ${headMarkup(now, shareImage(now))}`,
    body,
  };
}

/** The origins outside the site that its pages need, for the Content-Security-Policy. */
export function outsideSources(): { images: string[]; frames: string[]; calls: string[] } {
  return {
    images: site.imageHosts.map((host) => `https://${host}`),
    frames: [new URL(site.map.embed).origin],
    calls: functionsAddress === '' ? [] : [new URL(functionsAddress).origin],
  };
}

/** React writes the `<title>`, `<meta>` and `<link>` of the tree in front of it. */
function splitHead(html: string): { head: string; body: string } {
  const head = html.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
