import fc from 'fast-check';
import { assertProperty } from '../../../property.ts';
import { complaints, facts, year } from './year.ts';

test('are sound when each day is in one of them, be it the only one', () => {
  expect(complaints(facts, year)).toEqual([]);
  expect(complaints({ day: '07-14' }, ['name: all, from: {on: day}, through: {before: day}'])).toEqual([]);
});

test('leave no gap: the place is the end of the season before it', () => {
  const late = year.with(2, 'name: closed, from: {after: late}, through: {before: pause}');
  expect(complaints({ ...facts, late: '12-24' }, late)).toEqual([
    'seasons.yaml:3:46-3:55 season/gap: les périodes laissent un trou dans l’année, du 23 décembre au 24 décembre -> ' +
      'prolongez la période d’avant ou avancez celle d’après',
  ]);
});

test('leave no gap over New Year either', () => {
  const short = year.with(2, 'name: closed, from: {after: end}, through: {on: eve}');
  const shorter = short.with(3, 'name: pause, from: {after: eve}, through: {on: pause}');
  const gap = (days: string) => expect.stringContaining(`un trou dans l’année, ${days} ->`);
  expect(complaints({ ...facts, eve: '12-31' }, shorter)).toEqual([]);
  expect(complaints({ ...facts, eve: '12-30' }, short)).toEqual([gap('le 31 décembre')]);
  expect(complaints({ ...facts, pause: '01-03/01-31', eve: '12-30' }, short)).toEqual([
    gap('du 31 décembre au 2 janvier'),
  ]);
});

test('do not overlap: the place is the start of the later one', () => {
  const early = year.with(2, 'name: closed, from: {on: end}, through: {before: pause}');
  expect(complaints(facts, early)).toEqual([
    'seasons.yaml:4:26-4:35 season/overlap: « open » et « closed » se chevauchent le 22 décembre : ' +
      '« open » finit le 22 décembre (facts/end), « closed » commence le 22 décembre (facts/end) -> ' +
      'chaque jour est dans une seule période : avancez la fin de l’une ou reculez le début de l’autre',
  ]);
});

test('follow the facts: a deadline after New Year is in the way of the next season', () => {
  expect(complaints({ ...facts, end: '01-02' }, year)).toEqual(
    expect.arrayContaining([expect.stringMatching(/« open » et « pause » .* du 1er janvier au 2 janvier/)]),
  );
});

test('have a day left each: a fact that turns one around is told once, with both dates', () => {
  expect(complaints({ ...facts, end: '12-31' }, year)).toEqual([
    'seasons.yaml:4:26-4:38 season/reversed: il ne reste aucun jour à « closed », ' +
      'qui commence après le 31 décembre (facts/end) et finit avant le 1er janvier (facts/pause) -> ' +
      'changez l’une des deux dates : le début d’une période vient avant sa fin',
  ]);
  expect(complaints({ ...facts, end: '02-10' }, year)).toEqual([
    expect.stringMatching(
      /« before » et « open » .*: « open » finit le 10 février \(facts\/end\), « before » commence après le 31 janvier \(facts\/pause\)/,
    ),
    expect.stringMatching(/« open » et « pause » .* du 1er janvier au 31 janvier/),
  ]);
});

test('begin and end with facts that are days, as the header has them', () => {
  const noDay = (fact: string) =>
    expect.stringMatching(`season/no-date: la constante « ${fact} » ne donne pas de jour`);
  const odd = year.with(0, 'name: before, from: {after: radius}, through: {before: start}');
  expect(complaints(facts, odd)).toEqual([noDay('radius')]);
  expect(complaints({ ...facts, end: '02-31' }, year)).toHaveLength(2);
  expect(complaints(facts, year.with(3, 'name: pause, from: {on: paus}, through: {on: pause}'))).toEqual([
    expect.stringMatching(/ref\/unknown/),
  ]);
});

test('are whole exactly when each begins the day after the one before it, whatever the days', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 364 }), { minLength: 2, maxLength: 5 });
  assertProperty(
    fc.property(days, fc.nat(4), fc.boolean(), (unsorted, at, isWhole) => {
      const sorted = unsorted.toSorted((a, b) => a - b);
      const named = Object.fromEntries(sorted.map((day, index) => [`day-${index}`, monthDay(day)]));
      const rows = sorted.map((_, index) => {
        const next = (index + 1) % sorted.length;
        const end = isWhole || index !== at % sorted.length ? 'before' : 'on';
        return `name: s${index}, from: {on: day-${index}}, through: {${end}: day-${next}}`;
      });
      expect(complaints(named, rows).length > 0).toBe(!isWhole);
    }),
    25,
  );
});

/** The day of an ordinary year, as facts write it. */
function monthDay(day: number): string {
  return new Date(Date.UTC(2001, 0, 1 + day)).toISOString().slice(5, 10);
}
