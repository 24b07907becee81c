import { service as words } from '#generated/pages/service.ts';
import { paths } from '#generated/routes.ts';
import { findService, services } from '#generated/services.ts';
import { linkOf } from '../../data/request.ts';
import type { PageContent } from '../page.ts';
import type { ServicePageProps } from './ServicePage.tsx';

export const entries = services;

/** @returns null for a key that no service has */
export function buildPage(slug: string): PageContent<ServicePageProps> | null {
  const service = findService(slug);
  if (!service) return null;
  return {
    head: { ...service.seo, canonical: paths.service(service.slug) },
    props: {
      service,
      ...(service.booking && { booking: linkOf(service.booking.request) }),
      words,
    },
  };
}
