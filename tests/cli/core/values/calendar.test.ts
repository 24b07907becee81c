import { dayNumber, isDay, monthDayOf, weekdayOf } from '../../../../cli/core/values/calendar.ts';

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['demain', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('days of the week are counted from Monday', () => {
  expect([weekdayOf(2026, '11-22'), weekdayOf(2026, '11-23'), weekdayOf(1969, '07-21')]).toEqual([6, 0, 0]);
});

test('days are counted across the end of a month and of a year', () => {
  expect(monthDayOf(dayNumber(2000, '02-28') + 1)).toBe('02-29');
  expect(monthDayOf(dayNumber(2001, '02-28') + 1)).toBe('03-01');
  expect(dayNumber(2001, '01-01') - dayNumber(2000, '12-31')).toBe(1);
});
