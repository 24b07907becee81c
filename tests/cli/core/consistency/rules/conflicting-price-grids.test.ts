import { conflictingPriceGrids } from '../../../../../cli/core/consistency/rules/conflicting-price-grids.ts';
import { found, modelOf, prices, variety } from '../model-of.ts';

const A = '1.5-1.75 38, 1.75-2 45, 2-2.25 55';
const B = '1.25-1.5 34, 1.5-1.75 48, 1.75-2 45';

const both = (first: string, second: string) => ({
  'varieties/nobilis.yaml': variety('Nobilis'),
  'prices/nobilis.yaml': prices('nobilis', [
    { source: 'brochure', surfaces: ['variety'], rows: first },
    { source: 'produit', rows: second },
  ]),
});

test('two grids of one variety are compared size by size', () => {
  const [only] = conflictingPriceGrids.find(modelOf(both(A, B)));
  expect(only?.params).toEqual({
    name: 'Nobilis',
    sources: ['brochure', 'produit'],
    differing: [{ size: '1,50-1,75 m', prices: ['38 €', '48 €'], gap: '10 €' }],
    partial: [
      { sizes: ['1,25-1,50 m'], sources: ['produit'] },
      { sizes: ['2-2,25 m'], sources: ['brochure'] },
    ],
  });
  expect(only?.table?.rows).toEqual([
    { min: 1.25, max: 1.5, prices: [null, 34], differs: true },
    { min: 1.5, max: 1.75, prices: [38, 48], differs: true },
    { min: 1.75, max: 2, prices: [45, 45], differs: false },
    { min: 2, max: 2.25, prices: [55, null], differs: true },
  ]);
});

test.each([
  ['equal', A, A],
  ['equal in another order', A, '2-2.25 55, 1.75-2 45, 1.5-1.75 38'],
  ['equal at every height, cut otherwise', '1.5-2 40', '1.5-1.75 40, 1.75-2 40'],
])('two grids of one variety: %s are left alone', (_, first, second) => {
  expect(found(conflictingPriceGrids, both(first, second))).toEqual([]);
});

describe('a variety that a source leaves out', () => {
  const files = (last: string) => ({
    'prices/a.yaml': prices('a', [{ source: 'brochure', rows: A }]),
    'prices/b.yaml': prices('b', [
      { source: 'brochure', surfaces: ['variety'], rows: A },
      { source: 'produit', rows: A },
    ]),
    'prices/d.yaml': prices('d', [{ source: 'brochure', rows: A }]),
    'prices/e.yaml': prices('e', [{ source: 'brochure', rows: A }]),
    'prices/c.yaml': prices('c', [{ source: last, rows: A }]),
  });

  test('is a finding when the source has most of the others', () => {
    expect(found(conflictingPriceGrids, files('produit'))).toEqual([
      'conflicting-price-grids/unlisted prices/c',
      '  prices/c.yaml:6:7 1,50-1,75 m 38 € ; 1,75-2 m 45 € ; 2-2,25 m 55 € ‹- {min: 1.5, max: 1.75, price: 38}›',
      '  prices/c.yaml:2:1 absente ‹readings›',
    ]);
  });

  test('is none when its own source is new: no other product has both', () => {
    expect(found(conflictingPriceGrids, files('tarif 2026'))).toEqual([]);
  });

  test('is none when every source has it', () => {
    expect(found(conflictingPriceGrids, files('brochure'))).toEqual([]);
  });
});
