import { dayOfSeason, seasonAt } from '../../../../cli/core/model/season.ts';
import { yearInSeason } from '../../../../cli/core/shared/season.ts';

test('a season is from July to the end of June', () => {
  expect(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-06'].map((day) => seasonAt(day))).toEqual([
    2025, 2026, 2026, 2026,
  ]);
  expect(['07-01', '12-22', '01-06', '06-30'].map((day) => yearInSeason(2026, day))).toEqual([
    2026, 2026, 2027, 2027,
  ]);
});

test('in a season, January comes after December', () => {
  const days = ['06-30', '01-06', '12-22', '07-01'];
  expect(days.toSorted((one, other) => dayOfSeason(one) - dayOfSeason(other))).toEqual(days.toReversed());
});
