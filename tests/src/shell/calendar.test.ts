import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seasons } from '#generated/seasons.ts';
import { seasonBeginnings } from '../../../src/data/season-starts.ts';
import { seasonAt } from '../../../src/shell/calendar.ts';
import { assertProperty } from '../../cli/property.ts';

/** The shop's year, first and last days where the shop is. */
const year = [
  ['01-01', '01-04', 'Trop tard'],
  ['01-05', '01-25', 'La collecte'],
  ['01-26', '09-14', 'Les mois calmes'],
  ['09-15', '11-06', 'On en parle'],
  ['11-07', '12-19', 'La saison'],
  ['12-20', '12-31', 'Trop tard'],
] as const;

const starts = seasonBeginnings();
const nameAt = (moment: Date) => seasons.seasons[seasonAt(starts, moment)]?.name;

/** Month and day in France, by another way than the site's. */
function dayInFrance(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Paris',
    month: '2-digit',
    day: '2-digit',
  });
  const { month, day } = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${month}-${day}`;
}

describe('the year', () => {
  test('begins its seasons at midnight in France, on the first days that the facts give', () => {
    expect(starts.map(([hour, season]) => [hour, seasons.seasons[season]?.name])).toEqual([
      ['01-04T23', 'La collecte'],
      ['01-25T23', 'Les mois calmes'],
      ['09-14T22', 'On en parle'],
      ['11-06T23', 'La saison'],
      ['12-19T23', 'Trop tard'],
    ]);
  });

  test('has every instant in exactly one season', () => {
    const instants = fc.date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    assertProperty(
      fc.property(instants, (instant) => {
        const day = dayInFrance(instant);
        const holding = year.filter(([from, through]) => from <= day && day <= through);
        expect(holding.map(([, , name]) => name)).toEqual([nameAt(instant)]);
      }),
      2000,
    );
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
});
