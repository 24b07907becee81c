import { hash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Plugin } from 'vite';
import { entriesBelow } from '../core/files/entries-below.mjs';
import type { Application, PictureFile } from '../site/build/application.ts';
import { generateModules } from '../site/build/generate-modules.ts';
import { packageReader } from '../site/build/installed-packages.ts';
import { shopOf } from '../site/build/shop.ts';
import { type PageParts, partsOf } from './page-parts.ts';

/** The pages of a shop as visitors get them, but for styles and scripts, by their address. */
export interface RenderedShop {
  /** A hash of what every page depends on: menu, footer, labels, and what else components read beside their data. */
  readonly shell: string;
  readonly pages: Readonly<Record<string, RenderedParts>>;
  /** Pictures that are not files of the content, by their address, in Base64. */
  readonly pictures: Readonly<Record<string, string>>;
}

interface RenderedParts extends PageParts {
  /** A hash of the page's data. */
  readonly data: string;
}

/**
 * Renders the shop that `SAPIN_SHOP` names, without the client build and without converting pictures, which are named
 * `ADDRESS?HASH`. Ends the process with status 1 when the content is at fault, as the build does.
 * @param root the project's folder
 * @param known rendered by the same code: its pages are taken over where neither their data nor the shell differ
 */
export async function renderShop(root: string, known?: RenderedShop): Promise<RenderedShop> {
  const shop = shopOf(root, process.env);
  await generateModules(shop);
  const watched = watchShell(realpathSync(shop.generated));
  const builder = await createBuilder({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [watched.plugin],
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('the build needs the ssr environment');
  await builder.build(ssr);
  const bundle = path.join(shop.cache, 'prerender/prerender.js');
  const site: Application = await import(/* @vite-ignore */ pathToFileURL(bundle).href);
  const drawings = site.treePictures();
  const addresses = site.startPrerender({
    readLazy: async (file) => JSON.parse(await readFile(path.join(shop.generated, file), 'utf8')),
    readPackage: packageReader(root),
    pictures: new Map([...photographs(path.join(shop.content, 'images')), ...[...drawings].map(named)]),
  });
  const pictures = Object.fromEntries(
    [...drawings].map(([at, svg]) => [at, Buffer.from(svg).toString('base64')]),
  );
  const shell = watched.hash();
  const pages: Record<string, RenderedParts> = {};
  for (const address of addresses) {
    // Stands in for unknown keys, and no visitor has its address.
    if (address.endsWith('/_default')) continue;
    const data = hash('sha1', JSON.stringify(await site.pageData(address)));
    const before = known?.shell === shell ? known.pages[address] : undefined;
    pages[address] = before?.data === data ? before : { data, ...(await partsAt(site, address)) };
  }
  return { shell, pages, pictures };
}

async function partsAt(site: Application, address: string): Promise<PageParts> {
  const noImage = { src: '', width: 1, height: 1, alt: '' };
  const { head, body } = await site.renderPage(address, () => noImage);
  return partsOf(head, body);
}

function photographs(folder: string): (readonly [string, PictureFile])[] {
  return entriesBelow(folder).map((file) =>
    named([`/images/${file.path}`, readFileSync(path.join(folder, file.path))]),
  );
}

function named([address, bytes]: readonly [string, string | Buffer]): readonly [string, PictureFile] {
  return [address, { src: `${address}?${hash('sha1', bytes).slice(0, 8)}` }];
}

/** Hashes the generated modules that the application reads otherwise than through the data of its pages. */
function watchShell(generated: string): { plugin: Plugin; hash(): string } {
  const found = new Map<string, string>();
  const ofPages = /\/src\/(?:data\/|pages\/[^/]+\/data\.ts$)/;
  return {
    plugin: {
      name: 'watch-shell',
      buildEnd() {
        const entries = [...this.getModuleIds()].filter((id) => id.endsWith('/src/prerender.tsx'));
        const reached = new Set(entries);
        // A set that grows while it is walked is walked to its new end.
        for (const id of reached) {
          const module = this.getModuleInfo(id);
          for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])])
            if (!ofPages.test(next)) reached.add(next);
          if (id.startsWith(`${toSlashes(generated)}/`)) found.set(id, readFileSync(id, 'utf8'));
          // Written out in place of the collections that it reads.
          else if (id.endsWith('.static.ts')) found.set(id, module?.code ?? '');
        }
      },
    },
    hash: () => {
      const base = toSlashes(generated);
      const parts = [...found].map(([id, text]) => `${id.replace(base, '')}\n${text}`);
      return hash('sha1', parts.sort().join('\n'));
    },
  };
}

function toSlashes(file: string): string {
  return file.replaceAll('\\', '/');
}
