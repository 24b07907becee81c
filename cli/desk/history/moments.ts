import { localeOf } from '../../language/locale-of.ts';
import { HISTORY_WORDS } from './words.ts';

const ZONE = 'Europe/Paris';

/** Swedish dates are those of ISO 8601. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** The day of a moment at the farm: `2026-12-03`. */
export function dayOf(time: string): string {
  return DAY.format(new Date(time));
}

/** The time of a moment at the farm: `14:05`. */
export function clockOf(time: string): string {
  return CLOCK.format(new Date(time));
}

/** « Aujourd’hui », « Hier », « Jeudi 3 décembre », « Mercredi 3 décembre 2025 ». */
export function dayLabel(day: string, today: string): string {
  if (day === today) return HISTORY_WORDS.today;
  const yesterday = new Date(`${today}T12:00:00Z`);
  yesterday.setUTCDate(yesterday.getUTCDate() - 1);
  if (day === yesterday.toISOString().slice(0, 10)) return HISTORY_WORDS.yesterday;
  const locale = localeOf({ language: 'fr' });
  const weekday = locale.weekday((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7);
  return `${weekday.charAt(0).toLocaleUpperCase('fr')}${weekday.slice(1)} ${dayWords(day, today)}`;
}

/** « 3 décembre », with its year where it is another than today's. */
export function dayWords(day: string, today: string): string {
  const locale = localeOf({ language: 'fr' });
  return day.slice(0, 4) === today.slice(0, 4) ? locale.day(day.slice(5)) : locale.date(day);
}
