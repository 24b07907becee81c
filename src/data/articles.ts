// The articles that visitors may read; nothing else reads those that wait.
import { articles as all } from '#generated/articles.ts';
import { frenchDate } from '#generated/shared/date.ts';
import { isAhead } from '#generated/shared/waiting.ts';
import { site } from '#generated/site.ts';
import type { Article } from '#generated/types.ts';
import { buildDay } from './build-moment.ts';

interface Dated extends Pick<Article, 'date' | 'draft' | 'season'> {
  readonly slug: string;
}

/** Whether an article is published on `day` (`2026-11-21`). */
export function isPublished({ date, draft }: Dated, day: string): boolean {
  return ![draft, date].some((value) => isAhead(value, day));
}

/** The newest first; what speaks of a season that is over comes behind. */
export function inOrder<A extends Dated>(articles: readonly A[], season: number): A[] {
  const isOver = (article: A) => Number((article.season ?? season) < season);
  return articles.toSorted(
    (a, b) => isOver(a) - isOver(b) || b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
  );
}

/** `npm run dev` shows those that wait as well, and says so. */
const shown =
  import.meta.env.MODE === 'development'
    ? all.map((article) => (isPublished(article, buildDay) ? article : marked(article)))
    : all.filter((article) => isPublished(article, buildDay));

/** In the order of lists. */
export const articles: readonly Article[] = inOrder(shown, site.season);

const bySlug: ReadonlyMap<string, Article> = new Map(articles.map((article) => [article.slug, article]));

export function findArticle(slug: string): Article | undefined {
  return bySlug.get(slug);
}

/** The addresses of the pictures of those that wait. */
export const waitingPictures: readonly string[] = all
  .filter(({ slug }) => !bySlug.has(slug))
  .map(({ image }) => image.src);

function marked(article: Article): Article {
  const when = article.draft ? 'Brouillon' : `Le ${frenchDate(article.date)}`;
  return { ...article, title: `[${when}] ${article.title}` };
}
