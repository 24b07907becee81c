import { describe, expect, test } from 'vitest';
import { teaserPriceMismatch } from '../../../../../cli/core/consistency/rules/teaser-price-mismatch.ts';
import { found, prices, variety } from '../model-of.ts';

const GRID = '1-1.25 26, 1.25-1.5 32, 1.5-1.75 38';

function teasers(
  height: number,
  price: number,
  file = prices('grandis', [{ source: 'produit', rows: GRID }]),
) {
  return {
    'varieties/grandis.yaml': variety('Sapin Grandis'),
    'prices/grandis.yaml': file,
    'pages/home.yaml': `teasers:
  items:
    - name: Grandis
      variety: grandis
      height: ${height}
      price: ${price}
`,
  };
}
const mismatches = (...args: Parameters<typeof teasers>) => found(teaserPriceMismatch, teasers(...args));

describe('a teaser', () => {
  test('cheaper than the row that holds its height is a finding', () => {
    expect(mismatches(1.3, 20)).toEqual([
      'teaser-price-mismatch home',
      '  pages/home.yaml:6:14 20 € ‹20›',
      '  prices/grandis.yaml:7:38 32 € ‹32›',
    ]);
  });

  test('at the height that two rows share is compared with both', () => {
    expect(mismatches(1.25, 20)).toEqual([
      'teaser-price-mismatch home',
      '  pages/home.yaml:6:14 20 € ‹20›',
      '  prices/grandis.yaml:6:36 26 € ‹26›',
      '  prices/grandis.yaml:7:38 32 € ‹32›',
    ]);
    expect(mismatches(1.25, 26)).toEqual([]);
    expect(mismatches(1.25, 32)).toEqual([]);
  });

  test('that one reading bears out and another does not shows both', () => {
    const file = prices('grandis', [
      { source: 'brochure', surfaces: ['variety'], rows: '1.5-2 45' },
      { source: 'produit', rows: GRID },
    ]);
    expect(mismatches(1.6, 38, file)).toEqual([
      'teaser-price-mismatch home',
      '  pages/home.yaml:6:14 38 € ‹38›',
      '  prices/grandis.yaml:7:35 45 € ‹45›',
      '  prices/grandis.yaml:13:38 38 € ‹38›',
    ]);
  });

  test('of a height that one reading does not sell is left to the grids’ own rule', () => {
    const file = prices('grandis', [
      { source: 'brochure', surfaces: ['variety'], rows: '1.5-2 45' },
      { source: 'produit', rows: GRID },
    ]);
    expect(mismatches(1.25, 26, file)).toEqual([]);
  });

  test('of a height that no reading sells is a finding', () => {
    expect(mismatches(3, 90)).toEqual([
      'teaser-price-mismatch/no-row home',
      '  pages/home.yaml:6:14 90 € ‹90›',
      '  prices/grandis.yaml:6:7 1-1,25 m ; 1,25-1,50 m ; 1,50-1,75 m ‹- {min: 1, max: 1.25, price: 26}›',
    ]);
  });

  test('is compared with the decided reading alone', () => {
    const file = prices(
      'grandis',
      [
        { source: 'brochure', rows: '1-2 45', surfaces: ['variety'] },
        { source: 'produit', rows: GRID },
      ],
      'decision: produit\n',
    );
    expect(mismatches(1.6, 38, file)).toEqual([]);
  });

  test('with the price of its row is left alone', () => {
    expect(mismatches(1.6, 38)).toEqual([]);
  });

  test('of a variety without prices is left alone', () => {
    const { 'prices/grandis.yaml': _, ...files } = teasers(1.6, 12);
    expect(found(teaserPriceMismatch, files)).toEqual([]);
  });
});
