import { closest } from '../../../../cli/core/content/nearest.ts';

const TOWNS = ['colmar', 'eguisheim', 'ribeauville', 'riquewihr'];

test.each([
  ['colmr', 'colmar'],
  ['Colmar', 'colmar'],
  ['egisheim', 'eguisheim'],
  ['ribeauvillé', 'ribeauville'],
  ['riquewir', 'riquewihr'],
  ['rbeauvillxx', 'ribeauville'],
  ['strasbourg', undefined],
  ['', undefined],
])('%s: %s', (wanted, expected) => {
  expect(closest(wanted, TOWNS)).toBe(expected);
});

test('a part between hyphens stands for the only name that has it', () => {
  const names = ['sapin-grandis', 'sapin-de-noel', 'creche-de-noel'];
  expect(closest('grandis', names)).toBe('sapin-grandis');
  expect(closest('sapin-de', names)).toBe('sapin-de-noel');
  expect(closest('de-noel', names)).toBeUndefined();
  expect(closest('de', names)).toBeUndefined();
});

test.each([
  ['delivery-time', ['delivery-free', 'delivery-period'], undefined],
  ['delivery-tme', ['delivery-free', 'delivery-time'], 'delivery-time'],
  ['/nos-sapins/nobilis', ['/nos-sapins/decore', '/nos-sapins/nordmann'], undefined],
  ['/nos-sapins/nobilys', ['/nos-sapins/decore', '/nos-sapins/nobilis'], '/nos-sapins/nobilis'],
  ['/nos-sapin/nobilis', ['/nos-sapins/nobilis'], '/nos-sapins/nobilis'],
  ['nordmann-etoiles', ['nordmann-5-etoiles'], 'nordmann-5-etoiles'],
])('what %s shares with a name makes it no closer', (wanted, names, expected) => {
  expect(closest(wanted, names)).toBe(expected);
});

test('of two that are as close, the first', () => {
  expect(closest('aab', ['aac', 'aad'])).toBe('aac');
});

test('short names are not all alike', () => {
  expect(closest('a', ['b', 'c'])).toBeUndefined();
  expect(closest('ab', ['cd'])).toBeUndefined();
  expect(closest('ile', ['iso'])).toBeUndefined();
  expect(closest('colmar', [])).toBeUndefined();
});
