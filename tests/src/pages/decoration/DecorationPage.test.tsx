// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DecorationPage } from '../../../../src/pages/decoration/DecorationPage.tsx';
import { decorationData } from '../../../../src/pages/decoration/data.ts';
import { headings, visit } from '../visit.tsx';

test('an unknown decoration has no data', () => {
  expect(decorationData('inconnu')).toBeNull();
});

test('a decoration without candles, reasons or a note shows none', () => {
  const { container } = visit(DecorationPage, decorationData('cloche-d-alpage'));
  expect(headings()).toEqual(['Cloche d’alpage', 'Fondue à côté', 'Gravée pour vous', 'Cloche d’alpage']);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(container.querySelector('figcaption')).toBeNull();
});
