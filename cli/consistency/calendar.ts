import { factText } from '../content/readings.ts';

/** A day of a season as a whole number, so that January comes after December: the season starts in July. */
export function dayOfSeason(monthDay: string): number {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  const year = month < FIRST_MONTH ? 2001 : 2000;
  return Math.round(Date.UTC(year, month - 1, day) / MS_PER_DAY);
}

/** `12-21` for a day of the season. */
export function monthDayOf(dayOfTheSeason: number): string {
  return new Date(dayOfTheSeason * MS_PER_DAY).toISOString().slice(5, 10);
}

/** The French name of a day of the week. */
export function weekdayOf(year: number, monthDay: string): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number);
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}

/** The first month of a season: before it, a month belongs to the season that began the year before. */
export const FIRST_MONTH = 7;

const MS_PER_DAY = 24 * 60 * 60 * 1000;
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** `1er décembre 2024` for `2024-12-01`. */
export function dateText(date: string): string {
  return `${dayText(date.slice(5))} ${date.slice(0, 4)}`;
}

/** `1er décembre` for `12-01`. */
export function dayText(monthDay: string): string {
  return factText('date', { source: '', value: monthDay });
}
