import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seasons } from '../../generated/seasons.ts';
import { seasonAt } from '../../src/calendar.ts';
import { seasonBeginnings } from '../../src/season-starts.ts';
import { assertProperty } from '../cli/property.ts';

/** The year as the product's specification has it, first and last days, where the shop is. */
const year = [
  ['01-01', '01-31', 'Collecte de janvier'],
  ['02-01', '08-31', 'Reste de l’année'],
  ['09-01', '10-31', 'Saison annoncée'],
  ['11-01', '12-22', 'En saison'],
  ['12-23', '12-31', 'Commandes closes'],
] as const;

const starts = seasonBeginnings();
const nameAt = (moment: Date) => seasons.seasons[seasonAt(starts, moment)]?.name;

/** Month and day in Colmar, by another way than the site's. */
function dayInColmar(moment: Date): string {
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
  test('begins its seasons at midnight in Colmar, on the first days that the facts give', () => {
    expect(starts.map(([hour, season]) => [hour, seasons.seasons[season]?.name])).toEqual([
      ['01-31T23', 'Reste de l’année'],
      ['08-31T22', 'Saison annoncée'],
      ['10-31T23', 'En saison'],
      ['12-22T23', 'Commandes closes'],
      ['12-31T23', 'Collecte de janvier'],
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
        const day = dayInColmar(instant);
        const holding = year.filter(([from, through]) => from <= day && day <= through);
        expect(holding.map(([, , name]) => name)).toEqual([nameAt(instant)]);
      }),
      2000,
    );
  });

  test.each([
    ['2026-12-22T23:59:59.999+01:00', 'En saison'],
    ['2026-12-23T00:00:00.000+01:00', 'Commandes closes'],
    ['2026-12-31T23:59:59.999+01:00', 'Commandes closes'],
    ['2027-01-01T00:00:00.000+01:00', 'Collecte de janvier'],
    ['2027-10-31T23:59:59.999+01:00', 'Saison annoncée'],
    ['2027-11-01T00:00:00.000+01:00', 'En saison'],
    ['2028-02-29T12:00:00.000+01:00', 'Reste de l’année'],
    ['2027-08-31T23:59:59.999+02:00', 'Reste de l’année'],
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

test('only the season that the specification words has no texts of its own', () => {
  expect(seasons.seasons.filter(({ texts }) => !texts).map(({ name }) => name)).toEqual(['En saison']);
});
