import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatHeaders, headerRules, styleHashes } from '../../../cli/serve/headers.ts';
import { formatNginx, formatRedirects } from '../../../cli/serve/hosts.ts';
import type * as PrerenderModule from '../../prerender.tsx';
import { openCache } from './cache.ts';
import { compressFiles } from './compress.ts';
import { documentWriter, type Manifest } from './documents.ts';
import { writeIcons } from './icons.ts';
import { packageReader } from './licences.ts';
import { type Output, outputInto } from './output.ts';
import { writePictures } from './pictures.ts';
import { openShareImages } from './share-images.ts';

/** The folders of a build, as absolute paths. */
export interface BuildFolders {
  /** The project. */
  readonly root: string;
  /** Where the client build is, and where everything else goes. */
  readonly dist: string;
  /** Where the server bundle is. */
  readonly serverBundle: string;
}

/** Writes all that stands beside the client build: the pages, their data and pictures, and what hosts and engines read. */
export async function writeSite({ root, dist, serverBundle }: BuildFolders): Promise<void> {
  const watch = startStopwatch();
  const output = outputInto(dist);
  const cache = openCache(path.join(root, 'node_modules/.cache/sapin/build'));
  const site = await importPrerender(serverBundle);
  const pictures = await writePictures(
    { folder: path.join(root, 'content/images'), drawings: site.treePictures() },
    output,
    cache,
  );
  watch.lap('pictures');
  const readLazy = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, 'generated', file), 'utf8'));
  const shares = openShareImages(
    { root, siteName: site.site.name, usualPicture: pictures.get(site.home.hero.image.src)?.src ?? '' },
    output,
    cache,
  );
  const paths = site.startPrerender({ readLazy, readPackage: packageReader(root), pictures });
  const document = await readClientBuild(dist);
  const render = (at: string) => site.renderPage(at, shares.of);
  const { canonicals, styles } = await writePages({ paths, render, document }, output);
  watch.lap('pages');
  await shares.write();
  watch.lap('share images');
  const rules = headerRules({ ...site.outsideSources(), styles });
  await output.write('/_headers', formatHeaders(rules));
  await output.write('/_redirects', formatRedirects(canonicals, site.redirects));
  await output.write('/_nginx.conf', formatNginx(rules, site.redirects));
  for (const { path: file, text } of site.siteFiles(canonicals)) await output.write(file, text);
  const svg = await readFile(path.join(root, 'src/head/icon.svg'));
  await writeIcons({ svg, pngs: site.pngIcons, ground: site.themeColors.light }, output, cache);
  await rm(path.join(dist, '.vite'), { recursive: true });
  await compressFiles(dist, output, cache);
  watch.lap('compression');
  await cache.forgetUnused();
  console.log(`${paths.length} pages prerendered: ${watch.laps.join(', ')}`);
}

/** What each part of the build took, in seconds; on a busy machine, somebody wonders. */
function startStopwatch() {
  const laps: string[] = [];
  let last = performance.now();
  return {
    laps,
    lap(name: string) {
      const now = performance.now();
      laps.push(`${name} ${((now - last) / 1000).toFixed(2)} s`);
      last = now;
    },
  };
}

function importPrerender(serverBundle: string): Promise<typeof PrerenderModule> {
  return import(pathToFileURL(path.join(serverBundle, 'prerender.js')).href);
}

interface PageWriting {
  readonly paths: readonly string[];
  readonly render: (path: string) => Promise<PrerenderModule.RenderedPage>;
  readonly document: (page: PrerenderModule.RenderedPage) => string;
}

interface WrittenPages {
  /** The canonical paths of all pages that search engines should know. */
  readonly canonicals: readonly string[];
  /** The hashes of the style sheets inside the documents. */
  readonly styles: readonly string[];
}

/** Writes each page as a document, and its data for navigation. */
async function writePages({ paths, render, document }: PageWriting, output: Output): Promise<WrittenPages> {
  const canonicals: string[] = [];
  const styles = new Set<string>();
  for (const at of paths) {
    const rendered = await render(at);
    const { canonical } = rendered.data.head;
    if (canonical !== undefined) canonicals.push(canonical);
    await output.write(rendered.dataFile, JSON.stringify(rendered.data));
    if (!rendered.htmlFile) continue;
    const html = document(rendered);
    for (const hash of styleHashes(html)) styles.add(hash);
    await output.write(rendered.htmlFile, html);
  }
  return { canonicals, styles: [...styles].sort() };
}

async function readClientBuild(dist: string): Promise<(page: PrerenderModule.RenderedPage) => string> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const sheets = new Map<string, string>();
  for (const file of Object.values(manifest).flatMap(({ css }) => css ?? []))
    sheets.set(file, (await readFile(path.join(dist, file), 'utf8')).trim());
  return documentWriter({ template, manifest, sheets });
}
