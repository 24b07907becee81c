// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ui } from '#generated/ui.ts';
import { NewsCarousel } from '../../../../src/pages/home/NewsCarousel.tsx';
import { fakeIntersection } from '../../intersection.ts';

const items = ['Choisir', 'Entretenir'].map((title) => ({
  title,
  excerpt: `${title} un sapin`,
  href: `/actualites/${title}`,
  image: { src: '/images/x.svg', alt: '' },
}));

let intersection: ReturnType<typeof fakeIntersection>;

beforeEach(() => {
  intersection = fakeIntersection();
  render(
    <MemoryRouter>
      <NewsCarousel
        title="Actualités"
        all={{ label: 'Voir tous les articles', href: '/actualites' }}
        items={items}
      />
    </MemoryRouter>,
  );
});

test('goes through the articles three times, once for assistive technology and the keyboard', () => {
  expect(document.querySelectorAll('a[href="/actualites/Choisir"]')).toHaveLength(3);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/actualites/Choisir',
    '/actualites/Entretenir',
    '/actualites',
  ]);
  const copies = [...document.querySelectorAll<HTMLElement>('[aria-hidden=true] a')];
  expect(copies.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1]);
});

test('its button stops it and lets it go on', () => {
  const track = document.querySelector<HTMLElement>('[data-paused]');
  fireEvent.click(screen.getByRole('button', { name: ui.pause }));
  expect(track?.dataset.paused).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: ui.play }));
  expect(track?.dataset.paused).toBe('false');
});

test('knows when it is out of sight', () => {
  const view = document.querySelector<HTMLElement>('[data-paused]')?.parentElement;
  intersection.show({ ratio: 0 });
  expect(view?.dataset.away).toBe('true');
  intersection.show({ ratio: 0.1 });
  expect(view?.dataset.away).toBe('false');
});

test('starts over when the focus has left it', () => {
  const [card] = screen.getAllByRole('link');
  const view = document.querySelector('[data-paused]')?.parentElement;
  if (!card || !view) throw new Error('no card');
  view.scrollLeft = 300;
  fireEvent.blur(card, { relatedTarget: screen.getAllByRole('link')[1] });
  expect(view.scrollLeft).toBe(300);
  fireEvent.blur(card, { relatedTarget: document.body });
  expect(view.scrollLeft).toBe(0);
});
