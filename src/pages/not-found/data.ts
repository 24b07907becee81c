import { notFound } from '#generated/pages/not-found.ts';
import type { PageContent } from '../page.ts';
import type { NotFoundPageProps } from './NotFoundPage.tsx';

export function buildPage(): PageContent<NotFoundPageProps> {
  const { seo, ...words } = notFound;
  return { head: seo, props: { words } };
}
