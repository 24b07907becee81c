// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { navigation } from '../../../../generated/navigation.ts';
import { traits } from '../../../../generated/traits.ts';
import { varieties } from '../../../../generated/varieties.ts';
import { formatPrice } from '../../../../src/format.ts';
import { ComparisonPage } from '../../../../src/pages/comparison/ComparisonPage.tsx';
import { comparisonData } from '../../../../src/pages/comparison/data.ts';
import { varieties as grids } from '../../../e2e/spec.ts';
import { visit } from '../visit.tsx';

const content = comparisonData();
const { words, columns } = content.props;

const show = (search: string) => visit(ComparisonPage, content, `/comparer${search}`);
const status = () => screen.getByRole('status').textContent;
const shown = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** The cells of a row by what stands in its header. */
function row(name: string | RegExp): (string | null)[] {
  const found = screen.getByRole('rowheader', { name }).closest('tr');
  if (!found) throw new Error(`no row ${name}`);
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

describe('without a choice', () => {
  test('all varieties are in the table, in the order of the menu, and none is drawn', () => {
    const { container } = show('');
    const menu = navigation.header.menu.flatMap(({ submenu = [] }) => submenu);
    const trees = menu.filter(({ href }) => href.startsWith('/nos-sapins/'));
    expect(shown()).toHaveLength(varieties.length);
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(1)
        .map((it) => it.querySelector('a')?.pathname),
    ).toEqual(trees.map(({ href }) => href));
    expect(container.querySelectorAll('table svg[viewBox]:not([class*="icon"])').length).toBe(0);
    expect(status()).toBe(words.choice.none);
  });

  test('the prerendered page is the same whatever the address asks for', () => {
    const at = (location: string) =>
      renderToString(
        <StaticRouter location={location}>
          <ComparisonPage {...content.props} />
        </StaticRouter>,
      );
    expect(at('/comparer?varietes=nobilis,decore')).toBe(at('/comparer'));
  });
});

describe('a choice', () => {
  test('shows the prices of each by height, as the pages of the varieties have them', () => {
    show('?varietes=nobilis,nordmann-classic');
    expect(shown()).toEqual(['Nobilis', 'Nordmann Classic']);
    expect(row(/1,25 – 1,50/)).toEqual([expect.stringContaining(words.table.absent), formatPrice(32)]);
    expect(row(/1,50 – 1,75/)).toEqual([formatPrice(42), formatPrice(38)]);
    expect(row(/2,00 – 2,25/)).toEqual([formatPrice(59), formatPrice(55)]);
    expect(screen.queryByRole('rowheader', { name: /2,25 – 2,50/ })).toBeNull();
  });

  test('every price of the specification is in the column of its variety, and no other', () => {
    const { sizes } = content.props;
    for (const { slug, prices } of columns) {
      const grid = prices.flatMap((price, index) =>
        price === null ? [] : [`${sizes[index]?.min}-${sizes[index]?.max}m ${price}`],
      );
      expect(grid.join('; ')).toBe(grids[slug]?.grid);
    }
  });

  test('tells hold, scent, shape and badges, and says so where nobody knows', () => {
    show('?varietes=sapin-grandis,nobilis,decore');
    expect(row(traits.hold.label)).toEqual([
      expect.stringMatching(/^4.à.6.semaines$/),
      traits.unknown,
      traits.unknown,
    ]);
    expect(row(traits.scent.label)).toEqual([
      traits.scent.values.citrus,
      traits.scent.values.resin,
      traits.unknown,
    ]);
    expect(row(traits.shape.label)[1]).toBe(traits.shape.values.airy);
    expect(row(words.table.badges)).toEqual(['Qualité Premium', 'Bientôt épuisé', '']);
  });

  test('is drawn to one scale, beside a person', async () => {
    const { container } = show('?varietes=sapin-grandis,grand-sapin');
    const drawings = [...container.querySelectorAll('table svg[preserveAspectRatio]')];
    expect(drawings).toHaveLength(3);
    expect(new Set(drawings.map((drawing) => drawing.getAttribute('viewBox'))).size).toBe(1);
    const [, top = 0] = drawings[0]?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    expect(top).toBeLessThan(-400);
    const scales = () => drawings.slice(1).map((it) => it.querySelector('g')?.getAttribute('transform'));
    await waitFor(() => expect(scales()).toEqual(['scale(0.2)', 'scale(0.4)']));
  });

  test('orders each at its place in the shop', () => {
    show('?varietes=nobilis,grand-sapin');
    const order = (name: string) =>
      screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${words.table.order}.*${name}`) })
        .href;
    expect(order('Grand sapin')).toMatch(/\/produit\/grand-sapin$/);
    expect(order('Nobilis')).not.toContain('produit');
  });
});

describe('the boxes', () => {
  test('write the choice into the address, in the order in which they were ticked', () => {
    const { address } = show('');
    fireEvent.click(box('Sapin floqué'));
    expect(status()).toBe(words.choice.one);
    fireEvent.click(box('Nobilis'));
    expect(address()).toBe('/comparer?varietes=floque,nobilis');
    expect(shown()).toEqual(['Sapin floqué', 'Nobilis']);
    fireEvent.click(box('Sapin floqué'));
    expect(address()).toBe('/comparer?varietes=nobilis');
    fireEvent.click(screen.getByRole('button', { name: words.choice.clear }));
    expect(address()).toBe('/comparer');
    expect(shown()).toHaveLength(varieties.length);
  });

  test('refuse a fifth, and say which and why', () => {
    const { address } = show('?varietes=nobilis,decore,floque,ignifuge');
    fireEvent.click(box('Grand sapin'));
    expect(status()).toMatch(/quatre.*Grand sapin/);
    expect(box('Grand sapin').checked).toBe(false);
    expect(address()).toBe('/comparer?varietes=nobilis,decore,floque,ignifuge');
    fireEvent.click(box('Nobilis'));
    expect(status()).not.toMatch(/Grand sapin/);
    fireEvent.click(box('Grand sapin'));
    expect(shown()).toEqual(['Sapin décoré', 'Sapin floqué', 'Sapin ignifugé', 'Grand sapin']);
  });

  test('an address with five shows four and says so', () => {
    show('?varietes=nobilis,decore,floque,ignifuge,grand-sapin');
    expect(shown()).toHaveLength(4);
    expect(status()).toBe(words.choice.cut);
  });
});
