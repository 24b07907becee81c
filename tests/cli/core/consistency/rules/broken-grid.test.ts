import { expect, test } from 'vitest';
import { brokenGrid } from '../../../../../cli/core/consistency/rules/broken-grid.ts';
import { found, prices } from '../model-of.ts';

const faults = (rows: string) =>
  found(brokenGrid, { 'prices/nobilis.yaml': prices('nobilis', [{ source: 'brochure', rows }]) });

test('rows that overlap are a finding at both', () => {
  expect(faults('1-1.5 20, 1.25-1.75 30')).toEqual([
    'broken-grid/overlap prices/nobilis',
    '  prices/nobilis.yaml:6:9 1-1,50 m : 20 € ‹{min: 1, max: 1.5, price: 20}›',
    '  prices/nobilis.yaml:7:9 1,25-1,75 m : 30 € ‹{min: 1.25, max: 1.75, price: 30}›',
  ]);
});

test('a hole between two rows is a finding', () => {
  expect(faults('1-1.5 20, 1.75-2 30')[0]).toBe('broken-grid/hole prices/nobilis');
});

test('a taller tree that costs less is a finding', () => {
  expect(faults('1-1.5 20, 1.5-2 18')[0]).toBe('broken-grid/cheaper prices/nobilis');
});

test('the same row twice overlaps, and a row inside another too', () => {
  expect(faults('1-1.5 20, 1-1.5 20')[0]).toBe('broken-grid/overlap prices/nobilis');
  expect(faults('1-2 20, 1.25-1.5 22, 2-3 30')).toHaveLength(3);
});

test.each([
  ['rows that touch', '1-1.5 20, 1.5-2 30'],
  ['rows in another order', '1.5-2 30, 1-1.5 20'],
  ['two sizes at one price', '1-1.5 20, 1.5-2 20'],
  ['a single row', '1-1.5 20'],
])('%s are left alone', (_, rows) => {
  expect(faults(rows)).toEqual([]);
});

test('each reading is judged by itself', () => {
  const file = prices('nobilis', [
    { source: 'a', surfaces: ['variety'], rows: '1-1.5 20' },
    { source: 'b', rows: '1.75-2 10' },
  ]);
  expect(found(brokenGrid, { 'prices/nobilis.yaml': file })).toEqual([]);
});
