import { french } from '../../core/language/french.ts';

/** With it, a year has four digits while it is typed. */
export const LAST_DAY = '9999-12-31';

/** « 5 décembre », « 1er décembre », for `2026-12-05` and `12-05`. */
export function dayInWords(date: string): string {
  return french.day(date.replace(/^\d{4}-/, '').slice(0, 5));
}
