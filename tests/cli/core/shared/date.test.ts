import { frenchDate, frenchDay } from '../../../../cli/core/shared/date.ts';

test('a date has no leading zero, and a first day is ordinal', () => {
  expect(frenchDate('2024-12-01')).toBe('1er décembre 2024');
  expect(frenchDate('2025-08-05')).toBe('5 août 2025');
});

test('what is not a day stays as it is', () => {
  expect(frenchDay('13-01')).toBe('13-01');
});
