// The data of every page, from the generated modules.
import { articles } from '#generated/articles.ts';
import { decorations } from '#generated/decorations.ts';
import { legal } from '#generated/legal.ts';
import { type PageId, type Route, routes } from '#generated/routes.ts';
import { services } from '#generated/services.ts';
import { towns } from '#generated/towns.ts';
import { varieties } from '#generated/varieties.ts';
import { articleData } from '../pages/article/data.ts';
import { articleListData } from '../pages/article-list/data.ts';
import { businessData } from '../pages/business/data.ts';
import { comparisonData } from '../pages/comparison/data.ts';
import { contactData } from '../pages/contact/data.ts';
import { decorationData } from '../pages/decoration/data.ts';
import { decorationListData } from '../pages/decoration-list/data.ts';
import { deliveryData } from '../pages/delivery/data.ts';
import { deliveryZoneData } from '../pages/delivery-zone/data.ts';
import { finderData } from '../pages/finder/data.ts';
import { homeData } from '../pages/home/data.ts';
import { legalData } from '../pages/legal/data.ts';
import { licencesData } from '../pages/licences/data.ts';
import { notFoundData } from '../pages/not-found/data.ts';
import type { PageContent, PageData, PageDataOf } from '../pages/page.ts';
import { quoteData } from '../pages/quote/data.ts';
import { serviceData } from '../pages/service/data.ts';
import { serviceListData } from '../pages/service-list/data.ts';
import { varietyData } from '../pages/variety/data.ts';
import { varietyListData } from '../pages/variety-list/data.ts';
import { withPictureFiles } from './picture-files.ts';

/** Builds a page's content from the slug of its address, null when no entry has it. */
type Builder<P extends PageId> = (slug: string) => Content<P> | null | Promise<Content<P> | null>;
type Content<P extends PageId> = PageContent<PageDataOf<P>['props']>;

const builders: { readonly [P in PageId]: Builder<P> } = {
  home: homeData,
  'variety-list': varietyListData,
  variety: varietyData,
  'decoration-list': decorationListData,
  decoration: decorationData,
  'service-list': serviceListData,
  service: serviceData,
  quote: quoteData,
  business: businessData,
  'article-list': articleListData,
  article: articleData,
  contact: contactData,
  delivery: deliveryData,
  'delivery-zone': deliveryZoneData,
  finder: finderData,
  comparison: comparisonData,
  terms: legalData,
  privacy: legalData,
  'legal-notice': legalData,
  licences: licencesData,
  'not-found': notFoundData,
};

const slugs: Readonly<Record<NonNullable<Route['collection']>, readonly string[]>> = {
  articles: articles.map(({ slug }) => slug),
  decorations: decorations.map(({ slug }) => slug),
  legal: legal.map(({ slug }) => slug),
  services: services.map(({ slug }) => slug),
  towns: towns.map(({ slug }) => slug),
  varieties: varieties.map(({ slug }) => slug),
};

/** A page that the build writes. */
interface ConcretePage {
  readonly path: string;
  readonly page: PageId;
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
  const { page, slug } = found;
  const content = await builders[page](slug);
  return content && withPictureFiles({ page, path, ...content } as PageData);
}

/** The path of every page to build, including the not-found page and the fallbacks of unknown keys. */
export function concretePaths(): string[] {
  return [...pages.keys()];
}

function pagesOf({ page, path, collection, entry, fallback }: Route): ConcretePage[] {
  if (page === 'not-found') return [{ page, path: '/404', slug: '' }];
  if (!path.includes(':')) return [{ page, path, slug: entry ?? '' }];
  const keys = collection ? slugs[collection] : [];
  const all = fallback?.default ? [...keys, '_default'] : keys;
  return all.map((slug) => ({ page, path: path.replace(/:\w+/, slug), slug }));
}
