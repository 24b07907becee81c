import { localeOf } from '../../core/language/locale-of.ts';
import { dayOf, TIME_ZONE } from '../../core/shared/day.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { MS_PER_DAY, weekdayOf } from '../../core/values/calendar.ts';
import type { History } from '../contract.ts';
import { HISTORY_WORDS } from './words.ts';

/** Swedish times are those of ISO 8601. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** The time of a moment at the farm: `14:05`. */
function clockOf(time: string): string {
  return CLOCK.format(new Date(time));
}

/** The same as people write hours: « 14 h 05 »; its spaces do not break. */
export function timeLabel(time: string): string {
  return localeOf({ language: 'fr' }).time(clockOf(time)).replaceAll(' ', '\u00a0');
}

/** « 14 h 05 », « hier à 14 h 05 », « jeudi 3 décembre à 14 h 05 ». */
export function momentLabel(time: string, today: string): string {
  const clock = timeLabel(time);
  const day = dayOf(new Date(time));
  return day === today ? clock : HISTORY_WORDS.at(dayLabel(day, today).toLocaleLowerCase('fr'), clock);
}

/** Stretches of days that one often asks for: this week, from Monday on, and the one before. */
export function weeksOf(today: string): History['periods'] {
  const monday = Date.parse(today) - weekdayOf(Number(today.slice(0, 4)), today.slice(5)) * MS_PER_DAY;
  const day = (days: number) => dayOf(new Date(monday + days * MS_PER_DAY));
  return [
    { label: HISTORY_WORDS.thisWeek, since: day(0), until: day(6) },
    { label: HISTORY_WORDS.lastWeek, since: day(-7), until: day(-1) },
  ];
}

/** « Aujourd’hui », « Hier », « Jeudi 3 décembre », « Mercredi 3 décembre 2025 ». */
export function dayLabel(day: string, today: string): string {
  if (day === today) return HISTORY_WORDS.today;
  if (day === dayOf(new Date(Date.parse(today) - MS_PER_DAY))) return HISTORY_WORDS.yesterday;
  const locale = localeOf({ language: 'fr' });
  const weekday = locale.weekday(weekdayOf(Number(day.slice(0, 4)), day.slice(5)));
  return `${capitalized(weekday)} ${dayWords(day, today)}`;
}

/** « 3 décembre », with its year where that is not today’s. */
export function dayWords(day: string, today: string): string {
  const locale = localeOf({ language: 'fr' });
  return day.slice(0, 4) === today.slice(0, 4) ? locale.day(day.slice(5)) : locale.date(day);
}
