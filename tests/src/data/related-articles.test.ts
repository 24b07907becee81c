import { relatedArticles } from '../../../src/data/related-articles.ts';

const all = [
  { slug: 'b', category: 'conseils' },
  { slug: 'd', category: 'vie-pratique' },
  { slug: 'c', category: 'deco' },
  { slug: 'e', category: 'deco' },
  { slug: 'a', category: 'deco' },
] as unknown as Parameters<typeof relatedArticles>[1];

function related(slug: string, count = 3): string[] {
  const article = all.find((one) => one.slug === slug);
  return article ? relatedArticles(article, all, count).map((one) => one.slug) : [];
}

test('those of the same category come first, then the newest of the others', () => {
  expect(related('a')).toEqual(['c', 'e', 'b']);
  expect(related('d')).toEqual(['b', 'c', 'e']);
});

test('when there are few articles there are few related ones', () => {
  expect(related('a', 9)).toEqual(['c', 'e', 'b', 'd']);
});
