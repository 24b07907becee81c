// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { ListedArticle } from '../../../../src/components/ArticleCard.tsx';
import {
  ArticleListPage,
  type ArticleListPageProps,
} from '../../../../src/pages/article-list/ArticleListPage.tsx';
import { buildPage } from '../../../../src/pages/article-list/data.ts';
import type { PageContent } from '../../../../src/pages/page.ts';
import { headings, visit } from '../visit.tsx';

const { words } = buildPage().props;

function article(
  title: string,
  category: ListedArticle['category'],
  more: Partial<ListedArticle> = {},
): ListedArticle {
  const slug = title.toLowerCase() as ListedArticle['slug'];
  const image = { src: '/images/a.svg', alt: '' };
  return { slug, title, excerpt: '', image, category, date: '2025-01-01', readTime: 3, ...more };
}

const content: PageContent<ArticleListPageProps> = {
  head: { title: '', description: '' },
  props: {
    words,
    articles: [
      article('Un', 'conseils'),
      article('Deux', 'deco', { featured: true }),
      article('Trois', 'conseils'),
      article('Quatre', 'deco'),
      article('Cinq', 'vie-pratique'),
    ],
  },
};

const everything = ['Deux', 'Un', 'Trois', 'Quatre', 'Cinq'];

function list(address = '/actualites') {
  return visit(ArticleListPage, content, address);
}

function shown(): string[] {
  return headings().filter((heading) => everything.includes(heading));
}

function button(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

afterEach(() => vi.unstubAllGlobals());

test('has the featured article in front', () => {
  list();
  expect(shown()).toEqual(everything);
});

test('pressing a category again adds nothing to go back through', () => {
  const page = list();
  fireEvent.click(button(/^Atelier/));
  fireEvent.click(button(/^Atelier/));
  page.back();
  expect(page.address()).toBe('/actualites');
});

test('a category without articles says so', () => {
  const props = { ...content.props, articles: [article('Un', 'conseils')] };
  visit(ArticleListPage, { ...content, props }, '/actualites');
  expect(screen.queryByText(words.empty)).toBeNull();
  fireEvent.click(button(/^Atelier/));
  expect(screen.getByText(words.empty)).toBeTruthy();
});
