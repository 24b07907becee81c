import { loadArticleBody } from '#generated/articles.ts';
import { article as words } from '#generated/pages/article.ts';
import { articleList } from '#generated/pages/article-list.ts';
import { paths } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import { articles, findArticle } from '../../data/articles.ts';
import { relatedArticles } from '../../data/related-articles.ts';
import { listed } from '../article-list/data.ts';
import type { PageContent } from '../page.ts';
import type { ArticlePageProps } from './ArticlePage.tsx';

export const entries = articles;

/** Articles under `À lire aussi`. */
const relatedCount = 3;

/** @returns null for a key that no article has */
export async function buildPage(slug: string): Promise<PageContent<ArticlePageProps> | null> {
  const entry = findArticle(slug);
  if (!entry) return null;
  const { seo, excerpt, featured, updated, ...article } = entry;
  const canonical = paths.article(entry.slug);
  return {
    head: { ...seo, canonical },
    props: {
      article,
      body: await loadArticleBody(entry.slug),
      address: site.address + canonical,
      related: relatedArticles(entry, articles, relatedCount).map(listed),
      categories: articleList.categories,
      read: articleList.read,
      words,
    },
  };
}
