import { french } from './french.ts';
import { is, isIn, type Read, type Run, touches } from './tokens.ts';

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

/** The unit written at `at`; areas, cubes and speeds have none. */
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

/** After a length: an area, a volume or a speed. */
function measuresMore(run: Run, at: number): boolean {
  if (is(run, at, '²', '³') && touches(run, at)) return true;
  if (isIn(run, at, 'squared')) return true;
  if (run[at]?.kind === 'digits' && touches(run, at) && run[at]?.text.length === 1) return true;
  const per = isIn(run, at, 'per') || (is(run, at, 'a') && is(run, at + 1, 'l'));
  if (!per) return false;
  return isIn(run, at + 1, 'per-time') || isIn(run, at + 3, 'per-time');
}
