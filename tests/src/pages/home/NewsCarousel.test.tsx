// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NewsCarousel } from '../../../../src/pages/home/NewsCarousel.tsx';
import { fakeIntersection } from '../../intersection.ts';

const items = ['Choisir', 'Entretenir'].map((title) => ({
  title,
  excerpt: `${title} un sapin`,
  href: `/actualites/${title}`,
  image: { src: '/images/x.svg', alt: '' },
}));

// What the browser tests of the home page do not reach.
test('starts over when the focus has left it', () => {
  fakeIntersection();
  render(
    <MemoryRouter>
      <NewsCarousel
        title="Actualités"
        all={{ label: 'Voir tous les articles', href: '/actualites' }}
        items={items}
      />
    </MemoryRouter>,
  );
  const [card] = screen.getAllByRole('link');
  const view = document.querySelector('[data-paused]')?.parentElement;
  if (!card || !view) throw new Error('no card');
  view.scrollLeft = 300;
  fireEvent.blur(card, { relatedTarget: screen.getAllByRole('link')[1] });
  expect(view.scrollLeft).toBe(300);
  fireEvent.blur(card, { relatedTarget: document.body });
  expect(view.scrollLeft).toBe(0);
});
