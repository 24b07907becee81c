import { navigation } from '#generated/navigation.ts';
import { notFound } from '#generated/pages/not-found.ts';
import { footerTowns } from '../../shell/footer.static.ts';
import type { PageContent } from '../page.ts';
import type { NotFoundPageProps } from './NotFoundPage.tsx';

export function buildPage(): PageContent<NotFoundPageProps> {
  const { seo, ...words } = notFound;
  const { header, footer } = navigation;
  const links = [
    ...header.menu.flatMap((item) => [item, ...(item.submenu ?? [])]),
    ...footer.groups.flatMap((group) => group.links),
    ...footer.legal,
    ...footerTowns.flatMap(({ title, towns }) =>
      towns.map(({ name, href }) => ({ name: `${title}, ${name}`, href })),
    ),
  ];
  const pages = links.flatMap(({ name, href }) => (href.startsWith('/') ? { name, href } : []));
  return { head: seo, props: { pages, words } };
}
