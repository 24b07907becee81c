/** The days of the week in French, Monday first. */
export const WEEKDAYS = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');

export const MS_PER_DAY = 24 * 60 * 60 * 1000;

const MONTH_DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const DATE = `(?:\\d{4}-${MONTH_DAY}|${LEAP_YEAR}-02-29)`;

/** An existing day: `2026-11-21`. */
export const DAY = new RegExp(`^${DATE}$`);
/** An existing day, or one with an hour: `2026-12-18T18:00`. */
export const MOMENT = new RegExp(`^${DATE}(?:T(?:[01]\\d|2[0-3]):[0-5]\\d)?$`);
/** A day of every year: `12-22`, never `02-29`. */
export const DAY_OF_EVERY_YEAR = new RegExp(`^${MONTH_DAY}$`);
/** A period of every year: `12-01/12-23`. */
export const PERIOD_OF_EVERY_YEAR = new RegExp(`^${MONTH_DAY}/${MONTH_DAY}$`);

export function isDay(text: string): boolean {
  return DAY.test(text);
}

/** The last day of a month, `12`; of that in every year where none is given. */
export function lastDayOf(month: string, year = '2001'): string {
  return ['31', '30', '29', '28'].find((day) => isDay(`${year}-${month}-${day}`)) ?? '28';
}

export function isMoment(text: string): boolean {
  return MOMENT.test(text);
}

/** The minute at which a period begins: midnight for a date alone. A period without a start has always held. */
export function startOf(moment = '0000-01-01'): string {
  return moment.includes('T') ? moment : `${moment}T00:00`;
}

/** The minute, exclusive, at which a period ends: a date alone includes its whole day. */
export function endOf(moment = '9999-12-31'): string {
  return moment.includes('T') ? moment : `${moment}T24:00`;
}

/** `12-22` as its month and its day, both counted from 1. */
export function readMonthDay(monthDay: string): readonly [month: number, day: number] {
  const [month = Number.NaN, day = Number.NaN] = monthDay.split('-').map(Number);
  return [month, day];
}

/** `12-22` of a year in days since 1970; NaN for what is not a month and day. */
export function dayNumber(year: number, monthDay: string): number {
  const [month, day] = readMonthDay(monthDay);
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** `12-22` for a number of days since 1970. */
export function monthDayOf(days: number): string {
  return new Date(days * MS_PER_DAY).toISOString().slice(5, 10);
}

/** The day of the week, from 0 for Monday. */
export function weekdayOf(year: number, monthDay: string): number {
  const fromSunday = new Date(dayNumber(year, monthDay) * MS_PER_DAY).getUTCDay();
  return (fromSunday + 6) % 7;
}
