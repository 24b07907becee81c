// The articles that visitors may read; nothing else reads those that wait.
import { articles as all, loadArticleBody } from '#generated/articles.ts';
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
export async function waitingPictures(): Promise<readonly string[]> {
  const waiting = all.filter(({ slug }) => !bySlug.has(slug));
  const bodies = await Promise.all(waiting.map(({ slug }) => loadArticleBody(slug)));
  const inBodies = bodies.flatMap((body) =>
    Array.from(body.matchAll(/<img src="([^"]*)"/g), ([, src = '']) => src),
  );
  return [...waiting.map(({ image }) => image.src), ...inBodies.map(decodeURI)];
}

function marked(article: Article): Article {
  const when = article.draft ? 'Brouillon' : `Le ${frenchDate(article.date)}`;
  return { ...article, title: `[${when}] ${article.title}` };
}
