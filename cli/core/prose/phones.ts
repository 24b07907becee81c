import { isLettered, one, type Pattern } from './patterns.ts';
import { is, type Run, touches } from './tokens.ts';

/** How the ten digits are grouped: `03 53 01 00 00`, `0353010000`, `0800 12 34 56`, `0 800 123 456`. */
const NATIONAL = ['2 2 2 2 2', '10', '4 2 2 2', '4 3 3', '1 3 3 3', '1 3 2 2 2'];
/** The nine digits after the country code. */
const INTERNATIONAL = ['1 2 2 2 2', '9', '3 3 3', '3 2 2 2'];
const SEPARATORS = ['.', '-', '/'];

/** French telephone numbers, as ten digits. */
export const phone: Pattern = (run, at) => {
  if (run[at]?.kind !== 'digits' && !is(run, at, '+')) return undefined;
  const joined = /^(?:\+33|0033)([1-9][0-9]{8})$/.exec(
    `${run[at]?.text}${plus(run, at) ? run[at + 1]?.text : ''}`,
  );
  if (joined) return one('phone', `0${joined[1]}`, at, plus(run, at) ? at + 2 : at + 1);
  const country = countryEnd(run, at);
  const groups = readGroups(run, country ?? at, country === undefined ? NATIONAL : INTERNATIONAL);
  if (!groups) return undefined;
  const digits = country === undefined ? groups.digits : `0${groups.digits}`;
  return /^0[1-9]/.test(digits) ? one('phone', digits, at, groups.next) : undefined;
};

/** The index of the token after `+33`, `0033` or `+33 (0)`. */
function countryEnd(run: Run, at: number): number | undefined {
  const next = plus(run, at) ? at + 1 : at;
  const code = next === at ? '0033' : '33';
  if (run[next]?.text !== code) return undefined;
  const trunk = is(run, next + 1, '(') && run[next + 2]?.text === '0' && is(run, next + 3, ')');
  return next + (trunk ? 4 : 1);
}

function plus(run: Run, at: number): boolean {
  return is(run, at, '+') && touches(run, at + 1);
}

function readGroups(
  run: Run,
  at: number,
  groupings: readonly string[],
): { digits: string; next: number } | undefined {
  const groups: string[] = [];
  let next = at;
  while (run[next]?.kind === 'digits' && groups.length < 6) {
    groups.push(run[next]?.text ?? '');
    next++;
    if (is(run, next, ...SEPARATORS) && touches(run, next) && touches(run, next + 1)) next++;
  }
  if (run[next - 1]?.kind === 'mark') next--;
  const grouping = groups.map((group) => group.length).join(' ');
  return groupings.includes(grouping) && !isLettered(run, next)
    ? { digits: groups.join(''), next }
    : undefined;
}
