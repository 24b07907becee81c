// Longer than other files: each kind of value is judged in turn, by the same few questions.
import { dayOfSeason } from '../../model/season.ts';
import { boundsOf, type Measure, MONTH, measureOf } from '../../model/values.ts';
import type { Operator } from '../../prose/statements.ts';
import { firstAndLast } from '../../shared/edges.ts';

/** `unrelated` is neither: the statement is about another aspect, or denies it. */
export type Verdict = 'same' | 'compatible' | 'differs' | 'unrelated';

/** What a text says about a value, by kind. */
export interface Claim {
  readonly kind: string;
  readonly value: string;
  readonly operator: Operator;
  readonly isDenied: boolean;
  readonly isRough: boolean;
  /** For days: whether others may count too, or only some of them. */
  readonly isPart: boolean;
  /** Whether it leaves out all others. */
  readonly isOnly: boolean;
}

/** The value of a fact. */
export interface Held {
  readonly kind: string;
  readonly canonical: string;
  readonly bound: 'at-most' | 'at-least' | undefined;
}

type Interval = Pick<Measure, 'from' | 'to'>;

/** Months and weeks agree within a few hundredths. */
const OF_CALENDAR = 0.04;
/** "une dizaine", "environ": this share more or less. */
const ROUGHLY = 0.15;
/** "mi-novembre" and "fin janvier" may be off by a few days. */
const ROUGH_DAYS = 3;
/** Days from the first to the last of a whole year. */
const ALL_YEAR = 364;
/** A tree of 2 m says nothing about a radius of 15 km. */
const PLAUSIBLE_RATIO = 12.5;

/** Which kinds of statement can be about a fact of a kind. */
const SPEAK_OF: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'date-range'],
  'date-range': ['date', 'date-range'],
  hours: ['hours', 'time'],
};

export function speaksOf(kind: string, factKind: string): boolean {
  return (SPEAK_OF[factKind] ?? [factKind]).includes(kind);
}

/** Statements about the value itself, or about its end. */
const ITSELF = new Set<Operator>(['is', 'at-most', 'at-least']);

/** Whether a claim and a fact can both be true. */
export function verdictOn(claim: Claim, held: Held): Verdict {
  if (held.kind === 'weekdays') return onWeekdays(claim, held);
  if (claim.kind === 'hours' && claim.isPart) return onPartOfDay(claim, held);
  if (claim.isDenied) return 'unrelated';
  if (claim.kind === held.kind && claim.value === held.canonical && ITSELF.has(claim.operator)) return 'same';
  if (held.kind === 'hours') return onHours(claim, held);
  if (held.kind === 'date' || held.kind === 'date-range') return onDays(claim, held);
  return onAmount(claim, held);
}

// --- Amounts ------------------------------------------------------------------------------------------------------

function amountOf(kind: string, canonical: string): Measure | undefined {
  if (['money', 'percentage', 'count', 'year'].includes(kind)) {
    const [from, to] = boundsOf(canonical);
    return Number.isNaN(from) || Number.isNaN(to) ? undefined : { from, to, unit: kind };
  }
  const measure = measureOf(canonical);
  if (measure?.unit !== 'mois') return measure;
  return { from: measure.from * MONTH, to: measure.to * MONTH, unit: 'h' };
}

/** Whether the two have the same order of magnitude: otherwise they are about different things. */
export function isPlausible({ kind, value }: Pick<Claim, 'kind' | 'value'>, held: Held): boolean {
  const [stated, known] = [amountOf(kind, value), amountOf(held.kind, held.canonical)];
  if (!stated || !known) return true;
  if (stated.unit !== known.unit) return false;
  if (stated.unit === 'year' || known.to === stated.to) return true;
  const ratio = stated.to / known.to;
  return ratio <= PLAUSIBLE_RATIO && ratio >= 1 / PLAUSIBLE_RATIO;
}

function onAmount(claim: Claim, held: Held): Verdict {
  const [stated, known] = [amountOf(claim.kind, claim.value), amountOf(held.kind, held.canonical)];
  if (!stated || !known) return 'unrelated';
  const equal = equality(claim, held);
  const isOne = equal(known.from, known.to);
  if (claim.operator === 'at-most' && isOne && equal(stated.to, known.to)) return 'same';
  return AMOUNTS[claim.operator](stated, known, equal, held.bound) ? 'compatible' : 'differs';
}

