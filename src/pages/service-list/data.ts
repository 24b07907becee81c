import { serviceList as words } from '#generated/pages/service-list.ts';
import { paths } from '#generated/routes.ts';
import { findService } from '#generated/services.ts';
import type { PageContent } from '../page.ts';
import type { ServiceListPageProps } from './ServiceListPage.tsx';

export function buildPage(): PageContent<ServiceListPageProps> {
  const { seo, items, ...rest } = words;
  const services = items.flatMap((slug) => {
    const service = findService(slug);
    if (!service) return [];
    const { title, icon, description, image } = service;
    return [{ title, icon, description, href: paths.service(slug), ...(image ? { image } : {}) }];
  });
  return { head: { ...seo, canonical: paths.serviceList() }, props: { words: rest, services } };
}
