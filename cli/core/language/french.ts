import { frenchDate, frenchDay, MONTHS } from '../shared/date.ts';
import { WEEKDAYS } from '../values/calendar.ts';
import { euros, withComma } from '../values/decimals.ts';
import { misjoined } from './french-elision.ts';
import { typography } from './french-typography.ts';
import type { Locale } from './locale.ts';

/** `1er décembre`, `1er au 23 décembre`, `de 9 h à 19 h 30`, `7,5 km`, `5 à 7 semaines`, `24,50 €`. */
export const french: Locale = {
  day: frenchDay,
  date: frenchDate,
  month: (number) => MONTHS[number - 1] ?? '',
  weekday: (fromMonday) => WEEKDAYS[fromMonday] ?? '',
  days(from, to) {
    const first = from.slice(0, 2) === to.slice(0, 2) ? frenchDay(from).split(' ')[0] : frenchDay(from);
    return `${first} au ${frenchDay(to)}`;
  },
  time,
  hours: (from, to) => `de ${time(from)} à ${time(to)}`,
  measure: (value) => value.replace(/^([\d.]+)-([\d.]+)/, '$1 à $2').replaceAll('.', ','),
  money: euros,
  percentage: (value) => `${withComma(value)} %`,
  typography,
  misjoined,
};

function time(value: string): string {
  const [hours = '', minutes = ''] = value.split(':');
  return `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`;
}
