import { expect, test } from 'vitest';
import { dateText, dayNumber, dayText, isDay, monthDayOf, weekdayOf } from '../../../cli/content/calendar.ts';

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['demain', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('days in words', () => {
  expect([dayText('12-01'), dayText('08-22'), dayText('demain')]).toEqual([
    '1er décembre',
    '22 août',
    'demain',
  ]);
  expect(dateText('2024-03-01')).toBe('1er mars 2024');
  expect([weekdayOf(2026, '11-22'), weekdayOf(2026, '11-23'), weekdayOf(1969, '07-21')]).toEqual([
    'dimanche',
    'lundi',
    'lundi',
  ]);
});

test('days are counted across the end of a month and of a year', () => {
  expect(monthDayOf(dayNumber(2000, '02-28') + 1)).toBe('02-29');
  expect(monthDayOf(dayNumber(2001, '02-28') + 1)).toBe('03-01');
  expect(dayNumber(2001, '01-01') - dayNumber(2000, '12-31')).toBe(1);
});
