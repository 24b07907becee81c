// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { business } from '../../../../generated/pages/business.ts';
import { BusinessPage } from '../../../../src/pages/business/BusinessPage.tsx';
import { businessData } from '../../../../src/pages/business/data.ts';
import { headings, visit } from '../visit.tsx';

test('names the benefits, what is included and the five kinds of customer', () => {
  visit(BusinessPage, businessData(), '/page-entreprise');
  const { benefits, included, sectors } = business;
  expect(headings()).toEqual(
    expect.arrayContaining([...benefits.items, ...sectors.items].map(({ title }) => title)),
  );
  expect(sectors.items).toHaveLength(5);
  const listed = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(listed).toEqual(expect.arrayContaining([...included.items]));
});

test('three customers speak, each with a rating', () => {
  visit(BusinessPage, businessData(), '/page-entreprise');
  const quotes = screen.getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  quotes.forEach((quote, index) => {
    const said = business.testimonials.items[index];
    expect(within(quote).getByText(said?.company ?? '-')).toBeTruthy();
    expect(within(quote).getByText(said?.text ?? '-')).toBeTruthy();
    expect(within(quote).getByText(`Note de ${said?.rating} sur 5`)).toBeTruthy();
  });
});

test('leads to the quote and to the contact page', () => {
  visit(BusinessPage, businessData(), '/page-entreprise');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/devis', '/contact']));
});
