import { articleList } from '#generated/pages/article-list.ts';
import { paths } from '#generated/routes.ts';
import type { Article } from '#generated/types.ts';
import type { ListedArticle } from '../../components/ArticleCard.tsx';
import { articles } from '../../data/articles.ts';
import type { PageContent } from '../page.ts';
import type { ArticleListPageProps } from './ArticleListPage.tsx';

export function buildPage(): PageContent<ArticleListPageProps> {
  const { seo, ...words } = articleList;
  return {
    head: { ...seo, canonical: paths.articleList() },
    props: { articles: articles.map(listed), words },
  };
}

/** Leaves out what lists do not show. */
export function listed({ updated, author, seo, ...article }: Article): ListedArticle {
  return article;
}
