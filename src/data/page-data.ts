// The data of every page, from what `src/pages/*/data.ts` build.
import { type Route, routes } from '#generated/routes.ts';
import type { PageContent, PageData } from '../pages/page.ts';
import { withoutDrafts } from './drafts.ts';
import { folderOf } from './page-folder.ts';
import { withPictureFiles } from './picture-files.ts';

interface DataModule {
  /** Builds a page's content from the slug of its address, null when no entry has it. */
  buildPage(slug: string): PageContent | null | Promise<PageContent | null>;
  /** What the page shows one of, when its address has a parameter. */
  readonly entries?: readonly { readonly slug: string }[];
}

const modules = import.meta.glob<DataModule>('../pages/*/data.ts', { eager: true });
const components = Object.keys(import.meta.glob('../pages/*/*Page.tsx'));

/** A page that the build writes. */
interface ConcretePage {
  readonly path: string;
  readonly folder: string;
  /** The entry that it shows, empty when its route has none. */
  readonly slug: string;
}

const pages: ReadonlyMap<string, ConcretePage> = new Map(
  routes.flatMap(pagesOf).map((page) => [page.path, page]),
);

/** The data of the page at `path`, null when there is none. `/404` is the not-found page. */
export async function pageData(path: string): Promise<PageData | null> {
  const found = pages.get(path);
  if (!found) return null;
  const { folder, slug } = found;
  const content = await moduleIn(folder).buildPage(slug);
  return content && withPictureFiles({ folder, path, ...withoutDrafts(content) });
}

/** The path of every page to build, including the not-found page and the fallbacks of unknown keys. */
export function concretePaths(): string[] {
  return [...pages.keys()];
}

function pagesOf(route: Route): ConcretePage[] {
  const { page, path, entry, fallback } = route;
  const folder = folderOf(route);
  if (page === 'not-found') return [{ folder, path: '/404', slug: '' }];
  if (!path.includes(':')) return [{ folder, path, slug: entry ?? '' }];
  const found = modules[dataFile(folder)];
  if (!found) return []; // the build says which file is missing
  const { entries } = found;
  if (!entries) throw new Error(`src/pages/${folder}/data.ts exports no entries for ${path}`);
  const slugs = [...entries.map(({ slug }) => slug), ...(fallback?.default ? ['_default'] : [])];
  return slugs.map((slug) => ({ folder, path: path.replace(/:\w+/, slug), slug }));
}

function moduleIn(folder: string): DataModule {
  const found = modules[dataFile(folder)];
  const [missing] = missingIn(folder);
  if (!found || missing !== undefined) throw new Error(`${missing} is missing`);
  return found;
}

/** The files without which a page of the route table cannot be built. */
export function missingFiles(): string[] {
  return [...new Set(routes.map(folderOf))].flatMap(missingIn);
}

function missingIn(folder: string): string[] {
  const hasComponent = components.some((file) => file.startsWith(`../pages/${folder}/`));
  return [
    ...(modules[dataFile(folder)] ? [] : [`src/pages/${folder}/data.ts`]),
    ...(hasComponent ? [] : [`src/pages/${folder}/*Page.tsx`]),
  ];
}

function dataFile(folder: string): string {
  return `../pages/${folder}/data.ts`;
}
