import { articles } from '../../../generated/articles.ts';
import { home } from '../../../generated/pages/home.ts';
import { paths } from '../../../generated/routes.ts';
import type { PageContent } from '../../page.ts';
import type { HomePageProps } from './HomePage.tsx';

/** However many articles there are, the carousel goes through the latest. */
const newsCount = 7;

export function homeData(): PageContent<HomePageProps> {
  const { seo, ...words } = home;
  const news = articles
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, newsCount)
    .map(({ slug, title, excerpt, image }) => ({ title, excerpt, image, href: paths.article(slug) }));
  return { head: { ...seo, canonical: paths.home() }, props: { words, news } };
}
