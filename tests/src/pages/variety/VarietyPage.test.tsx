// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decorations } from '../../../../generated/decorations.ts';
import { site } from '../../../../generated/site.ts';
import { varieties } from '../../../../generated/varieties.ts';
import { varietyData } from '../../../../src/pages/variety/data.ts';
import { VarietyPage } from '../../../../src/pages/variety/VarietyPage.tsx';
import { headings, target, visit } from '../visit.tsx';

afterEach(() => vi.restoreAllMocks());

function variety(slug: string) {
  return visit(VarietyPage, varietyData(slug), `/nos-sapins/${slug}`);
}

function cells(): (string | null)[][] {
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

function suggested(): (string | null)[] {
  const row = screen.getByRole('region', { name: 'Découvrez aussi' });
  return within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('a variety that nobody grows has no data', () => {
  expect(varietyData('inconnu')).toBeNull();
});

test('shows the grid of the reading that its surface shows', () => {
  variety('nordmann-alsacienne');
  expect(cells()).toEqual([
    ['1,50 – 1,75\u00a0m', '38\u00a0€'],
    ['1,75 – 2,00\u00a0m', '45\u00a0€'],
    ['2,00 – 2,25\u00a0m', '55\u00a0€'],
  ]);
  expect(screen.getAllByText(/^À partir de/)[0]?.textContent).toBe('À partir de 24\u00a0€');
});

test('the table has a name and column headers', () => {
  variety('nobilis');
  const table = screen.getByRole('table', { name: 'Tailles et prix, Nobilis' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
});

test.each([
  ['nordmann-alsacienne', '/produit/nordmann-selection-alsacienne'],
  ['sapin-grandis', '/produit/sapin-grandis'],
  ['grand-sapin', '/produit/grand-sapin'],
  ['nobilis', ''],
])('%s is ordered at the shop’s %s, in a new tab', (slug, path) => {
  variety(slug);
  for (const order of screen.getAllByRole('link', { name: /^Commander maintenant/ })) {
    expect(order.getAttribute('href')).toBe(site.shop.home + path);
    expect(order.getAttribute('target')).toBe('_blank');
    expect(order.getAttribute('rel')).toBe('noopener');
  }
});

test('leads to the contact page', () => {
  variety('floque');
  expect(target('Nous contacter')).toBe('/contact');
});

test('names the four included services', () => {
  variety('floque');
  expect(headings()).toEqual(
    expect.arrayContaining(['Livraison gratuite', 'Installation', 'Fraîcheur', 'Recyclage']),
  );
});

test('care is shown, but not for the Grandis', () => {
  const page = variety('nobilis');
  expect(headings()).toContain('Conseils d’entretien');
  page.unmount();
  variety('sapin-grandis');
  expect(headings()).not.toContain('Conseils d’entretien');
});

test('the badge that says it is nearly sold out is the red one', () => {
  variety('nobilis');
  expect(screen.getByText('Bientôt épuisé').dataset.look).toBe('warning');
});

describe.each(varieties)('$slug suggests', ({ slug, related }) => {
  test.each([0, 0.5, 0.999_999])('its neighbour and two decorations (chance %d)', (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    variety(slug);
    const [first, ...others] = suggested();
    expect(first).toBe(`/nos-sapins/${related}`);
    expect(first).not.toBe(`/nos-sapins/${slug}`);
    expect(others).toHaveLength(2);
    expect(new Set(others).size).toBe(2);
    const known = decorations.map((decoration) => `/decos-cadeaux/${decoration.slug}`);
    expect(known).toEqual(expect.arrayContaining(others));
  });
});

test('both ends of the decorations can be picked', () => {
  const ends = [decorations.at(0)?.slug, decorations.at(-1)?.slug].map((slug) => `/decos-cadeaux/${slug}`);
  const picks = [0, 0.999_999].map((chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const page = variety('nobilis');
    const pick = suggested()[1];
    page.unmount();
    return pick;
  });
  expect(picks).toEqual(ends);
});
