import { firstAndLast } from '../shared/edges.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import type { Locale } from './locale.ts';

/** The value that one source gives; entries that are not facts (prices) have other fields. */
export interface Reading {
  readonly source: string;
  readonly surfaces?: readonly string[];
  readonly value?: string | number;
  readonly [field: string]: JsonValue | undefined;
}

export function isReading(row: JsonValue): row is JsonValue & Reading {
  if (!isMapping(row) || typeof row.source !== 'string') return false;
  const { value, surfaces } = row;
  return (
    (value === undefined || typeof value === 'string' || typeof value === 'number') &&
    (surfaces === undefined || Array.isArray(surfaces))
  );
}

/** A fact's reading as a visitor reads it, without typography: "22 décembre", "15 km", "5 à 7 semaines". */
export function factText(locale: Locale, kind: string, reading: Reading): string {
  if (typeof reading.text === 'string') return reading.text;
  const value = String(reading.value ?? '');
  switch (kind) {
    case 'date':
      return locale.day(value);
    case 'date-range':
      return locale.days(...firstAndLast(value));
    case 'hours': {
      const [from = '', to] = value.split('-');
      return to === undefined ? locale.time(from) : locale.hours(from, to);
    }
    case 'duration':
    case 'distance':
      return locale.measure(value);
    case 'money':
      return locale.money(Number(value));
    case 'percentage':
      return locale.percentage(value);
    default:
      return value;
  }
}
