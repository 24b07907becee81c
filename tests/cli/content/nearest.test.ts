import { expect, test } from 'vitest';
import { closest } from '../../../cli/content/nearest.ts';

const TOWNS = ['colmar', 'eguisheim', 'ribeauville', 'riquewihr'];

test.each([
  ['colmr', 'colmar'],
  ['Colmar', 'colmar'],
  ['egisheim', 'eguisheim'],
  ['ribeauvillé', 'ribeauville'],
  ['riquewir', 'riquewihr'],
  ['strasbourg', undefined],
  ['', undefined],
])('%s: %s', (wanted, expected) => {
  expect(closest(wanted, TOWNS)).toBe(expected);
});

test('of two that are as close, the first', () => {
  expect(closest('aab', ['aac', 'aad'])).toBe('aac');
});

test('short names are not all alike', () => {
  expect(closest('a', ['b', 'c'])).toBeUndefined();
  expect(closest('ab', ['cd'])).toBeUndefined();
  expect(closest('colmar', [])).toBeUndefined();
});