type Equal = (a: number, b: number) => boolean;

function equality({ isRough, operator, value }: Claim, { canonical }: Held): Equal {
  const isOfTwoUnits = value.endsWith('mois') !== canonical.endsWith('mois');
  const tolerance = isRough || operator === 'about' ? ROUGHLY : isOfTwoUnits ? OF_CALENDAR : 1e-9;
  return (a, b) => Math.abs(a - b) <= tolerance * Math.max(a, b);
}

type Holds = (stated: Measure, known: Measure, equal: Equal, bound: Held['bound']) => boolean;

const upTo: Holds = (stated, known, equal) => equal(stated.to, known.to);

const itself: Holds = (stated, known, equal, bound) => {
  if (equal(stated.from, known.from) && equal(stated.to, known.to)) return true;
  if (bound === 'at-most') return stated.to <= known.to;
  if (bound === 'at-least') return stated.from >= known.from;
  const isNarrower = stated.from >= known.from && stated.to <= known.to;
  // A part of a scale of heights or prices is some of it; of the days that something takes, another promise.
  return isNarrower && !equal(known.from, known.to) && (stated.unit !== 'h' || equal(stated.from, stated.to));
};

/** Whether a stated value can be true beside the known one. */
const AMOUNTS: Readonly<Record<Operator, Holds>> = {
  is: itself,
  about: itself,
  'at-most': upTo,
  'less-than': (stated, known, equal, bound) =>
    upTo(stated, known, equal, bound) ||
    (known.to < stated.to && stated.to <= (stated.unit === 'h' ? LOOSE : 1 + CLOSE) * known.to),
  'ends-before': upTo,
  over: () => true,
  'at-least': (stated, known, equal, bound) => {
    if (equal(stated.from, known.from)) return true;
    if (bound === 'at-most') return stated.from <= known.to;
    return bound === undefined && !equal(known.from, known.to) && stated.from <= known.from;
  },
  'more-than': (stated, known, equal) =>
    equal(stated.to, known.to) ||
    (!equal(known.from, known.to) && stated.to <= known.from) ||
    (known.to > stated.to && known.to - stated.to <= CLOSE * known.to),
};

/** "En moins de deux jours" is true of 24 h; a longer time would be another promise. */
const LOOSE = 2;

/** "Plus de 95 %" is true of 98 %, but would understate half as much again. */
const CLOSE = 0.1;

// --- Days ---------------------------------------------------------------------------------------------------------

function daysOf(canonical: string): Interval {
  const [from, to] = firstAndLast(canonical);
  return { from: dayOfSeason(from), to: dayOfSeason(to) };
}

function onDays(claim: Claim, held: Held): Verdict {
  if (claim.value.startsWith('??')) return onDayAlone(claim, held);
  if (claim.isPart && claim.operator !== 'over') return inMonth(claim, held);
  const days: Days = {
    stated: daysOf(claim.value),
    known: daysOf(held.canonical),
    isPeriod: claim.kind === 'date-range' && !claim.isPart,
    slack: claim.isRough ? ROUGH_DAYS : 0,
  };
  const verdict =
    held.kind === 'date-range' ? inPeriod(days, claim.operator) : onDay(days, claim.operator, held.bound);
  const isExact = verdict === 'compatible' && held.kind === 'date' && claim.kind === 'date' && !claim.isRough;
  return isExact && claim.operator !== 'less-than' ? 'same' : verdict;
}

/** "En janvier": one day of it is enough; a first or last day leaves open when in the month it falls. */
function inMonth({ value }: Claim, { canonical, bound }: Held): Verdict {
  const [stated, known] = [daysOf(value), daysOf(canonical)];
  if (stated.to - stated.from >= ALL_YEAR) return when(known.to - known.from >= ALL_YEAR);
  if (stated.from <= known.to && stated.to >= known.from) return 'compatible';
  if (bound === 'at-most') return stated.to <= known.to ? 'unrelated' : 'differs';
  return bound === 'at-least' && stated.from >= known.from ? 'unrelated' : 'differs';
}

