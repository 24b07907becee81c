// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { decorations } from '../../../../generated/decorations.ts';
import { site } from '../../../../generated/site.ts';
import { DecorationPage } from '../../../../src/pages/decoration/DecorationPage.tsx';
import { decorationData } from '../../../../src/pages/decoration/data.ts';
import { headings, target, visit } from '../visit.tsx';

function decoration(slug: string) {
  return visit(DecorationPage, decorationData(slug), `/decos-cadeaux/${slug}`);
}

test('a decoration that nobody makes has no data', () => {
  expect(decorationData('inconnu')).toBeNull();
});

describe.each(decorations)('$slug', ({ slug, title, subtitle, banner }) => {
  test('has a hero, a way back and a way to the shop', () => {
    decoration(slug);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(subtitle)).toBeTruthy();
    expect(target('Retour à l’accueil')).toBe('/');
    const order = screen.getByRole('link', { name: /^Commander maintenant/ });
    expect(order.getAttribute('href')).toBe(site.shop.home);
    expect(order.getAttribute('target')).toBe('_blank');
    expect(order.getAttribute('rel')).toBe('noopener');
  });

  test('ends with a banner named for it that leads to the contact page', () => {
    decoration(slug);
    const end = screen.getByRole('region', { name: banner.title });
    const contact = within(end).getByRole('link', { name: 'Nous contacter' });
    expect(contact.getAttribute('href')).toBe('/contact');
  });
});

test('the cheese calendar has four reasons', () => {
  decoration('calendrier-fromage');
  const why = screen.getByRole('region', { name: /^Pourquoi choisir/ });
  expect(within(why).getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('both pictures of the gift baskets say that they bind nobody', () => {
  decoration('cadeaux-paniers');
  expect(screen.getAllByText('Photo non contractuelle')).toHaveLength(2);
});

test('the other pictures say nothing', () => {
  decoration('couronne-porte');
  expect(screen.queryByText('Photo non contractuelle')).toBeNull();
});

test('the Advent wreath has its four candles, in the order of the Sundays', () => {
  decoration('couronne-avent');
  const candles = screen.getAllByRole('listitem').filter((item) => item.querySelector('svg'));
  expect(candles.map((candle) => candle.querySelector('p')?.textContent)).toEqual([
    'Premier dimanche',
    'Deuxième dimanche',
    'Troisième dimanche',
    'Quatrième dimanche',
  ]);
});

test('no other decoration has candles or reasons', () => {
  decoration('boules-neige');
  expect(headings().filter((heading) => heading.startsWith('Pourquoi'))).toEqual([]);
  expect(screen.queryByText('Premier dimanche')).toBeNull();
});
