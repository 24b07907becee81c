import { inOrder } from './french.ts';
import { is, oncePerToken, type Read, type Run, touches } from './tokens.ts';

export interface NumberRead extends Read<number> {
  readonly written: 'digits' | 'words';
  /** Digits after the decimal mark. */
  readonly decimals: number;
}

/** Longer rows of digits are identifiers. */
const MAX_DIGITS = 9;

/** A number in digits (`1 250,50`, `2.5`) or in words, 0 to 9999; versions and other chains of digits are none. */
export const readNumber = oncePerToken((run, at): NumberRead | undefined => {
  if (run[at]?.kind === 'digits') return readFigures(run, at);
  const spelled = readSpelled(run, at);
  return spelled && { ...spelled, written: 'words', decimals: 0 };
});

function readFigures(run: Run, at: number): NumberRead | undefined {
  const grouped = readGroups(run, at);
  const mark = grouped.next;
  if (!isDecimalMark(run, mark)) return figures(grouped.text, '', mark);
  if (isDecimalMark(run, mark + 2)) return undefined;
  const fraction = run[mark + 1]?.text ?? '';
  // "1.250" is written where others write "1 250".
  return is(run, mark, '.') && fraction.length === 3 && grouped.text !== '0'
    ? figures(grouped.text + fraction, '', mark + 2)
    : figures(grouped.text, fraction, mark + 2);
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
const BELOW_20: ReadonlyMap<string, number> = new Map(inOrder('below-20'));
const TENS = new Map(inOrder('tens').map(([word, index]) => [word, 20 + 10 * index]));

/** The words that begin a number. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...BELOW_20.keys(),
  ...TENS.keys(),
  'cent',
  'mille',
]);

/** The words of a number so far: what may be added to them is less than `room`. */
interface Spelled extends Read<number> {
  readonly thousands: number;
  readonly room: number;
}

/** A number in words, hyphens or spaces between them as one likes; `quatre-vingt-onze`, `deux cents`, `mille`. */
export function readSpelled(run: Run, at: number): Read<number> | undefined {
  if (!NUMBER_WORDS.has(run[at]?.text ?? '')) return undefined;
  let read: Spelled = { thousands: 0, value: 0, room: 1000, next: at };
  for (let word: number | undefined = at; word !== undefined; word = linked(run, read.next)) {
    const longer = withWord(read, run, word);
    if (!longer) break;
    read = longer;
  }
  return { value: read.thousands + read.value, next: read.next };
}

function withWord(read: Spelled, run: Run, at: number): Spelled | undefined {
  const { thousands, value, room } = read;
  const plus = (more: number, left: number): Spelled => {
    return { thousands, value: value + more, room: left, next: at + 1 };
  };
  if (is(run, at, 'mille') && thousands === 0 && (isEmpty(read) || value > 0))
    return { thousands: 1000 * (value || 1), value: 0, room: 1000, next: at + 1 };
  if (is(run, at, 'cent', 'cents') && room === 1000) return plus(100, 100);
  if (is(run, at, 'cent', 'cents') && value >= 2 && value <= 9) return plus(99 * value, 100);
  if (is(run, at, 'vingt', 'vingts') && value % 100 === 4) return plus(76, 20);
  const ten = TENS.get(run[at]?.text ?? '');
  if (ten !== undefined) return room >= 100 ? plus(ten, ten === 60 ? 20 : 10) : undefined;
  return withUnit(read, run, at);
}

function withUnit(read: Spelled, run: Run, word: number): Spelled | undefined {
  const isJoined = is(run, word, 'et') && TENS.has(run[read.next - 1]?.text ?? '');
  const at = isJoined ? linked(run, word + 1) : word;
  const unit = at === undefined ? undefined : BELOW_20.get(run[at]?.text ?? '');
  if (at === undefined || unit === undefined || unit >= read.room) return undefined;
  if (isJoined && unit !== 1 && unit !== 11) return undefined;
  const least = isEmpty(read) ? 0 : is(run, read.next - 1, 'dix') ? 7 : 1;
  if (unit < least) return undefined;
  return { ...read, value: read.value + unit, room: unit === 10 ? 10 : 0, next: at + 1 };
}

function isEmpty({ thousands, room }: Spelled): boolean {
  return thousands === 0 && room === 1000;
}

/** The index of the word that a space or a tight hyphen links to what ends before `at`. */
function linked(run: Run, at: number): number | undefined {
  if (run[at]?.kind === 'word') return touches(run, at) ? undefined : at;
  if (!is(run, at, '-') || !touches(run, at) || !touches(run, at + 1)) return undefined;
  return run[at + 1]?.kind === 'word' ? at + 1 : undefined;
}
