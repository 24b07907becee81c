import { makePaths } from '../../../../cli/core/model/paths.ts';
import { contentOf, variety } from '../consistency/model-of.ts';

const content = contentOf({
  'varieties/a.yaml': variety('A'),
  'varieties/b.yaml': variety('B'),
  'articles/x.yaml': 'title: X\n',
  'pages/variety.yaml': 'from: x\n',
});
const paths = makePaths(content);
const entry = (collection: string, slug: string) => content.find(collection, slug) as never;

test('the header and the footer are on every page', () => {
  expect(paths.ofSurface('header')).toBe(paths.all);
  expect(paths.of(entry('varieties', 'a'), ['variety', 'footer'])).toBe(paths.all);
});

test('an entry is read on its own path of its collection’s page', () => {
  expect(paths.of(entry('varieties', 'a'), ['variety'])).toEqual(['/nos-sapins/a']);
  expect(paths.of(entry('articles', 'x'), ['article', 'article-list', 'home'])).toEqual([
    '/actualites/x',
    '/actualites',
    '/',
  ]);
});

test('a page’s own texts are read on every path of the page', () => {
  const page = content.singletons.get('variety') as never;
  expect(paths.of(page, ['variety'])).toEqual(['/nos-sapins/a', '/nos-sapins/b']);
});
