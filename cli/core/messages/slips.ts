import { english } from '../language/english.ts';
import { french } from '../language/french.ts';
import { type Reader, WITH_FILES } from '../language/reader.ts';
import type { Texts } from '../language/wording.ts';
import { MONTHS } from '../shared/date.ts';
import { fold } from '../shared/fold.ts';
import { shorten } from '../text/shorten.ts';
import { DAY_OF_EVERY_YEAR, isDay, isMoment, lastDayOf } from '../values/calendar.ts';
import { writtenHours } from '../values/written-hours.ts';
import { straightened } from '../yaml/curly-quotes.ts';
import { closedEarly } from '../yaml/quoted-text.ts';
import { en, fr } from './phrases.ts';

/** A value with quotes around it, or with one at either end alone. */
const MARKED = /^(?=["“”„«‹].|.+["“”»›]$)["“”„«‹]?\s*([^"“”„«»‹›]+?)\s*["“”»›]?$/s;
const CURLY = /^[“”„«‹‘’]\s*(.*?)\s*[“”»›‘’]$/s;

/** The shortest unambiguous beginning of a month. */
const MONTH_STARTS = MONTHS.map((month) => fold(month).slice(0, 4));

/** A day of a month, of any year or of one, with an hour or without. */
const DAY_OF_MONTH = /^(?:(\d{4})-)?(0[1-9]|1[0-2])-(\d\d)(?:T.*)?$/;

/** What is wrong with a day that its month does not have, or with a period that ends with one, in both languages. */
export function noSuchDay(value: string, reader: Reader): Texts | undefined {
  for (const part of value.split('/')) {
    const [, year, month = '', day = ''] = DAY_OF_MONTH.exec(part) ?? [];
    const last = lastDayOf(month, year);
    if (day === '' || (day !== '00' && day <= last)) continue;
    const ofYear = year === undefined ? '' : ` ${year}`;
    const correct = value.replace(`${month}-${day}`, `${month}-${last}`);
    const isLeapDay = year === undefined && day === '29';
    return [
      `le ${french.day(`${month}-${day}`)}${ofYear} n’existe pas${isLeapDay ? ' tous les ans' : ''}`,
      `${MONTHS[Number(month) - 1]}${ofYear} finit le ${last} : écrivez ${fr.typed(correct, reader)}, ou le jour que vous vouliez dire`,
      isLeapDay
        ? 'not every year has a 29 February'
        : `there is no ${english.day(`${month}-${day}`)}${ofYear}`,
      `${english.day(`${month}-01`).slice(2)}${ofYear} has ${last} days: write "${correct}", or the right day`,
    ];
  }
  return undefined;
}

/** A line whose value is between quotes that YAML does not know, with the line to write, in both languages. */
export function curlySlip(line: string): Texts | undefined {
  const [, field = '', value = ''] = /^[ \t]*((?:- +)*(?:[\w-]+:[ \t]+)?)(.*?)[ \t]*$/.exec(line) ?? [];
  const quoted = straightened(value);
  if (!quoted || !/:(?: |$)| #/.test(value)) return undefined; // YAML takes all others as they are
  const { straight, withMarks } = quoted;
  return [
    'les guillemets de YAML sont droits (« " ») : il lit ceux-ci comme des lettres',
    `écrivez ${field}${straight}${withMarks ? ` ; si les visiteurs doivent lire ces guillemets aussi : ${field}${withMarks}` : ''}`,
    'the quotes of YAML are straight ("): it reads these as letters',
    `write ${field}${straight}${withMarks ? `; for visitors to read those marks too: ${field}${withMarks}` : ''}`,
  ];
}

/** A line whose value goes on behind the quote that closes it, with the line to write, in both languages. */
export function quoteSlip(line: string, reader: Reader): Texts | undefined {
  const found = closedEarly(line);
  if (!found) return undefined;
  const { field, mark, isWithin, whole, parts, comment } = found;
  const correct = whole && `${field}${whole}${comment}`;
  const [messageFr, messageEn] = isWithin
    ? [
        `${mark === '"' ? 'un guillemet « " »' : 'une apostrophe'} au milieu de la valeur la ferme trop tôt`,
        `a quote (${mark}) within the value closes it too soon`,
      ]
    : ['du texte suit le guillemet qui ferme la valeur', 'text follows the quote that closes the value'];
  const [hintFr, hintEn] = parts
    ? behindQuotes(parts, `${field}${parts.quoted} # ${parts.rest}${comment}`, correct)
    : correct === undefined
      ? [
          'mettez un guillemet droit « " » au début et à la fin de la valeur, et des guillemets français « … » à l’intérieur',
          'put one straight quote (") at the start of the value and one at its end, and French quotes (« … ») within it',
        ]
      : [`écrivez ${correct}${fr.orFix(reader)}`, `write ${correct}${en.orFix}`];
  return [messageFr, hintFr, messageEn, hintEn];
}

/** What to write for a text behind the quote that closes the value: a remark, or one text where the value has words. */
function behindQuotes(
  { quoted, rest }: { readonly quoted: string; readonly rest: string },
  remark: string,
  correct: string | undefined,
): readonly [string, string] {
  const [noteFr, noteEn] = [
    `si ${fr.quote(rest)} est une note à vous`,
    `if ${en.quote(rest)} is a note of yours`,
  ];
  if (correct === undefined || !/\p{L}/u.test(quoted))
    return [
      `${noteFr}, écrivez ${remark} ; sinon, effacez-le`,
      `${noteEn}, write ${remark}; if not, delete it`,
    ];
  // The name of a file or of a choice is no text, and its field would refuse one.
  return /^["'][\da-z][\w./-]*["']$/.test(quoted)
    ? [
        `${noteFr}, écrivez ${remark} ; si le tout est un texte : ${correct}`,
        `${noteEn}, write ${remark}; if all of it is one text: ${correct}`,
      ]
    : [`écrivez ${correct} ; ${noteFr} : ${remark}`, `write ${correct}; ${noteEn}: ${remark}`];
}

/** How a value of each format is written, in both languages. */
const HOW: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  moment: ['écrivez le jour, un T, puis l’heure', 'write the day, a T, then the hour'],
  date: ['écrivez la date en chiffres, année-mois-jour', 'write the date in figures, year-month-day'],
  'month-day': [
    'écrivez le mois, un tiret, puis le jour, en chiffres',
    'write the month, a hyphen, then the day, in figures',
  ],
  'time-range': ['écrivez les deux heures, un tiret entre elles', 'write both hours, a hyphen between them'],
};

/** A refused value as its format has it. */
export function writtenAs(value: string, format: string): string | undefined {
  if (format === 'month-day') return writtenMonthDay(value);
  if (format === 'time-range') return writtenHours(value);
  const moment = format === 'moment' ? writtenMoment(value) : undefined;
  // Of a moment the hour counts as well.
  const isDay = format === 'date' || (format === 'moment' && !/\dT/.test(value));
  return moment ?? (isDay ? writtenDate(value) : undefined);
}

/** How to fix the typing slip that a refused value shows, in both languages; nothing when it shows none. */
function slipHints(value: string, reader: Reader, format?: string): readonly [fr?: string, en?: string] {
  const marked = reader.isAtDesk ? MARKED.exec(value)?.[1] : undefined;
  if (marked !== undefined) return [`écrivez-le sans guillemets : ${shorten(marked)}`];
  const quoted = CURLY.exec(value)?.[1];
  if (quoted !== undefined)
    return [
      `YAML ne connaît que les guillemets droits : "${shorten(quoted)}"`,
      `YAML knows straight quotes only: "${shorten(quoted)}"`,
    ];
  if (/^[^"]+"$/.test(value))
    return [
      `il manque le guillemet du début : "${shorten(value)}`,
      `the quote at its start is missing: "${shorten(value)}`,
    ];
  const written = format && writtenAs(value, format);
  const how = written && HOW[format === 'moment' && !written.includes('T') ? 'date' : format];
  if (how) return [`${how[0]} : ${fr.typed(written, reader)}`, `${how[1]}: "${written}"`];
  const isDated = format === 'date' || format === 'moment';
  if (isDated && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && !isDay(value.slice(0, 10)))
    return [
      'ce jour n’existe pas : vérifiez le mois et le jour',
      'there is no such day: check the month and the day',
    ];
  return [];
}

export const slipHint = {
  fr: (value: string, reader: Reader, format?: string) => slipHints(value, reader, format)[0],
  en: (value: string, format?: string) => slipHints(value, WITH_FILES, format)[1],
};

const tomlKey = (line: string) => /^\s*["']?([\w-]+)["']?\s*=\s*\S/.exec(line)?.[1];

/** For a line of TOML where fields are expected. */
export const tomlHint = {
  fr: (line: string) => {
    const key = tomlKey(line);
    return key && `un champ et sa valeur se séparent par deux-points, non par « = » : « ${key}: … »`;
  },
  en: (line: string) => {
    const key = tomlKey(line);
    return key && `a colon stands between a field and its value, not "=": "${key}: …"`;
  },
};

/** For a number of which the spaces alone are wrong. */
export const groupedHint = (grouped: string, reader: Reader) => ({
  fr: `écrivez-le par groupes : ${fr.typed(grouped, reader)}${fr.orFix(reader)}`,
  en: `write it in groups: "${grouped}"${en.orFix}`,
});

/** `2026-12-18 à 18h` and `18/12/2026 18 h` as `2026-12-18T18:00`. */
function writtenMoment(value: string): string | undefined {
  const found = /^(.*\d{2,4})(?:T| (?:à )?)(\d{1,2}) ?[h:](?: ?(\d{2}))?(?::00(?:\.0+)?)?$/i.exec(value);
  const [, day = '', hour = '', minute = '00'] = found ?? [];
  const moment = `${writtenDate(day) ?? day}T${hour.padStart(2, '0')}:${minute}`;
  return moment !== value && isMoment(moment) ? moment : undefined;
}

/** `31 décembre`, `31/12` and `31-12` as `12-31`. */
function writtenMonthDay(value: string): string | undefined {
  const figures = /^(\d{1,2})[/. -](\d{1,2})$/.exec(value);
  const words = /^(?:\p{L}+ )?(\d{1,2})(?:er)? (\p{L}{3,})\.?$/u.exec(value);
  const [, day = '', month = ''] = figures ?? words ?? [];
  const number = figures ? Number(month) : 1 + MONTH_STARTS.findIndex((name) => fold(month).startsWith(name));
  const monthDay = `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return monthDay !== value && DAY_OF_EVERY_YEAR.test(monthDay) ? monthDay : undefined;
}

/** `29 novembre 2024`, `29/11/2024`, `2024/11/29`, `20241129` and `2024-11-29T10:00:00Z` as `2024-11-29`. */
function writtenDate(value: string): string | undefined {
  const numbers =
    /^(\d{4})([-/. –—‑]|(?=\d{4}(?!\d)))(\d{1,2})\2(\d{1,2})(?:(?:T| (?:à )?)\d{1,2} ?[h:].*)?$/i;
  const [, first = '', , ...rest] = numbers.exec(value.trim()) ?? [];
  const ordered = [first, ...rest.map((part) => part.padStart(2, '0'))].join('-');
  if (ordered !== value && isDay(ordered)) return ordered;
  const figures = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(value);
  const words = /^(?:\p{L}+ )?(\d{1,2})(?:er)? (\p{L}+)\.? (\d{4})$/u.exec(value);
  const [, day = '', month = '', year = ''] = figures ?? words ?? [];
  const number = figures ? Number(month) : 1 + MONTH_STARTS.findIndex((name) => fold(month).startsWith(name));
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

/** Whether a value is an address but for its beginning. */
export function lacksScheme(form: RegExp | undefined, value: string): boolean {
  if (!form?.source.startsWith('^https:') || !/^[^\s:/]+\.[a-z]+/.test(value)) return false;
  return form.test(`https://${value}`);
}
