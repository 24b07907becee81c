import { buildPage } from '../../../../src/pages/variety/data.ts';

const propsOf = (slug: string) => buildPage(slug)?.props;

test('at the comparison it waits for others', () => {
  const hrefs = propsOf('sapin-blanchi')?.words.tools.map(({ href }) => href);
  expect(hrefs).toEqual(['/trouver-mon-sapin', '/comparer?varietes=sapin-blanchi']);
});

test('it suggests its neighbour first', () => {
  expect(propsOf('sapin-blanchi')?.related.map(({ href }) => href)).toEqual([
    '/nos-sapins/epicea-du-haut-doubs',
  ]);
});