interface Days {
  readonly stated: Interval;
  readonly known: Interval;
  /** Whether the text gives two days. */
  readonly isPeriod: boolean;
  /** How many days it may be off. */
  readonly slack: number;
}

function inPeriod({ stated, known, isPeriod, slack }: Days, operator: Operator): Verdict {
  const near = (a: number, b: number) => Math.abs(a - b) <= slack;
  if (operator === 'at-most') return when(near(stated.to, known.to));
  if (operator === 'at-least') return when(near(stated.from, known.from));
  if (operator === 'ends-before') return when(near(stated.from - 1, known.to));
  if (operator === 'less-than') return when(stated.from > known.from);
  if (operator === 'over') return when(stated.from >= known.to);
  if (operator === 'more-than') return 'unrelated';
  return isPeriod && slack === 0
    ? when(stated.from === known.from && stated.to === known.to)
    : when(stated.from >= known.from - slack && stated.to <= known.to + slack);
}

/** A deadline (`at-most`) says nothing about a beginning, nor a beginning about an end. */
function onDay({ stated, known, slack }: Days, operator: Operator, bound: Held['bound']): Verdict {
  const day = known.from;
  const near = (a: number) => when(Math.abs(a - day) <= slack);
  if (operator === 'over') return bound === 'at-least' ? 'unrelated' : when(stated.from >= day);
  if (operator === 'at-most' || operator === 'less-than' || operator === 'ends-before') {
    if (bound === 'at-least') return 'unrelated';
    if (operator === 'ends-before') return near(stated.from - 1);
    if (operator === 'at-most') return near(stated.to);
    return stated.from < day ? 'unrelated' : when(stated.from <= day + 1 + slack);
  }
  if (operator === 'at-least' || operator === 'more-than')
    return bound === 'at-most' ? 'unrelated' : near(stated.from);
  if (stated.from === day && stated.to === day) return 'compatible';
  if (bound === 'at-most') return stated.to <= day ? 'unrelated' : 'differs';
  return bound === 'at-least' && stated.from >= day ? 'unrelated' : 'differs';
}

function when(holds: boolean): Verdict {
  return holds ? 'compatible' : 'differs';
}

/** "jusqu’au 20", "encore le 24", without its month: that of the fact, where this has one alone. */
function onDayAlone({ value, operator }: Claim, held: Held): Verdict {
  const [from, to] = firstAndLast(held.canonical);
  const day = value.slice(3);
  const edge = operator === 'at-least' ? from : to;
  if (held.kind === 'date' || operator === 'at-most' || operator === 'at-least')
    return when(edge.slice(3) === day);
  const isOfMonth = from.slice(0, 2) === to.slice(0, 2) && operator === 'is';
  return when(!isOfMonth || (day >= from.slice(3) && day <= to.slice(3)));
}

// --- Times and days of the week -----------------------------------------------------------------------------------

function onHours({ kind, value, operator }: Claim, { canonical }: Held): Verdict {
  const [opens = '', closes = ''] = canonical.split('-');
  if (kind === 'hours') return value === canonical ? 'same' : 'differs';
  if (operator === 'at-most' || operator === 'ends-before') return when(value === closes);
  if (operator === 'at-least') return when(value === opens);
  return when(opens <= value && value <= closes);
}

/** "Seulement le matin", "fermé l’après-midi"; without such a word, it leaves the rest of the day open. */
function onPartOfDay({ value, isOnly, isDenied }: Claim, { canonical }: Held): Verdict {
  const [from = '', to = ''] = value.split('-');
  const [opens = '', closes = ''] = canonical.split('-');
  if (isDenied) return when(closes <= from || opens >= to);
  return isOnly ? when(opens >= from && closes <= to) : 'unrelated';
}

function onWeekdays({ value, isPart, isOnly, isDenied }: Claim, { canonical }: Held): Verdict {
  if (!/^[1-7]+$/.test(canonical)) return 'unrelated';
  const shared = [...value].filter((day) => canonical.includes(day));
  const isRest = shared.length === 0 && value.length + canonical.length === 7;
  if (isOnly && isPart) return when(isDenied ? isRest : value === canonical);
  if (isDenied) return isPart ? when(shared.length === 0) : 'unrelated';
  if (isPart) return when(shared.length === value.length);
  return value === canonical ? 'same' : 'differs';
}
