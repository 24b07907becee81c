import { inOrder } from './french.ts';
import { is, oncePerToken, type Read, type Run, touches } from './tokens.ts';

export interface NumberRead extends Read<number> {
  readonly written: 'digits' | 'words';
  /** Digits after the decimal mark. */
  readonly decimals: number;
  /** The integer when the dot of `1.250` is a thousands mark, which only an amount of money can tell. */
  readonly dotted?: number;
}

/** Longer rows of digits are identifiers. */
const MAX_DIGITS = 9;

/** A number in digits (`1 250,50`, `2.5`) or in words, 0 to 9999; versions and other chains of digits are none. */
export const readNumber = oncePerToken((run, at): NumberRead | undefined => {
  if (run[at]?.kind === 'digits') return readFigures(run, at);
  const spelled = readSpelled(run, at);
  if (!spelled) return undefined;
  const { value, next } = spelled;
  return { value, next: isRepeated(run, next, value) ? next + 3 : next, written: 'words', decimals: 0 };
});

/** `(14)` of the lawyers' "quatorze (14) jours". */
function isRepeated(run: Run, at: number, value: number): boolean {
  return is(run, at, '(') && run[at + 1]?.text === String(value) && is(run, at + 2, ')');
}

function readFigures(run: Run, at: number): NumberRead | undefined {
  const grouped = readGroups(run, at);
  const mark = grouped.next;
  if (!isDecimalMark(run, mark)) return figures(grouped.text, '', mark);
  const fraction = run[mark + 1]?.text ?? '';
  const end = mark + 2;
  if (!isDecimalMark(run, end)) {
    const dotted =
      is(run, mark, '.') && fraction.length === 3 && grouped.text.length <= 3 && grouped.text !== '0';
    const read = figures(grouped.text, fraction, end);
    return dotted && read ? { ...read, dotted: Number(grouped.text + fraction) } : read;
  }
  const cents = run[end + 1]?.text ?? '';
  const thousands = is(run, mark, '.') && fraction.length === 3 && is(run, end, ',');
  return thousands && !isDecimalMark(run, end + 2)
    ? figures(grouped.text + fraction, cents, end + 2)
    : undefined;
}

function figures(integer: string, fraction: string, next: number): NumberRead | undefined {
  if (integer.length + fraction.length > MAX_DIGITS) return undefined;
  return {
    value: Number(`${integer}.${fraction || '0'}`),
    next,
    written: 'digits',
    decimals: fraction.length,
  };
}

/** `1 250 000`: a first group that does not start with 0, then groups of three. */
function readGroups(run: Run, at: number): { text: string; next: number } {
  let text = run[at]?.text ?? '';
  let next = at + 1;
  if (text.length > 3 || text.startsWith('0')) return { text, next };
  while (text.length <= MAX_DIGITS && run[next]?.kind === 'digits' && run[next]?.text.length === 3) {
    text += run[next]?.text;
    next++;
  }
  return { text, next };
}

/** A comma or dot with digits right before and right after. */
export function isDecimalMark(run: Run, at: number): boolean {
  return is(run, at, ',', '.') && touches(run, at) && run[at + 1]?.kind === 'digits' && touches(run, at + 1);
}

/** Numbers by their words. */
export const BELOW_20: ReadonlyMap<string, number> = new Map(inOrder('below-20'));
const TENS = new Map(inOrder('tens').map(([word, index]) => [word, 20 + 10 * index]));

/** The words that begin a number. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...BELOW_20.keys(),
  ...TENS.keys(),
  'cent',
  'mille',
]);

/** A number in words, hyphens or spaces between them as one likes; `quatre-vingt-onze`, `deux cents`, `mille`. */
export function readSpelled(run: Run, at: number): Read<number> | undefined {
  if (!NUMBER_WORDS.has(run[at]?.text ?? '')) return undefined;
  const head = is(run, at, 'mille') ? { value: 1, next: at } : readBelow1000(run, at);
  if (!head) return undefined;
  const mille = is(run, at, 'mille') ? at : linked(run, head.next);
  if (mille === undefined || head.value === 0 || !is(run, mille, 'mille')) return head;
  const rest = readLinked(run, mille + 1, readBelow1000);
  return { value: head.value * 1000 + (rest?.value ?? 0), next: rest?.next ?? mille + 1 };
}

