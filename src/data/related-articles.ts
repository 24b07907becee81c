import type { Article } from '#generated/types.ts';

/**
 * Articles of the same category first, then the rest, each in the order of `newestFirst`. Stops as soon as it has enough.
 */
export function relatedArticles<A extends Pick<Article, 'slug' | 'category'>>(
  article: Pick<Article, 'slug' | 'category'>,
  newestFirst: readonly A[],
  count: number,
): A[] {
  const isKin = ({ category }: A) => category === article.category;
  const kin = first(newestFirst, count, (other) => isKin(other) && other.slug !== article.slug);
  return [...kin, ...first(newestFirst, count - kin.length, (other) => !isKin(other))];
}

function first<A>(all: readonly A[], count: number, isWanted: (one: A) => boolean): A[] {
  const found: A[] = [];
  for (const one of all) {
    if (found.length === count) break;
    if (isWanted(one)) found.push(one);
  }
  return found;
}
