import { expect, test } from 'vitest';
import { fromPriceMismatch } from '../../../../../cli/core/consistency/rules/from-price-mismatch.ts';
import { found, prices } from '../model-of.ts';

const GRID = '1.5-1.75 38, 1.75-2 45';
const file = (...readings: { source: string; from: number; surfaces?: string[] }[]) => ({
  'prices/nobilis.yaml': prices(
    'nobilis',
    readings.map((reading) => ({ ...reading, rows: GRID })),
  ),
});

test('a price "from" that no row has is a finding', () => {
  expect(found(fromPriceMismatch, file({ source: 'brochure', from: 24 }))).toEqual([
    'from-price-mismatch prices/nobilis',
    '  prices/nobilis.yaml:4:11 à partir de 24 € ‹24›',
    '  prices/nobilis.yaml:6:38 38 € ‹38›',
  ]);
});

test('a price "from" that is not the least is a finding', () => {
  expect(found(fromPriceMismatch, file({ source: 'brochure', from: 45 }))).toHaveLength(3);
});

test.each([
  ['the least of its grid', file({ source: 'brochure', from: 38 })],
  ['the least in cents', { 'prices/a.yaml': prices('a', [{ source: 's', from: 24.5, rows: '1-2 24.5' }]) }],
  [
    'the least of a grid that is not in order',
    {
      'prices/a.yaml': prices('a', [
        {
          source: 's',
          from: 20,
          rows: '2-3 30, 1-2 20',
        },
      ]),
    },
  ],
])('%s is left alone', (_, files) => {
  expect(found(fromPriceMismatch, files)).toEqual([]);
});
