import type { Lexicon } from '../prose/lexicon.ts';
import { plain } from '../prose/patterns.ts';
import { unitNamed } from '../prose/units.ts';
import { readWeekdays } from '../prose/weekdays.ts';

/** In hours, on average. */
export const MONTH = 730.5;

/** A number with a unit; `to` equals `from` unless it is a range. */
export interface Measure {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

/**
 * One spelling for all of one value, the same as `readQuantities` gives for prose: hours, months, metres, euros with two
 * decimals. What cannot be read is returned trimmed, so that it still equals itself.
 */
export function canonical(kind: string, value: string | number, lexicon?: Lexicon): string {
  const text = String(value).trim();
  switch (kind) {
    case 'duration':
    case 'distance':
      return scaled(text, kind);
    case 'money':
      return Number.isFinite(Number(text)) ? Number(text).toFixed(2) : text;
    case 'percentage':
    case 'count':
    case 'year':
      return Number.isFinite(Number(text)) ? String(Number(text)) : text;
    case 'weekdays':
      return readWeekdays(text, lexicon) ?? text;
    case 'text':
      return foldText(text);
    default:
      return text;
  }
}

/** Both ends of an amount, `24.00` or `24.00-56.00`. */
export function boundsOf(amount: string): readonly [from: number, to: number] {
  const [from = Number.NaN, to = from] = amount.split('-').map(Number);
  return [from, to];
}

/** `"48-72 h"` as `{ from: 48, to: 72, unit: 'h' }`; `undefined` for anything else. */
export function measureOf(value: string): Measure | undefined {
  const [, from, to = from, unit] = /^([\d.]+)(?:-([\d.]+))? (\S+)$/.exec(value) ?? [];
  return from === undefined || unit === undefined ? undefined : { from: Number(from), to: Number(to), unit };
}

function scaled(text: string, kind: 'duration' | 'distance'): string {
  const measure = measureOf(text);
  const unit = measure && unitNamed(measure.unit);
  if (!measure || unit?.kind !== kind) return text;
  const [from, to] = [plain(measure.from * unit.factor), plain(measure.to * unit.factor)];
  return from === to ? `${from} ${unit.base}` : `${from}-${to} ${unit.base}`;
}

/** Equal for texts that differ only in blanks, capitals, apostrophes, hyphens and a final point. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('\u2011', '-')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
}