function readBelow1000(run: Run, at: number): Read<number> | undefined {
  const digit = BELOW_20.get(run[at]?.text ?? '') ?? 0;
  const afterDigit = digit >= 2 && digit <= 9 ? linked(run, at + 1) : undefined;
  const cent = afterDigit !== undefined && is(run, afterDigit, 'cent', 'cents') ? afterDigit : at;
  if (!is(run, cent, 'cent', 'cents')) return readBelow100(run, at);
  const hundreds = cent === at ? 100 : digit * 100;
  const rest = readLinked(run, cent + 1, readBelow100);
  return { value: hundreds + (rest?.value ?? 0), next: rest?.next ?? cent + 1 };
}

function readBelow100(run: Run, at: number): Read<number> | undefined {
  const eighty = readEighty(run, at);
  if (eighty) {
    const rest = readLinked(run, eighty.next, readBelow20);
    return rest ? { value: 80 + rest.value, next: rest.next } : eighty;
  }
  const ten = TENS.get(run[at]?.text ?? '');
  if (ten === undefined) return readBelow20(run, at, true);
  const unit = readUnitOf(ten, run, at + 1);
  return unit ? { value: ten + unit.value, next: unit.next } : { value: ten, next: at + 1 };
}

function readEighty(run: Run, at: number): Read<number> | undefined {
  const twenty = is(run, at, 'quatre') ? linked(run, at + 1) : undefined;
  return twenty !== undefined && is(run, twenty, 'vingt', 'vingts')
    ? { value: 80, next: twenty + 1 }
    : undefined;
}

/** What follows vingt ... soixante: `et un`, `et onze` after soixante, or 1 to 9 (to 19 after soixante). */
function readUnitOf(ten: number, run: Run, at: number): Read<number> | undefined {
  const and = linked(run, at);
  const afterAnd = and !== undefined && is(run, and, 'et') ? linked(run, and + 1) : undefined;
  if (afterAnd !== undefined) {
    if (is(run, afterAnd, 'un', 'une')) return { value: 1, next: afterAnd + 1 };
    return ten === 60 && is(run, afterAnd, 'onze') ? { value: 11, next: afterAnd + 1 } : undefined;
  }
  const unit = readLinked(run, at, readBelow20);
  return unit && (unit.value < 10 || ten === 60) ? unit : undefined;
}

/** 1 to 19, and 0 when `orZero`. */
function readBelow20(run: Run, at: number, orZero = false): Read<number> | undefined {
  const value = BELOW_20.get(run[at]?.text ?? '');
  if (value === undefined || (value === 0 && !orZero)) return undefined;
  const unit = value === 10 ? linked(run, at + 1) : undefined;
  const more = unit !== undefined && is(run, unit, 'sept', 'huit', 'neuf') ? unit : undefined;
  if (more === undefined) return { value, next: at + 1 };
  return { value: 10 + (BELOW_20.get(run[more]?.text ?? '') ?? 0), next: more + 1 };
}

function readLinked(
  run: Run,
  at: number,
  read: (run: Run, at: number) => Read<number> | undefined,
): Read<number> | undefined {
  const next = linked(run, at);
  return next === undefined ? undefined : read(run, next);
}

/** The index of the word that a space or a tight hyphen links to what ends before `at`. */
function linked(run: Run, at: number): number | undefined {
  if (run[at]?.kind === 'word') return touches(run, at) ? undefined : at;
  if (!is(run, at, '-') || !touches(run, at) || !touches(run, at + 1)) return undefined;
  return run[at + 1]?.kind === 'word' ? at + 1 : undefined;
}
