import type { ComponentType } from 'react';
import type { PageId } from '#generated/routes.ts';

/**
 * The code of each page, fetched when a visitor first goes there. The module of a page exports its component and nothing
 * else: a name for each would be twenty names in every visitor's first script.
 */
export const pages = {
  home: () => import('./home/HomePage.tsx'),
  'variety-list': () => import('./variety-list/VarietyListPage.tsx'),
  variety: () => import('./variety/VarietyPage.tsx'),
  'decoration-list': () => import('./decoration-list/DecorationListPage.tsx'),
  decoration: () => import('./decoration/DecorationPage.tsx'),
  'service-list': () => import('./service-list/ServiceListPage.tsx'),
  service: () => import('./service/ServicePage.tsx'),
  quote: () => import('./quote/QuotePage.tsx'),
  business: () => import('./business/BusinessPage.tsx'),
  'article-list': () => import('./article-list/ArticleListPage.tsx'),
  article: () => import('./article/ArticlePage.tsx'),
  contact: () => import('./contact/ContactPage.tsx'),
  delivery: () => import('./delivery/DeliveryPage.tsx'),
  'delivery-zone': () => import('./delivery-zone/DeliveryZonePage.tsx'),
  finder: () => import('./finder/FinderPage.tsx'),
  comparison: () => import('./comparison/ComparisonPage.tsx'),
  terms: () => import('./legal/LegalPage.tsx'),
  privacy: () => import('./legal/LegalPage.tsx'),
  'legal-notice': () => import('./legal/LegalPage.tsx'),
  licences: () => import('./licences/LicencesPage.tsx'),
  'not-found': () => import('./not-found/NotFoundPage.tsx'),
} satisfies Record<PageId, () => Promise<Readonly<Record<string, ComponentType<never>>>>>;

/** The props of each page's component, by page. */
export type PageProps = {
  readonly [P in PageId]: PropsOf<Awaited<ReturnType<(typeof pages)[P]>>>;
};

type PropsOf<Module> = Module[keyof Module] extends (props: infer Props) => unknown ? Props : never;
