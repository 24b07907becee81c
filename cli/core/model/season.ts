import { type Entry, fieldWith } from '../content/content.ts';
import { FIRST_MONTH, yearInSeason } from '../shared/season.ts';
import { dayNumber, readMonthDay } from '../values/calendar.ts';
import type { Model } from './model.ts';

/** The year of the season that the shop announces, and its place. */
export function seasonIn(entry: Entry | undefined) {
  const field = fieldWith(entry, 'x-calendar', 'year');
  return typeof field?.value === 'number' ? { ...field, year: field.value } : undefined;
}

export function seasonOf({ identity }: Pick<Model, 'identity'>): number | undefined {
  return seasonIn(identity)?.year;
}

/**
 * The month from which a season must be announced. Stale values are listed on request from the first month on, while there is
 * time to prepare; `check`, which runs at every change, leaves the summer for it.
 */
export const ANNOUNCED_BY = 9;

/** The season of a day, `2026-11-21`, when seasons begin in the month `first`. */
export function seasonAt(day: string, first = FIRST_MONTH): number {
  const year = Number(day.slice(0, 4));
  return readMonthDay(day.slice(5))[0] < first ? year - 1 : year;
}

/** A day of a season as a whole number, so that January comes after December. */
export function dayOfSeason(monthDay: string): number {
  return dayNumber(yearInSeason(2000, monthDay), monthDay);
}
