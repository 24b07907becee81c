// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { variety as words } from '#generated/pages/variety.ts';
import { paths } from '#generated/routes.ts';
import { withoutDrafts } from '../../../../src/data/drafts.ts';
import { buildPage } from '../../../../src/pages/variety/data.ts';
import { VarietyPage } from '../../../../src/pages/variety/VarietyPage.tsx';
import { visit } from '../visit.tsx';

const path = '/nos-sapins/epicea-du-haut-doubs';
const content = withoutDrafts(buildPage('epicea-du-haut-doubs'));
if (!content) throw new Error('no such variety');

test('the total is in one line with a way to one’s own town', () => {
  visit(VarietyPage, content, path);
  const total = screen.getByText(/19 € tout compris, porté et dressé/);
  expect(within(total).getByRole('link').getAttribute('href')).toBe(paths.deliveryZone());
});

test('the price and the total are of the size that one came for, or the least', () => {
  const { unmount } = visit(VarietyPage, content, `${path}?taille=1.5-2`);
  expect(screen.getByText(/31 € tout compris/)).toBeTruthy();
  expect(screen.getAllByText(/^1,50 – 2,00.m/).length).toBeGreaterThan(1);
  unmount();
  visit(VarietyPage, content, `${path}?taille=9-12`);
  expect(screen.getByText(/19 € tout compris/)).toBeTruthy();
});

test('what a buyer asks is answered where the shop answers it, and not mentioned elsewhere', () => {
  const { unmount } = visit(VarietyPage, content, path);
  const answers = screen.getByRole('region', { name: words.practical?.title ?? '' });
  expect(
    within(answers)
      .getAllByRole('term')
      .map((it) => it.textContent),
  ).toEqual(['Le pied', 'À la grange']);
  unmount();
  const { practical: _, ...without } = content.props.words;
  visit(VarietyPage, { ...content, props: { ...content.props, words: without } }, path);
  expect(screen.queryByRole('term')).toBeNull();
});
