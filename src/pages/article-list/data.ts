import { articles } from '#generated/articles.ts';
import { articleList } from '#generated/pages/article-list.ts';
import { paths } from '#generated/routes.ts';
import type { Article } from '#generated/types.ts';
import type { ListedArticle } from '../../components/ArticleCard.tsx';
import type { PageContent } from '../page.ts';
import type { ArticleListPageProps } from './ArticleListPage.tsx';

export const newestFirst = articles.toSorted(
  (a, b) => Number(b.date > a.date) - Number(a.date > b.date) || a.slug.localeCompare(b.slug),
);

export function buildPage(): PageContent<ArticleListPageProps> {
  const { seo, ...words } = articleList;
  return {
    head: { ...seo, canonical: paths.articleList() },
    props: { articles: newestFirst.map(listed), words },
  };
}

/** Leaves out what lists do not show. */
export function listed({ updated, author, seo, ...article }: Article): ListedArticle {
  return article;
}
