import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceHash } from '../../forms/serve/headers.ts';
import type { Application, PictureFile } from './application.ts';
import { linksToParts } from './dead-parts.ts';
import { type ClientBuild, documentWriter } from './documents.ts';
import { packageReader } from './installed-packages.ts';
import type { Output } from './output.ts';
import { type ShareStyle, shareImageOf, type WantedImage } from './wanted-images.ts';

interface PagesJob {
  /** The folders of the project and of the generated modules, as absolute paths. */
  readonly root: string;
  readonly generated: string;
  readonly output: Output;
  readonly client: ClientBuild;
  /** Built pictures by their address in the content. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  readonly share: ShareStyle;
}

interface WrittenPages {
  /** The canonical paths of all pages that search engines should know, in the order of the pages. */
  readonly canonicals: readonly string[];
  /** The hashes of the style sheets inside the documents. */
  readonly styles: readonly string[];
  readonly shareImages: readonly WantedImage[];
  /** The document of each page, by its path. */
  readonly files: ReadonlyMap<string, string>;
  /** The addresses of parts of pages that links lead to. */
  readonly linksToParts: ReadonlySet<string>;
}

/** Prepares the pages; returns their paths. */
export function preparePages(
  application: Application,
  { root, generated, pictures }: Pick<PagesJob, 'root' | 'generated' | 'pictures'>,
): string[] {
  const readLazy = readLazyOf(generated);
  return application.startPrerender({ readLazy, readPackage: packageReader(root), pictures });
}

export async function writePages(application: Application, job: PagesJob): Promise<WrittenPages> {
  const paths = preparePages(application, job);
  const { output } = job;
  const writeDocument = documentWriter(job.client);
  const canonicals: string[] = [];
  const sheets = new Set<string>();
  const shareImages: WantedImage[] = [];
  const files = new Map<string, string>();
  const parts = new Set<string>();
  for (const at of paths) {
    const rendered = await application.renderPage(at, (data) => {
      const image = shareImageOf(data, job.share);
      shareImages.push(image);
      return image;
    });
    const { canonical } = rendered.data.head;
    if (canonical !== undefined) canonicals.push(canonical);
    const json = JSON.stringify(rendered.data);
    output.write(rendered.dataFile, json);
    if (!rendered.htmlFile) continue;
    files.set(at, rendered.htmlFile);
    for (const link of linksToParts(rendered.body, at, application.site.address)) parts.add(link);
    const page = writeDocument(rendered, json);
    for (const sheet of page.sheets) sheets.add(sheet);
    output.write(rendered.htmlFile, page.pieces);
  }
  return {
    canonicals,
    styles: Array.from(sheets, sourceHash).sort(),
    shareImages,
    files,
    linksToParts: parts,
  };
}

function readLazyOf(generated: string): (file: string) => Promise<unknown> {
  return async (file) => JSON.parse(await readFile(path.join(generated, file), 'utf8'));
}
