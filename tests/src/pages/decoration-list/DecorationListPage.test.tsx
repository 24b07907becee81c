// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decorations } from '../../../../generated/decorations.ts';
import { DecorationListPage } from '../../../../src/pages/decoration-list/DecorationListPage.tsx';
import { decorationListData } from '../../../../src/pages/decoration-list/data.ts';
import { visit } from '../visit.tsx';

test('leads to each of the eleven decorations, once', () => {
  visit(DecorationListPage, decorationListData(), '/decos-cadeaux');
  const links = screen
    .getAllByRole('link', { name: /^Découvrir/ })
    .map((link) => link.getAttribute('href') ?? '');
  expect(links.toSorted()).toEqual(decorations.map(({ slug }) => `/decos-cadeaux/${slug}`));
  expect(links).toHaveLength(11);
});
