import { readMonthDay } from '../values/calendar.ts';
import type { Locale } from './locale.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** `22 December`, `1 to 23 December`, `8 am–7.30 pm`, `7.5 km`, `5 to 7 weeks`, `€24.50`. */
export const english: Locale = {
  day,
  date: (date) => `${day(date.slice(5))} ${date.slice(0, 4)}`,
  month: (number) => MONTHS[number - 1] ?? '',
  weekday: (fromMonday) => WEEKDAYS[fromMonday] ?? '',
  days(from, to) {
    const first = from.slice(0, 2) === to.slice(0, 2) ? day(from).split(' ')[0] : day(from);
    return `${first} to ${day(to)}`;
  },
  time,
  hours: (from, to) => `${time(from)}–${time(to)}`,
  measure: (value) => value.replace(/^([\d.]+)-([\d.]+)/, '$1 to $2'),
  money: (amount) => `€${Number.isInteger(amount) ? amount : amount.toFixed(2)}`,
  percentage: (value) => `${value}%`,
  // Quotation marks stay as they are typed: which of them open is not known.
  typography: (text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’').replaceAll('...', '…'),
  misjoined: () => undefined,
};

function day(monthDay: string): string {
  const [month, number] = readMonthDay(monthDay);
  const name = MONTHS[month - 1];
  return name === undefined ? monthDay : `${number} ${name}`;
}

function time(value: string): string {
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  if (minutes === 0 && hours % 12 === 0) return hours === 12 ? 'noon' : 'midnight';
  const shown = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${shown} ${hours % 24 < 12 ? 'am' : 'pm'}`;
}
