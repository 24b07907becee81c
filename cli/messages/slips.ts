import { isDay, MONTHS } from '../content/calendar.ts';
import { fold } from '../content/fold.ts';
import { shorten } from './shorten.ts';

/** A typing slip that the form of a value shows, with what was meant where that is clear. */
type Slip =
  | { readonly kind: 'curly-quotes'; readonly wanted: string }
  | { readonly kind: 'written-date'; readonly wanted: string }
  | { readonly kind: 'no-such-day' }
  | { readonly kind: 'merged-items' };

const CURLY = /^[“”„«‹‘’]\s*(.*?)\s*[“”»›‘’]$/s;

/** As much of a month as tells it from the others. */
const MONTH_STARTS = MONTHS.map((month) => fold(month).slice(0, 4));

/** The slip behind a value that its schema refuses; `undefined` when it shows none. */
function slipIn(value: string, format?: string): Slip | undefined {
  const quoted = CURLY.exec(value)?.[1];
  if (quoted !== undefined) return { kind: 'curly-quotes', wanted: quoted };
  if (format === 'date') {
    const wanted = writtenDate(value);
    if (wanted !== undefined) return { kind: 'written-date', wanted };
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { kind: 'no-such-day' };
  }
  return / - \S/.test(value) ? { kind: 'merged-items' } : undefined;
}

/** `29 novembre 2024` and `29/11/2024` as `2024-11-29`. */
function writtenDate(value: string): string | undefined {
  const figures = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(value);
  const words = /^(?:\p{L}+ )?(\d{1,2})(?:er)? (\p{L}+)\.? (\d{4})$/u.exec(value);
  const [, day = '', month = '', year = ''] = figures ?? words ?? [];
  const number = figures ? Number(month) : 1 + MONTH_STARTS.findIndex((name) => fold(month).startsWith(name));
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

/** How to fix the slip that a refused value shows; nothing when it shows none. */
export const slipHint = {
  fr(value: string, format?: string): string | undefined {
    const slip = slipIn(value, format);
    switch (slip?.kind) {
      case 'curly-quotes':
        return `YAML ne connaît que les guillemets droits : "${shorten(slip.wanted)}"`;
      case 'written-date':
        return `écrivez la date en chiffres, année-mois-jour : "${slip.wanted}"`;
      case 'no-such-day':
        return 'ce jour n’existe pas : vérifiez le mois et le jour';
      case 'merged-items':
        return 'deux éléments de la liste se lisent comme un seul : mettez leurs tirets dans la même colonne';
      default:
        return undefined;
    }
  },
  en(value: string, format?: string): string | undefined {
    const slip = slipIn(value, format);
    switch (slip?.kind) {
      case 'curly-quotes':
        return `YAML knows straight quotes only: "${shorten(slip.wanted)}"`;
      case 'written-date':
        return `write the date in figures, year-month-day: "${slip.wanted}"`;
      case 'no-such-day':
        return 'there is no such day: check the month and the day';
      case 'merged-items':
        return 'two items of the list are read as one: put their dashes in the same column';
      default:
        return undefined;
    }
  },
};
