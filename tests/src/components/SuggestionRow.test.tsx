// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SuggestionRow } from '../../../src/components/SuggestionRow.tsx';

const pool = ['a', 'b', 'c', 'd'].map((name) => ({ name, href: `/${name}` }));
const first = [{ name: 'Nobilis', href: '/nobilis' }];

function row(random: () => number) {
  return (
    <MemoryRouter>
      <SuggestionRow title="Découvrez aussi" first={first} pool={pool} count={2} random={random} />
    </MemoryRouter>
  );
}

test('the prerendered row shows the first of the pool', () => {
  const html = renderToString(row(() => 0.999));
  expect([...html.matchAll(/href="\/(\w+)"/g)].map(([, name]) => name)).toEqual(['nobilis', 'a', 'b']);
});

test.each([
  [0, ['Nobilis', 'a', 'b']],
  [0.999, ['Nobilis', 'd', 'c']],
])('afterwards chance %d picks them', (chance, names) => {
  render(row(() => chance));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
});
