/** How a language writes values, without typography, and finishes texts. */
export interface Locale {
  /** The day `12-22`; anything else unchanged. */
  day(monthDay: string): string;
  /** The date `2024-12-01`. */
  date(date: string): string;
  /** The name of a month, from 1 for January. */
  month(number: number): string;
  /** The name of a day of the week, from 0 for Monday. */
  weekday(fromMonday: number): string;
  days(from: string, to: string): string;
  /** The time of a day `19:30`. */
  time(time: string): string;
  hours(from: string, to: string): string;
  /** A measure such as `7.5 km` or `5-7 weeks`, with the unit that the content gives. */
  measure(value: string): string;
  /** An amount in euros. */
  money(amount: number): string;
  percentage(value: string): string;
  /** A text that was typed with plain spaces and straight apostrophes, as it is printed. Idempotent. */
  typography(text: string): string;
  /** The two words that meet between two parts of a text, where the language joins them otherwise: `d’nos`, `de Alsace`. */
  misjoined(before: string, after: string): string | undefined;
}
