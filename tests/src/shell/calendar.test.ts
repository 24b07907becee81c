import { seasons } from '#generated/seasons.ts';
import { seasonBeginnings } from '../../../src/data/season-starts.ts';
import { seasonAt } from '../../../src/shell/calendar.ts';

const starts = seasonBeginnings();
const nameAt = (moment: Date) => seasons.seasons[seasonAt(starts, moment)]?.name;

test('begins its seasons at midnight in France, on the first days that the facts give', () => {
  expect(starts.map(([hour, season]) => [hour, seasons.seasons[season]?.name])).toEqual([
    ['01-04T23', 'La collecte'],
    ['01-25T23', 'Les mois calmes'],
    ['09-14T22', 'On en parle'],
    ['11-06T23', 'La saison'],
    ['12-19T23', 'Trop tard'],
  ]);
});

test.each([
  ['2026-12-19T23:59:59.999+01:00', 'La saison'],
  ['2026-12-20T00:00:00.000+01:00', 'Trop tard'],
  ['2027-01-05T00:00:00.000+01:00', 'La collecte'],
  ['2027-11-06T23:59:59.999+01:00', 'On en parle'],
  ['2027-11-07T00:00:00.000+01:00', 'La saison'],
  ['2027-09-14T23:59:59.999+02:00', 'Les mois calmes'],
])('at %s is %s', (moment, name) => {
  expect(nameAt(new Date(moment))).toBe(name);
});

test('goes on over New Year when the last season of a year does', () => {
  const wrapped = [
    ['01-31T23', 0],
    ['10-31T23', 1],
  ] as const;
  expect(seasonAt(wrapped, new Date('2027-01-15T12:00:00+01:00'))).toBe(1);
});
