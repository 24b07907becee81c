import { isDay, MONTHS } from '../content/calendar.ts';
import { fold } from '../content/fold.ts';
/** A habit of the hand that the form of a value shows, with what should have been written where that is clear. */
export type Slip =
  | { readonly kind: 'curly-quotes'; readonly wanted: string }
  | { readonly kind: 'written-date'; readonly wanted: string }
  | { readonly kind: 'no-such-day' }
  | { readonly kind: 'merged-items' };

const CURLY = /^[“”„«‹‘’]\s*(.*?)\s*[“”»›‘’]$/s;

/** As much of a month as tells it from the others. */
const MONTH_STARTS = MONTHS.map((month) => fold(month).slice(0, 4));

/** The slip behind a value that its schema refuses; `undefined` when the value tells of none. */
export function slipIn(value: string, format?: string): Slip | undefined {
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

/** The address that a link was meant to be, where its form tells: `www.a.fr`, `http://a.fr`, `devis`. */
export function meantAddress(value: string): string | undefined {
  if (/^http:\/\/\S+$/i.test(value)) return `https://${value.slice('http://'.length)}`;
  if (/^www\.\S+$/i.test(value)) return `https://${value}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(value)) return `mailto:${value}`;
  if (/^0[1-9](?:[ .-]?\d\d){4}$/.test(value)) return `tel:+33${value.replace(/\D/g, '').slice(1)}`;
  return /^[a-z0-9][a-z0-9/-]*$/.test(value) ? `/${value}` : undefined;
}
