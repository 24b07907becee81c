/** The kinds of a fact's value, as `facts.schema.json` lists them. */
export type FactKind =
  | 'date'
  | 'date-range'
  | 'hours'
  | 'duration'
  | 'distance'
  | 'money'
  | 'percentage'
  | 'count'
  | 'text';

/** A number with a unit, `to` equal to `from` when it is no range. */
export interface Measure {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

/** Hours or months in one of each unit of time: a month is no number of hours. */
const DURATIONS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  min: [1 / 60, 'h'],
  h: [1, 'h'],
  jours: [24, 'h'],
  semaines: [168, 'h'],
  mois: [1, 'mois'],
  ans: [12, 'mois'],
};

const METRES: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  km: [1000, 'm'],
  m: [1, 'm'],
  cm: [0.01, 'm'],
};

/**
 * One spelling for all of one value, the same as `readQuantities` gives for prose: hours, months, metres, euros with two
 * decimals. What cannot be read is returned trimmed, so that it still equals itself.
 */
export function canonical(kind: string, value: string | number): string {
  const text = String(value).trim();
  switch (kind) {
    case 'duration':
      return scaled(text, DURATIONS);
    case 'distance':
      return scaled(text, METRES);
    case 'money':
      return Number.isFinite(Number(text)) ? Number(text).toFixed(2) : text;
    case 'percentage':
    case 'count':
      return Number.isFinite(Number(text)) ? String(Number(text)) : text;
    case 'text':
      return foldText(text);
    default:
      return text;
  }
}

/** `"48-72 h"` as `{ from: 48, to: 72, unit: 'h' }`; `undefined` for what is no measure. */
export function measureOf(value: string): Measure | undefined {
  const [, from, to = from, unit] = /^([\d.]+)(?:-([\d.]+))? (\S+)$/.exec(value) ?? [];
  return from === undefined || unit === undefined ? undefined : { from: Number(from), to: Number(to), unit };
}

function scaled(text: string, units: typeof METRES): string {
  const measure = measureOf(text);
  const known = measure && Object.hasOwn(units, measure.unit) ? units[measure.unit] : undefined;
  if (!measure || !known) return text;
  const [factor, unit] = known;
  const [from, to] = [plain(measure.from * factor), plain(measure.to * factor)];
  return from === to ? `${from} ${unit}` : `${from}-${to} ${unit}`;
}

/** Rounds away the noise of binary fractions: `1.15 * 100` is 115. */
function plain(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** Equal for texts that differ only in blanks, capitals, apostrophes and a final point. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
}

// --- As a French reader writes them -----------------------------------------------------------------------------

/** `24 €`, `24,50 €`. */
export function euros(amount: number): string {
  return `${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')} €`;
}

/** `1,50-1,75 m`, `2-2,25 m`. */
export function heights(min: number, max: number): string {
  return Number.isFinite(max) ? `${metres(min)}-${metres(max)} m` : `${metres(min)} m et plus`;
}

/** `1,50`, `2`: centimetres only where there are some. */
export function metres(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',');
}
