import { expect, test } from 'vitest';
import { buildPage } from '../../../../src/pages/variety/data.ts';

const propsOf = (slug: string) => buildPage(slug)?.props;

test('of two price grids it shows that of its surface', () => {
  expect(propsOf('epicea-du-haut-doubs')?.price).toEqual({
    from: 19,
    grid: [
      { min: 1, max: 1.5, price: 19 },
      { min: 1.5, max: 2, price: 31 },
      { min: 2, max: 2.5, price: 47 },
    ],
  });
});

test('care is shown unless its entry hides it', () => {
  expect(propsOf('sapin-blanchi')?.variety.care).toHaveLength(2);
  expect(propsOf('fraser-en-fete')?.variety.care).toEqual([]);
});

test('at the comparison it waits for others', () => {
  const hrefs = propsOf('sapin-blanchi')?.words.tools.map(({ href }) => href);
  expect(hrefs).toEqual(['/trouver-mon-sapin', '/comparer?varietes=sapin-blanchi']);
});

test('it suggests its neighbour first', () => {
  expect(propsOf('sapin-blanchi')?.related.map(({ href }) => href)).toEqual([
    '/nos-sapins/epicea-du-haut-doubs',
  ]);
});
