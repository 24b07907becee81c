import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatHeaders, headerRules, sourceHash } from '../../../cli/serve/headers.ts';
import { formatNginx, formatRedirects } from '../../../cli/serve/hosts.ts';
import type * as PrerenderModule from '../../prerender.tsx';
import { openCache } from './cache.ts';
import { compressFiles } from './compress.ts';
import { type ClientBuild, type Manifest, START } from './documents.ts';
import { writeIcons } from './icons.ts';
import { outputInto } from './output.ts';
import { writeInThreads } from './pages-threads.ts';
import { writePictures } from './pictures.ts';
import { writeShareImages } from './share-images.ts';
import type { Shop } from './shop.ts';
import type * as PagesModule from './write-pages.ts';

/** The folders of a build, as absolute paths. */
export interface BuildFolders {
  /** The project. */
  readonly root: string;
  /** Its `dist` is where the client build is, and where everything else goes. */
  readonly shop: Shop;
  /** Where the server bundle is. */
  readonly serverBundle: string;
}

/** Writes all that stands beside the client build: the pages, their data and pictures, and what hosts and engines read. */
export async function writeSite({ root, shop, serverBundle }: BuildFolders): Promise<void> {
  const { dist } = shop;
  const output = outputInto(dist);
  const cache = openCache(path.join(shop.cache, 'sapin/build'));
  const site = await importBuilt<typeof PrerenderModule>(serverBundle, 'prerender.js');
  const { preparePages, writePages } = await importBuilt<typeof PagesModule>(serverBundle, 'write-pages.js');
  const watch = startStopwatch();
  const pictures = await writePictures(
    { folder: path.join(shop.content, 'images'), drawings: site.treePictures() },
    output,
    cache,
  );
  watch.lap('pictures');
  const usualPicture = pictures.get(site.home.hero.image.src)?.src ?? '';
  const share = { siteName: site.site.name, usualPicture };
  const client = await readClientBuild(dist);
  const paths = preparePages({ root, generated: shop.generated, pictures });
  const { canonicals, styles, shareImages } = await writeInThreads(
    paths,
    { root, generated: shop.generated, dist, client, pictures, share },
    { cores: availableParallelism(), serverBundle, writePages },
  );
  watch.lap('pages');
  await writeShareImages({ images: shareImages, siteName: share.siteName, root }, output, cache);
  watch.lap('share images');
  const rules = headerRules({ ...site.outsideSources(), styles, scripts: [sourceHash(START)] });
  output.write('/_headers', formatHeaders(rules));
  output.write('/_redirects', formatRedirects(canonicals, site.redirects));
  output.write('/_nginx.conf', formatNginx(rules, site.redirects));
  for (const { path: file, text } of site.siteFiles(canonicals)) output.write(file, text);
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

/** A module of the server bundle. */
function importBuilt<T>(serverBundle: string, name: string): Promise<T> {
  return import(pathToFileURL(path.join(serverBundle, name)).href);
}

async function readClientBuild(dist: string): Promise<ClientBuild> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const sheets = new Map<string, string>();
  for (const file of Object.values(manifest).flatMap(({ css }) => css ?? []))
    sheets.set(file, (await readFile(path.join(dist, file), 'utf8')).trim());
  return { template, manifest, sheets };
}
