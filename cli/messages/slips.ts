import { isDay, isMoment, MONTHS } from '../content/calendar.ts';
import { fold } from '../content/fold.ts';
import { shorten } from './shorten.ts';

const CURLY = /^[“”„«‹‘’]\s*(.*?)\s*[“”»›‘’]$/s;

/** As much of a month as tells it from the others. */
const MONTH_STARTS = MONTHS.map((month) => fold(month).slice(0, 4));

/** How to fix the typing slip that a refused value shows, in both languages; nothing when it shows none. */
function slipHints(value: string, format?: string): readonly [fr?: string, en?: string] {
  const quoted = CURLY.exec(value)?.[1];
  if (quoted !== undefined)
    return [
      `YAML ne connaît que les guillemets droits : "${shorten(quoted)}"`,
      `YAML knows straight quotes only: "${shorten(quoted)}"`,
    ];
  const isDated = format === 'date' || format === 'moment';
  const date = isDated ? writtenDate(value) : undefined;
  if (date !== undefined)
    return [
      `écrivez la date en chiffres, année-mois-jour : "${date}"`,
      `write the date in figures, year-month-day: "${date}"`,
    ];
  const moment = format === 'moment' ? writtenMoment(value) : undefined;
  if (moment !== undefined)
    return [
      `écrivez le jour, un T, puis l’heure : ${moment}`,
      `write the day, a T, then the hour: ${moment}`,
    ];
  if (isDated && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && !isDay(value.slice(0, 10)))
    return [
      'ce jour n’existe pas : vérifiez le mois et le jour',
      'there is no such day: check the month and the day',
    ];
  if (/ - \S/.test(value))
    return [
      'deux éléments de la liste se lisent comme un seul : mettez leurs tirets dans la même colonne',
      'two items of the list are read as one: put their dashes in the same column',
    ];
  return [];
}

export const slipHint = {
  fr: (value: string, format?: string) => slipHints(value, format)[0],
  en: (value: string, format?: string) => slipHints(value, format)[1],
};

const TOML = /^\s*["']?([\w-]+)["']?\s*=\s*\S/;

const tomlKey = (line: string) => TOML.exec(line)?.[1];

/** For a line of TOML where fields are expected. */
export const tomlHint = {
  fr: (line: string) => {
    const key = tomlKey(line);
    return key && `ceci est du TOML ; en YAML : « ${key}: … »`;
  },
  en: (line: string) => {
    const key = tomlKey(line);
    return key && `this is TOML; in YAML: "${key}: …"`;
  },
};

/** `2026-12-18 à 18h` as `2026-12-18T18:00`. */
function writtenMoment(value: string): string | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})(?:T| (?:à )?)(\d{1,2}) ?[h:](?: ?(\d{2}))?$/i.exec(value);
  const [, day = '', hour = '', minute = '00'] = found ?? [];
  const moment = `${day}T${hour.padStart(2, '0')}:${minute}`;
  return moment !== value && isMoment(moment) ? moment : undefined;
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
