// The build takes place on the day of `tests/day.mjs`.
import { instantOf, stillToHold } from '../../../src/data/periods.ts';

const iso = (moment: string, daysLater?: number) => new Date(instantOf(moment, daysLater)).toISOString();

test.each([
  ['2026-12-18', '2026-12-17T23:00:00.000Z'],
  ['2026-12-18T18:00', '2026-12-18T17:00:00.000Z'],
  ['2026-07-14T09:30', '2026-07-14T07:30:00.000Z'],
  // Summer time ends at three o'clock on the 25th, and begins at two on the 28th of March.
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
  ['2027-03-28T01:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
])('a moment in Colmar: %s is an instant', (moment, instant) => {
  expect(iso(moment)).toBe(instant);
});

test('a moment in Colmar: a day later is a day of the calendar, also when it has 25 hours', () => {
  expect([iso('2026-12-31', 1), iso('2026-10-25', 1)]).toEqual([
    '2026-12-31T23:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

describe('what still is to hold', () => {
  test('knows its instants, the end of a day included, and whether it held at the build', () => {
    const [now, later, always] = stillToHold([
      { name: 'now', from: '2026-11-20', until: '2026-11-21' },
      { name: 'later', from: '2026-12-18T18:00' },
      { name: 'always' },
    ]);
    expect(now).toEqual({
      name: 'now',
      from: Date.UTC(2026, 10, 19, 23),
      until: Date.UTC(2026, 10, 21, 23),
      isBuilt: true,
    });
    expect(later).toEqual({ name: 'later', from: Date.UTC(2026, 11, 18, 17), isBuilt: false });
    expect(always).toEqual({ name: 'always', isBuilt: true });
  });

  test('is nothing that was over by then', () => {
    expect(stillToHold([{ until: '2026-11-20' }, { until: '2026-11-21T01:00' }])).toEqual([]);
  });
});
