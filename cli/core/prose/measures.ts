import { followsClockPreposition, isCountedFrom, isDayBefore, readMinutes } from './hours.ts';
import { isDecimalMark, type NumberRead, readNumber } from './numbers.ts';
import {
  afterLink,
  isLettered,
  type Match,
  marked,
  matchForm,
  one,
  opensClause,
  type Pattern,
  plain,
} from './patterns.ts';
import { is, isIn, type Read, type Run, skip, touches } from './tokens.ts';
import { readUnit, type Unit } from './units.ts';

interface Measure {
  /** In the unit's base. */
  readonly value: number;
  /** Whether an adjective makes it rough: "deux bonnes semaines". */
  readonly isRough?: boolean;
  readonly unit: Unit;
  readonly next: number;
}

/** Two numbers, the first with or without a unit of its own, and what joins them. */
interface Ends {
  readonly start: number;
  /** The index of the joint. */
  readonly joint: number;
  readonly link: number;
  /** The first number, in the base of the second. */
  readonly least: number;
  /** The first number when it has no unit of its own. */
  readonly bare: NumberRead | undefined;
  readonly second: Measure;
}

/** "48/72h", "4 à 6 semaines", "de 24 à 56 €", "entre 150 et 175 cm", "de 80 cm à 1,20 m". */
export const measureRange: Pattern = (run, at) => {
  const ends = readEnds(run, at);
  if (!ends) return undefined;
  const { bare, second, least } = ends;
  if (isFrequency(run, at, second.unit)) return nothing(second.next);
  if (isListing(run, ends)) return bare ? eachOf(ends) : undefined;
  if (least >= second.value || (bare && !isOneRange(run, ends, bare))) return undefined;
  if (bare && isTimeOfDay(run, at, second)) return nothing(second.next);
  return one(second.unit.kind, canonical(second.unit, least, second.value), at, second.next);
};

/** "24,00 euros", "sous 24 heures", "1 m 50", "98 %", "les dix premiers kilomètres", "une demi-heure"; not "7j/7", nor "tous les deux jours". */
export const measure: Pattern = (run, at) => {
  const read = readMeasure(run, at);
  if (!read) return undefined;
  const availability = read.unit.kind === 'duration' ? availabilityEnd(run, read.next) : undefined;
  if (availability !== undefined) return nothing(availability);
  if (isFrequency(run, at, read.unit) || isSomeDay(run, at, read)) return nothing(read.next);
  const match = one(read.unit.kind, canonical(read.unit, read.value), at, read.next);
  return read.isRough ? marked(match, 'isRough') : match;
};

/** "30 x 40 cm": the size of a thing, which is no distance. */
export const dimensions: Pattern = (run, at) => {
  let next = at;
  for (let sides = 1; sides <= 4; sides++) {
    const side = readMeasure(run, next);
    const end = side?.next ?? readNumber(run, next)?.next;
    if (end === undefined) return undefined;
    if (is(run, end, 'x', '×')) next = end + 1;
    else return sides > 1 && side?.unit.kind === 'distance' ? nothing(end) : undefined;
  }
  return undefined;
};

function nothing(next: number): Match {
  return { next, found: [] };
}

export function canonical({ kind, base }: Unit, ...values: readonly number[]): string {
  if (kind === 'money') return values.map(euros).join('-');
  const numbers = values.map(plain).join('-');
  return kind === 'percentage' ? numbers : `${numbers} ${base}`;
}

function euros(value: number): string {
  const cents = value.toFixed(2);
  return Math.abs(Number(cents) - value) < 0.00005 ? cents : plain(value);
}

function inUnit(number: NumberRead, unit: Unit): number {
  return (unit.kind === 'money' ? (number.dotted ?? number.value) : number.value) * unit.factor;
}

function readMeasure(run: Run, at: number): Measure | undefined {
  const fraction = readFraction(run, at);
  if (fraction) return fraction;
  const number = readNumber(run, at);
  if (!number) return undefined;
  const isRough = number.written !== 'digits' && isIn(run, number.next, 'size');
  const isFirst =
    is(run, number.next, 'premiers') && readUnit(run, number.next + 1)?.value.kind === 'distance';
  const unit = readUnit(run, isRough || isFirst ? number.next + 1 : number.next);
  if (!unit) return undefined;
  const value = inUnit(number, unit.value);
  const rest = number.decimals === 0 ? readRest(run, unit.next, unit.value) : undefined;
  return { value: value + (rest?.value ?? 0), unit: unit.value, next: rest?.next ?? unit.next, isRough };
}

/** What follows the unit, in its base: `50` of "1 m 50", `30` of "2h30", "et 50 centimes", "et demi". */
function readRest(run: Run, at: number, unit: Unit): Read<number> | undefined {
  if (unit.name === 'hour') {
    const minutes = readMinutes(run, at);
    return minutes && { value: minutes.value / 60, next: minutes.next };
  }
  if (is(run, at, 'et') && is(run, at + 1, 'demi', 'demie')) return { value: unit.factor / 2, next: at + 2 };
  return unit.name === 'metre' || unit.name === 'euro' ? readHundredths(run, at, unit) : undefined;
}

