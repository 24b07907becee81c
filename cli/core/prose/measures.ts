import { isDayBefore } from './hours.ts';
import { readNumber } from './numbers.ts';
import { afterLink, type Match, marked, matchForm, one, type Pattern, plain } from './patterns.ts';
import { is, isIn, type Run, skip } from './tokens.ts';
import { readParts, readUnit, type Unit } from './units.ts';

interface Measure {
  /** In the unit's base. */
  readonly value: number;
  /** Whether an adjective makes it rough: "deux bonnes semaines". */
  readonly isRough?: boolean;
  readonly unit: Unit;
  readonly next: number;
}

/** "48/72h", "4 à 6 semaines", "de 24 à 56 €", "entre 150 et 175 cm", "de 80 cm à 1,20 m". */
export const measureRange: Pattern = (run, at) => {
  const start = skip(run, at, 'de', 'entre');
  const first = readMeasure(run, start);
  const bare = first ? undefined : readNumber(run, start);
  const joint = (first ?? bare)?.next ?? start;
  const link = afterLink(run, joint, is(run, at, 'entre'), '-', '/', 'ou');
  const second = link === undefined ? undefined : readMeasure(run, link);
  if (!second || (first && first.unit.base !== second.unit.base)) return undefined;
  const { unit } = second;
  if (bare && unit.kind === 'duration' && isDayBefore(run, start, joint)) return undefined;
  // "24 ou 34 €" and "10/20 %" are two; "2 ou 3 jours" and "48/72h" one
  if (is(run, joint, 'ou', '/') && unit.kind !== 'duration') return undefined;
  const least = first?.value ?? (bare ? bare.value * unit.factor : second.value);
  if (least >= second.value) return undefined;
  return one(unit.kind, canonical(unit, least, second.value), at, second.next);
};

/** "24,00 euros", "sous 24 heures", "1 m 50", "98 %", "une demi-heure"; not "7j/7", nor "tous les deux jours". */
export const measure: Pattern = (run, at) => {
  const read = readMeasure(run, at);
  if (!read) return undefined;
  const { unit, value, next } = read;
  const availability = unit.kind === 'duration' ? availabilityEnd(run, next) : undefined;
  if (availability !== undefined) return nothing(availability);
  if (isFrequency(run, at, unit) || isSomeDay(run, at, next)) return nothing(next);
  const match = one(unit.kind, canonical(unit, value), at, next);
  return read.isRough ? marked(match, 'isRough') : match;
};

function nothing(next: number): Match {
  return { next, found: [] };
}

export function canonical({ kind, base }: Unit, ...values: readonly number[]): string {
  if (kind === 'money') return values.map((value) => value.toFixed(2)).join('-');
  const numbers = values.map(plain).join('-');
  return kind === 'percentage' ? numbers : `${numbers} ${base}`;
}

function readMeasure(run: Run, at: number): Measure | undefined {
  const fraction = readFraction(run, at);
  if (fraction) return fraction;
  const number = readNumber(run, at);
  if (!number) return undefined;
  const isRough = number.written === 'words' && isIn(run, number.next, 'size');
  const unit = readUnit(run, isRough ? number.next + 1 : number.next);
  if (!unit) return undefined;
  const rest = number.decimals === 0 ? readParts(run, unit.next, unit.value) : undefined;
  const value = (number.value + (rest?.value ?? 0)) * unit.value.factor;
  return { value, unit: unit.value, next: rest?.next ?? unit.next, isRough };
}

/** "une demi-heure", "un quart d'heure", "trois quarts d'heure". */
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^une? ?demie?(?: ?-)?/, 0.5],
  [/^une? ?quart d'/, 0.25],
  [/^(?:trois|3) ?quarts d'/, 0.75],
];

function readFraction(run: Run, at: number): Measure | undefined {
  if (!is(run, at + 1, 'demi', 'demie', 'quart', 'quarts')) return undefined;
  for (const [form, fraction] of FRACTIONS) {
    const next = matchForm(form, run, at, 5)?.next;
    const unit = next === undefined ? undefined : readUnit(run, next);
    if (unit) return { value: unit.value.factor * fraction, unit: unit.value, next: unit.next };
  }
  return undefined;
}

/** "7 jours sur 7", "24h/24", "6j/7": the index of the token after, or undefined. */
function availabilityEnd(run: Run, at: number): number | undefined {
  if (!is(run, at, '/', 'sur')) return undefined;
  return run[at + 1]?.kind === 'digits' ? at + 2 : readNumber(run, at + 1)?.next;
}

/** "tous les deux jours", "tous les 15 km". */
function isFrequency(run: Run, at: number, { kind }: Unit): boolean {
  const isPeriodic = kind === 'duration' || kind === 'distance';
  return isPeriodic && is(run, at - 1, 'les') && is(run, at - 2, 'tous', 'toutes');
}

/** "un jour" and "une année" last after "sous" or "plus d'", and are some day and a number elsewhere. */
function isSomeDay(run: Run, at: number, next: number): boolean {
  if (!is(run, at, 'un', 'une') || !is(run, next - 1, 'jour', 'annee')) return false;
  return !is(run, at - 1, "'") && !isIn(run, at - 1, 'delay');
}
