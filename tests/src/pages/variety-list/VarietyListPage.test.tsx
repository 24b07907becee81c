// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../../../generated/site.ts';
import { varietyListData } from '../../../../src/pages/variety-list/data.ts';
import { VarietyListPage } from '../../../../src/pages/variety-list/VarietyListPage.tsx';
import { target, visit } from '../visit.tsx';

function cards(): HTMLElement[] {
  visit(VarietyListPage, varietyListData(), '/nos-sapins');
  return screen.getAllByRole('article');
}

test('shows two varieties, each with its badge and its lowest price', () => {
  const shown = cards().map((card) => [
    within(card).getByRole('heading', { level: 2 }).textContent,
    within(card).getByText(/^(Exclusivité|Prestige)$/).textContent,
    within(card).getByText(/^À partir de/).textContent,
  ]);
  expect(shown).toEqual([
    ['Nordmann Sélection Alsacienne', 'Exclusivité', 'À partir de 24\u00a0€'],
    ['Grand sapin', 'Prestige', 'À partir de 85\u00a0€'],
  ]);
});

test('each leads to its page, and to its page of the shop in a new tab', () => {
  const links = cards().map((card) => {
    const discover = within(card).getByRole('link', { name: /^Découvrir/ });
    const order = within(card).getByRole('link', { name: /^Commander/ });
    expect(order.getAttribute('target')).toBe('_blank');
    expect(order.getAttribute('rel')).toBe('noopener');
    return [discover.getAttribute('href'), order.getAttribute('href')];
  });
  expect(links).toEqual([
    ['/nos-sapins/nordmann-alsacienne', `${site.shop.home}/produit/nordmann-selection-alsacienne`],
    ['/nos-sapins/grand-sapin', `${site.shop.home}/produit/grand-sapin`],
  ]);
});

test('whoever hesitates is led to the contact page and to the quote', () => {
  cards();
  expect(target('Nous contacter')).toBe('/contact');
  expect(target('Demander un devis')).toBe('/devis');
});
