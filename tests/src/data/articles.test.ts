import { inOrder, isPublished } from '../../../src/data/articles.ts';

const article = (slug: string, date: string, rest: { draft?: boolean; season?: number } = {}) => ({
  slug,
  date,
  ...rest,
});

test.each([
  ['of today', article('a', '2026-11-21'), true],
  ['of tomorrow', article('a', '2026-11-22'), false],
  ['that is a draft, of whatever day', article('a', '2026-01-01', { draft: true }), false],
  ['that is a draft no more', article('a', '2026-01-01', { draft: false }), true],
])('an article %s', (_, it, expected) => {
  expect(isPublished(it, '2026-11-21')).toBe(expected);
});

test('the newest come first, and what speaks of a season that is over behind', () => {
  const articles = [
    article('last-year', '2026-10-01', { season: 2025 }),
    article('old', '2024-01-01'),
    article('this-year', '2026-09-01', { season: 2026 }),
    article('newer', '2026-11-01'),
    article('long-ago', '2023-01-01', { season: 2022 }),
  ];
  expect(inOrder(articles, 2026).map(({ slug }) => slug)).toEqual([
    'newer',
    'this-year',
    'old',
    'last-year',
    'long-ago',
  ]);
});
