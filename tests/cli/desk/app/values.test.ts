import { writtenNumber } from '../../../../cli/desk/app/values.ts';

test.each([
  ['€', 44.5, '44,50'],
  ['€', 44, '44'],
  ['m', 1.5, '1,5'],
  [null, 0.25, '0,25'],
])('in %s, %d is shown as « %s »', (unit, value, shown) => {
  expect(writtenNumber({ unit }, value)).toBe(shown);
});