function readHundredths(run: Run, at: number, unit: Unit): Read<number> | undefined {
  const start = skip(run, at, 'et');
  const number = readNumber(run, start);
  if (!number || number.decimals > 0 || number.value >= 100) return undefined;
  const smaller = readUnit(run, number.next);
  const value = number.value / 100;
  if (smaller) {
    const fits = smaller.value.kind === unit.kind && smaller.value.factor === 0.01;
    return fits ? { value, next: smaller.next } : undefined;
  }
  if (start !== at || isDecimalMark(run, number.next)) return undefined;
  if (number.written === 'digits' ? run[at]?.text.length !== 2 : number.value < 10) return undefined;
  return isLettered(run, number.next) ? undefined : { value, next: number.next };
}

/** "une demi-heure", "un quart d'heure", "3/4 d'heure"; "1/2 jours", in the plural, is one or two days. */
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^(?:(?:une?|1) ?demie?(?: ?-)?|1 ?\/ ?2(?: d')?)(?!\d)/, 0.5],
  [/^(?:(?:une?|1) ?quart d'|1 ?\/ ?4(?: d')?)(?!\d)/, 0.25],
  [/^(?:(?:trois|3) ?quarts? d'|3 ?\/ ?4(?: d')?)(?!\d)/, 0.75],
];

function readFraction(run: Run, at: number): Measure | undefined {
  if (!is(run, at + 1, 'demi', 'demie', 'quart', 'quarts', '/')) return undefined;
  for (const [form, fraction] of FRACTIONS) {
    const next = matchForm(form, run, at, 5)?.next;
    const unit = next === undefined ? undefined : readUnit(run, next);
    if (unit && !run[unit.next - 1]?.text.endsWith('s'))
      return { value: unit.value.factor * fraction, unit: unit.value, next: unit.next };
  }
  return undefined;
}

function readEnds(run: Run, at: number): Ends | undefined {
  const start = skip(run, at, 'de', 'entre');
  const first = readMeasure(run, start);
  const bare = first ? undefined : readNumber(run, start);
  const joint = (first ?? bare)?.next;
  const link = joint === undefined ? undefined : afterLink(run, joint, is(run, at, 'entre'), '-', '/', 'ou');
  const second = link === undefined ? undefined : readMeasure(run, link);
  if (joint === undefined || link === undefined || !second) return undefined;
  if (first && first.unit.base !== second.unit.base) return undefined;
  const least = first?.value ?? (bare ? inUnit(bare, second.unit) : 0);
  return { start, joint, link, least, bare, second };
}

/** "24 ou 34 €" and "10/20 %" are two; "2 ou 3 jours" and "48/72h" one. */
function isListing(run: Run, { joint, bare, second: { unit } }: Ends): boolean {
  if (is(run, joint, 'ou')) return !bare || unit.kind !== 'duration';
  return is(run, joint, '/') && (unit.kind === 'money' || unit.kind === 'percentage');
}

function eachOf({ start, joint, link, least, second }: Ends): Match {
  const { unit, value, next } = second;
  return {
    next,
    found: [
      { kind: unit.kind, value: canonical(unit, least), from: start, to: joint },
      { kind: unit.kind, value: canonical(unit, value), from: link, to: next },
    ],
  };
}

/** Whether a number without unit and what follows the joint are one range. */
function isOneRange(run: Run, { start, joint, second }: Ends, bare: NumberRead): boolean {
  if (second.unit.name === 'hour' && isDayBefore(run, start, joint)) return false;
  const spacedDash = is(run, joint, '-') && !(touches(run, joint) && touches(run, joint + 1));
  const loose = spacedDash && second.unit.kind === 'money' && bare.decimals === 0;
  return !loose || opensClause(run, start);
}

/** "vers 9 ou 10 heures". */
function isTimeOfDay(run: Run, at: number, last: Measure): boolean {
  const isHour = last.unit.name === 'hour' && last.value < 24;
  return isHour && followsClockPreposition(run, at) && !isCountedFrom(run, last.next);
}

/** "7 jours sur 7", "24h/24", "6j/7": the index of the token after, or undefined. */
function availabilityEnd(run: Run, at: number): number | undefined {
  if (!is(run, at, '/', 'sur')) return undefined;
  const figures = run[at + 1]?.kind === 'digits' ? { next: at + 2 } : readNumber(run, at + 1);
  if (!figures || (is(run, at, 'sur') && readUnit(run, figures.next))) return undefined;
  return figures.next;
}

/** "tous les deux jours", "toutes les 4 à 6 heures". */
function isFrequency(run: Run, at: number, unit: Unit): boolean {
  const periodic = unit.kind === 'duration' || unit.kind === 'distance';
  return periodic && is(run, at - 1, 'les') && is(run, at - 2, 'tous', 'toutes');
}

/** "un jour" and "une année" last after "sous" or "plus d'", and are some day and a number elsewhere. */
function isSomeDay(run: Run, at: number, read: Measure): boolean {
  if (!is(run, at, 'un', 'une') || !is(run, read.next - 1, 'jour', 'annee')) return false;
  const elided = is(run, at - 1, "'") && is(run, at - 2, 'd') && isIn(run, at - 3, 'lasting');
  return !elided && !isIn(run, at - 1, 'delay');
}
