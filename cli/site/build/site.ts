import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { formatHeaders, headerRules, sourceHash } from '../../forms/serve/headers.ts';
import { formatNginx, formatRedirects } from '../../forms/serve/hosts.ts';
import type { Application } from './application.ts';
import { openCache } from './cache.ts';
import { compressFiles } from './compress.ts';
import { refuseDeadParts } from './dead-parts.ts';
import { type ClientBuild, type Manifest, NOTICES, START } from './documents.ts';
import { writeIcons } from './icons.ts';
import { outputInto } from './output.ts';
import { writePictures } from './pictures.ts';
import { refuseMissing } from './refuse-missing.ts';
import { writeShareImages } from './share-images.ts';
import type { Shop } from './shop.ts';
import { startStopwatch } from './stopwatch.ts';
import { preparePages, writePages } from './write-pages.ts';

/** Input of a build; folders are absolute paths. */
interface SiteBuild {
  readonly root: string;
  /** Its `dist` is where the client build is, and where everything else goes. */
  readonly shop: Shop;
  /** As it was loaded from the server bundle. */
  readonly site: Application;
}

/** Writes everything beside the client build: pages, data, pictures, and files for hosts and search engines. */
export async function writeSite(build: SiteBuild): Promise<void> {
  try {
    await writeFiles(build);
  } catch (error) {
    // Half a site, without its headers, must not be served.
    await rm(build.shop.dist, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles({ root, shop, site }: SiteBuild): Promise<void> {
  refuseMissing(site.missingFiles());
  const { dist } = shop;
  const output = outputInto(dist);
  const cache = openCache(path.join(shop.cache, 'sapin/build'));
  const done = startStopwatch();
  const { generated } = shop;
  preparePages(site, { root, generated, pictures: new Map() });
  const withheld = await site.withheldPictures();
  const pictures = await writePictures(
    {
      folder: path.join(shop.content, 'images'),
      withheld,
      drawings: site.treePictures(),
      formats: site.photoFormats,
    },
    output,
    cache,
  );
  done('pictures');
  const { src, alt } = site.home.hero.image;
  const usualPicture = { src: pictures.get(src)?.src ?? '', alt };
  const share = { siteName: site.site.name, usualPicture };
  const client = await readClientBuild(dist);
  const { canonicals, styles, shareImages, files, linksToParts } = await writePages(site, {
    root,
    generated,
    output,
    client,
    pictures,
    share,
  });
  await refuseDeadParts(linksToParts, files, {
    output,
    content: shop.content,
    origin: site.site.address,
  });
  done('pages', shareImages.length);
  await writeShareImages({ images: shareImages, siteName: share.siteName, root }, output, cache);
  done('share-images');
  const rules = headerRules({ ...site.outsideSources(), styles, scripts: [START, NOTICES].map(sourceHash) });
  output.write('/_headers', formatHeaders(rules));
  output.write('/_redirects', formatRedirects(canonicals, site.redirects));
  output.write('/_nginx.conf', formatNginx(rules, site.redirects));
  for (const { path: file, text } of site.siteFiles(canonicals)) output.write(file, text);
  const svg = await readFile(path.join(root, 'src/head/icon.svg'));
  await writeIcons({ svg, pngs: site.pngIcons, ground: site.themeColors.light }, output, cache);
  for (const { from } of site.redirects) output.keepFree(from);
  await rm(path.join(dist, '.vite'), { recursive: true });
  await compressFiles(dist, output, cache);
  done('compression');
  await cache.forgetUnused();
}

async function readClientBuild(dist: string): Promise<ClientBuild> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const sheets = new Map<string, string>();
  for (const file of Object.values(manifest).flatMap(({ css }) => css ?? []))
    sheets.set(file, (await readFile(path.join(dist, file), 'utf8')).trim());
  return { template, manifest, sheets };
}
