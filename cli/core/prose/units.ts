import { french } from './french.ts';
import { readNumber } from './numbers.ts';
import { is, isIn, type Read, type Run, skip, touches } from './tokens.ts';

export interface Unit extends Omit<(typeof french.units)[number], 'times' | 'parts' | 'words'> {
  /** How many of `base` make one. */
  readonly factor: number;
}

const UNITS = new Map(
  french.units.flatMap(({ words, times = 1, parts = 1, ...unit }) =>
    words.map((word): [string, Unit] => [word, { ...unit, factor: times / parts }]),
  ),
);

const PERCENT = UNITS.get('%') as Unit;

/** The unit of that name or sign; names are without accents. */
export function unitNamed(name: string): Unit | undefined {
  return UNITS.get(name);
}

/** The unit written at `at`; areas and volumes have none. */
export function readUnit(run: Run, at: number): Read<Unit> | undefined {
  if (is(run, at, 'pour') && is(run, at + 1, 'cent')) return { value: PERCENT, next: at + 2 };
  const token = run[at];
  const value = token && UNITS.get(token.text);
  if (!value || token.kind === 'digits') return undefined;
  // "M" is Monsieur or a million; "m'a" and "j'ai" are pronouns
  if (token.written === 'M' || (is(run, at + 1, "'") && touches(run, at + 1))) return undefined;
  if (value.kind === 'distance' && measuresMore(run, at + 1)) return undefined;
  return { value, next: at + 1 };
}

/** After a length: an area or a volume. */
function measuresMore(run: Run, at: number): boolean {
  return isIn(run, at, 'squared') || (touches(run, at) && /^[23²³]$/.test(run[at]?.text ?? ''));
}

/** How many parts a unit has that are written behind it: minutes, centimetres, cents. */
const PARTS: Readonly<Record<string, number>> = { hour: 60, metre: 100, euro: 100 };

/** What follows a unit, in shares of it: `30` of "9 h 30", `50` of "1 m 50", "et 50 centimes", "et demie". */
export function readParts(run: Run, at: number, unit: Unit): Read<number> | undefined {
  if (is(run, at, 'et') && isIn(run, at + 1, 'half')) return { value: 1 / 2, next: at + 2 };
  const most = PARTS[unit.name ?? ''];
  const start = skip(run, at, 'et');
  const number = most && readNumber(run, start);
  if (!number || number.decimals > 0 || number.value >= most) return undefined;
  const value = number.value / most;
  const smaller = readUnit(run, number.next);
  if (smaller)
    return smaller.value.base === unit.base && smaller.value.factor * most === unit.factor
      ? { value, next: smaller.next }
      : undefined;
  const isFull = number.written === 'words' ? number.value >= 10 : run[start]?.text.length === 2;
  const isLettered = touches(run, number.next) && run[number.next]?.kind === 'word';
  return isFull && start === at && !isLettered ? { value, next: number.next } : undefined;
}
