import { business } from '#generated/pages/business.ts';
import { paths } from '#generated/routes.ts';
import type { PageContent } from '../page.ts';
import type { BusinessPageProps } from './BusinessPage.tsx';

export function buildPage(): PageContent<BusinessPageProps> {
  const { seo, ...words } = business;
  return { head: { ...seo, canonical: paths.business() }, props: { words } };
}
