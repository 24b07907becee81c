import type { ComponentProps, ComponentType } from 'react';
import type { PageId } from '../../generated/routes.ts';

/** The code of each page, fetched when a visitor first goes there. */
export const pages = {
  home: async () => (await import('./home/HomePage.tsx')).HomePage,
  'variety-list': async () => (await import('./variety-list/VarietyListPage.tsx')).VarietyListPage,
  variety: async () => (await import('./variety/VarietyPage.tsx')).VarietyPage,
  'decoration-list': async () =>
    (await import('./decoration-list/DecorationListPage.tsx')).DecorationListPage,
  decoration: async () => (await import('./decoration/DecorationPage.tsx')).DecorationPage,
  'service-list': async () => (await import('./service-list/ServiceListPage.tsx')).ServiceListPage,
  service: async () => (await import('./service/ServicePage.tsx')).ServicePage,
  quote: async () => (await import('./quote/QuotePage.tsx')).QuotePage,
  business: async () => (await import('./business/BusinessPage.tsx')).BusinessPage,
  'article-list': async () => (await import('./article-list/ArticleListPage.tsx')).ArticleListPage,
  article: async () => (await import('./article/ArticlePage.tsx')).ArticlePage,
  contact: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  delivery: async () => (await import('./delivery/DeliveryPage.tsx')).DeliveryPage,
  'delivery-zone': async () => (await import('./delivery-zone/DeliveryZonePage.tsx')).DeliveryZonePage,
  finder: async () => (await import('./finder/FinderPage.tsx')).FinderPage,
  terms: async () => (await import('./legal/LegalPage.tsx')).LegalPage,
  privacy: async () => (await import('./legal/LegalPage.tsx')).LegalPage,
  'legal-notice': async () => (await import('./legal/LegalPage.tsx')).LegalPage,
  licences: async () => (await import('./licences/LicencesPage.tsx')).LicencesPage,
  'not-found': async () => (await import('./not-found/NotFoundPage.tsx')).NotFoundPage,
} satisfies Record<PageId, () => Promise<ComponentType<never>>>;

/** The props of each page's component, by page. */
export type PageProps = {
  readonly [P in PageId]: ComponentProps<Awaited<ReturnType<(typeof pages)[P]>>>;
};
