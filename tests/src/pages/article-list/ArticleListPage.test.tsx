// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListedArticle } from '../../../../src/components/ArticleCard.tsx';
import type { PageContent } from '../../../../src/page.ts';
import {
  ArticleListPage,
  type ArticleListPageProps,
} from '../../../../src/pages/article-list/ArticleListPage.tsx';
import { articleListData } from '../../../../src/pages/article-list/data.ts';
import { headings, target, visit } from '../visit.tsx';

const { words } = articleListData().props;

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

function pressed(): (string | null)[] {
  return screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
}

afterEach(() => vi.unstubAllGlobals());

test('shows everything, the featured article in front, and how many there are of each', () => {
  list();
  expect(shown()).toEqual(everything);
  const group = screen.getByRole('group', { name: 'Filtrer les articles par rubrique' });
  expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Tous5',
    'Conseils2',
    'Déco2',
    'Vie pratique1',
  ]);
  expect(pressed()).toEqual(['Tous5']);
});

test.each([
  [/^Conseils/, ['Un', 'Trois'], '/actualites?categorie=conseils'],
  [/^Déco/, ['Deux', 'Quatre'], '/actualites?categorie=deco'],
  [/^Vie pratique/, ['Cinq'], '/actualites?categorie=vie-pratique'],
])('%s leaves its own articles, and the address says so', (name, titles, address) => {
  const page = list();
  fireEvent.click(button(name));
  expect(shown()).toEqual(titles);
  expect(pressed()).toHaveLength(1);
  expect(button(name).getAttribute('aria-pressed')).toBe('true');
  expect(page.address()).toBe(address);
});

test('the counts stay those of all articles', () => {
  list('/actualites?categorie=vie-pratique');
  expect(button(/^Tous/).textContent).toBe('Tous5');
  expect(button(/^Déco/).textContent).toBe('Déco2');
});

test('a shared link shows its category', () => {
  list('/actualites?categorie=deco');
  expect(shown()).toEqual(['Deux', 'Quatre']);
});

test('Tous takes the parameter out of the address', () => {
  const page = list('/actualites?categorie=deco');
  fireEvent.click(button(/^Tous/));
  expect(shown()).toEqual(everything);
  expect(page.address()).toBe('/actualites');
});

test('back returns to the category before', () => {
  const page = list();
  fireEvent.click(button(/^Déco/));
  fireEvent.click(button(/^Conseils/));
  page.back();
  expect(shown()).toEqual(['Deux', 'Quatre']);
  page.back();
  expect(shown()).toEqual(everything);
});

test('pressing a category again adds nothing to go back through', () => {
  const page = list();
  fireEvent.click(button(/^Déco/));
  fireEvent.click(button(/^Déco/));
  page.back();
  expect(page.address()).toBe('/actualites');
});

test('a category that nobody knows shows everything', () => {
  list('/actualites?categorie=recettes');
  expect(shown()).toEqual(everything);
});

test('the prerendered page shows everything, and hydrates without a mismatch into the category of the address', () => {
  const logged = vi.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location="/actualites">
      <ArticleListPage {...content.props} />
    </StaticRouter>,
  );
  expect(shown()).toEqual(everything);
  render(
    <MemoryRouter initialEntries={['/actualites?categorie=conseils']}>
      <ArticleListPage {...content.props} />
    </MemoryRouter>,
    { container, hydrate: true },
  );
  expect(shown()).toEqual(['Un', 'Trois']);
  expect(logged).not.toHaveBeenCalled();
});

test('the newsletter box makes no call', () => {
  list();
  const network = vi.fn();
  vi.stubGlobal('fetch', network);
  const field = screen.getByLabelText<HTMLInputElement>('Votre adresse e-mail');
  fireEvent.change(field, { target: { value: 'anne@sapin.example' } });
  const form = field.closest('form');
  const isSent = form && fireEvent.submit(form);
  expect(isSent).toBe(false);
  expect(network).not.toHaveBeenCalled();
});

test('the real list has its seven articles, newest first', () => {
  const { articles } = articleListData().props;
  expect(articles).toHaveLength(7);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  visit(ArticleListPage, articleListData());
  expect(target(/Garder son sapin frais/)).toBe('/actualites/entretien-sapin');
});

test('a category without articles says so', () => {
  const props = { ...content.props, articles: [article('Un', 'conseils')] };
  visit(ArticleListPage, { ...content, props }, '/actualites');
  expect(screen.queryByText(words.empty)).toBeNull();
  fireEvent.click(button(/^Déco/));
  expect(screen.getByText(words.empty)).toBeTruthy();
});
