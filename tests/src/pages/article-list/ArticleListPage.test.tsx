// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { ArticleListPage } from '../../../../src/pages/article-list/ArticleListPage.tsx';
import { buildPage } from '../../../../src/pages/article-list/data.ts';
import { headings, visit } from '../visit.tsx';

const { head, props } = buildPage();
const titles = props.articles.map(({ title }) => title);
const list = (articles = props.articles) =>
  visit(ArticleListPage, { head, props: { ...props, articles } }, '/actualites');
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('has the featured article in front', () => {
  list(props.articles.map((article) => ({ ...article, featured: article.title === titles[2] })));
  const [first, second, third] = titles;
  expect(
    headings()
      .filter((heading) => titles.includes(heading))
      .slice(0, 3),
  ).toEqual([third, first, second]);
});

test('pressing a category again adds nothing to go back through', () => {
  const page = list();
  press(/^Atelier/);
  press(/^Atelier/);
  page.back();
  expect(page.address()).toBe('/actualites');
});

test('a category without articles says so', () => {
  list(props.articles.filter(({ category }) => category === 'conseils'));
  expect(screen.queryByText(props.words.empty)).toBeNull();
  press(/^Atelier/);
  expect(screen.getByText(props.words.empty)).toBeTruthy();
});
