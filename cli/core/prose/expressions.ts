import { date, FULL_MONTHS, monthDay, readMonth } from './dates.ts';
import { type Expression, wordList } from './french.ts';
import type { Lexicon } from './lexicon.ts';
import { canonical } from './measures.ts';
import { readNumber } from './numbers.ts';
import { type Match, marked, one, type Pattern, plain, standsFree } from './patterns.ts';
import type { Occurrence } from './phrases.ts';
import { is, type Read, type Run } from './tokens.ts';
import { readUnit } from './units.ts';
import { except } from './weekdays.ts';

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** What only a lexicon can read: its own expressions, parts of months, and counts of what its subjects name. */
export function expressionPatterns(lexicon: Lexicon): {
  readonly all: readonly Pattern[];
  mayBegin(word: string): boolean;
  mayStart(run: Run, at: number): boolean;
} {
  const fixed: Pattern = (run, at) => {
    const [found] = lexicon.expressions.at(run, at);
    if (!found) return undefined;
    const { kind, value } = found.value;
    if (kind === 'weekdays') return except(run, at, value, found.to);
    return kind === 'count' ? roughly(lexicon, run, at, found) : exactly(found);
  };
  /** "du 25 novembre à la veille de Noël", "de la Toussaint au 20 décembre". */
  const namedRange: Pattern = (run, at) => {
    if (!is(run, at, 'du', 'de')) return undefined;
    const first = fixed(run, at + 1, -1) ?? date(run, at + 1, -1);
    if (first?.found[0]?.kind !== 'date') return undefined;
    const link = is(run, first.next, 'a', 'au', 'jusqu') ? first.next + 1 : undefined;
    if (link === undefined) return undefined;
    const starts = [link, link + 1, link + 2, link + 3];
    const last = starts.map((start) => fixed(run, start, -1) ?? date(run, start, -1)).find((each) => each);
    if (last?.found[0]?.kind !== 'date') return undefined;
    return one('date-range', `${first.found[0].value}/${last.found[0].value}`, at, last.next);
  };
  const partOfMonth: Pattern = (run, at) => {
    const [part] = lexicon.monthParts.at(run, at);
    if (!part) return undefined;
    const start = is(run, part.to, '-', 'de', 'd') ? part.to + (is(run, part.to + 1, "'") ? 2 : 1) : part.to;
    const month = monthAt(run, start);
    if (!month) return undefined;
    const days = [...new Set(part.value.split('-'))].map((day) => monthDay(month.value, Number(day)));
    const kind = days.length === 1 ? 'date' : 'date-range';
    return marked(one(kind, days.join('/'), at, month.next), 'isRough');
  };
  const count: Pattern = (run, at) => {
    const number = readNumber(run, at);
    if (!number || number.decimals > 0 || number.value < 2) return undefined;
    return counted(lexicon, run, at, number);
  };
  const mayBegin = (word: string) =>
    FULL_MONTHS.has(word) ||
    OPENERS.includes(word) ||
    lexicon.expressions.mayBegin(word) ||
    lexicon.monthParts.mayBegin(word);
  return {
    all: [fixed, namedRange, partOfMonth, wholeMonth, months, outOf, count, year],
    mayBegin,
    mayStart: (run, at) =>
      opensMonth(run, at) ||
      opensNamed(lexicon, run, at) ||
      lexicon.expressions.at(run, at).length > 0 ||
      lexicon.monthParts.at(run, at).length > 0,
  };
}

/** "jusqu’en février", "dès novembre", "avant décembre": all of it; "en février", "au mois de mars": some days of it. */
const wholeMonth: Pattern = (run, at) => {
  const month = monthAt(run, at);
  if (!month || run[month.next]?.kind === 'digits') return undefined;
  const isUntil = is(run, at - 1, 'en') && is(run, at - 2, "'") && is(run, at - 3, 'jusqu');
  const isFrom = is(run, is(run, at - 1, "'") ? at - 3 : at - 2, 'partir');
  const isBound = is(run, at - 1, 'des', 'avant') || (is(run, at - 1, 'en') && is(run, at - 2, 'des'));
  const isAll = isUntil || isFrom || isBound;
  if (!isAll && !isInside(run, at)) return undefined;
  const match = marked(wholeMonths(month, month, at), 'isRough');
  return isAll ? match : marked(match, 'isPart');
};

function wholeMonths(first: Read<number>, last: Read<number>, at: number): Match {
  const days = [monthDay(first.value, 1), monthDay(last.value, LAST_DAYS[last.value - 1] ?? 31)];
  return one('date-range', days.join('/'), at, last.next);
}

/** "de novembre à janvier": from the first day of one month to the last of another. */
const months: Pattern = (run, at) => {
  const opener = is(run, at, 'de', 'entre') ? at + 1 : is(run, at, 'd') ? at + 2 : -1;
  const first = opener < 0 ? undefined : monthAt(run, opener);
  const last =
    first && is(run, first.next, is(run, at, 'entre') ? 'et' : 'a')
      ? monthAt(run, first.next + 1)
      : undefined;
  if (!first || !last || run[last.next]?.kind === 'digits') return undefined;
  return wholeMonths(first, last, at);
};

function isInside(run: Run, at: number): boolean {
  if (is(run, at - 1, 'en', 'courant')) return true;
  return is(run, is(run, at - 1, "'") ? at - 3 : at - 2, 'mois') && is(run, at - 1, 'de', "'");
}

const OPENERS = wordList('opening');

function opensMonth(run: Run, at: number): boolean {
  const text = run[at]?.text ?? '';
  return FULL_MONTHS.has(OPENERS.includes(text) ? (run[text === 'd' ? at + 2 : at + 1]?.text ?? '') : text);
}

/** "de la Toussaint": an opener before an expression. */
function opensNamed(lexicon: Lexicon, run: Run, at: number): boolean {
  return is(run, at, 'de', 'du') && lexicon.expressions.at(run, at + 1).length > 0;
}

/** "1521", where nothing says what else the number may be. */
const year: Pattern = (run, at) => {
  const token = run[at];
  const isYear = token?.kind === 'digits' && /^(?:1\d|20)\d\d$/.test(token.text);
  if (!isYear || readUnit(run, at + 1) || readNumber(run, at)?.next !== at + 1) return undefined;
  return one('year', token.text, at, at + 1);
};

/** "neuf sur dix", "neuf livraisons sur dix", "un arbre sur quatre vient"; not "sur quatre pieds". */
const outOf: Pattern = (run, at) => {
  const part = readNumber(run, at);
  if (!part || part.decimals > 0) return undefined;
  for (let over = part.next; over <= part.next + 2; over++) {
    if (!is(run, over, 'sur')) continue;
    const whole = readNumber(run, over + 1);
    if (!whole || whole.value < part.value || readUnit(run, whole.next)) return undefined;
    if (whole.value < 2 || (whole.value < 10 && isPlural(run, whole.next))) return undefined;
    return one('percentage', plain((part.value / whole.value) * 100), at, whole.next);
  }
  return undefined;
};

/** Whether a noun follows that a number may count. */
function isPlural(run: Run, at: number): boolean {
  return !standsFree(run, at) && /[sx]$/.test(run[at]?.text ?? '');
}

/** Of parts of the year and of the day, the thing that is said need not fill all. */
function exactly({ value: { kind, value }, from, to }: Occurrence<Expression>): Match {
  const match = one(kind, value, from, to);
  return kind === 'date-range' || kind === 'hours' ? marked(match, 'isPart') : match;
}

/** "une dizaine de kilomètres", "une soixantaine d’euros", "deux douzaines de bougies". */
function roughly(
  lexicon: Lexicon,
  run: Run,
  start: number,
  { value, to }: Occurrence<Expression>,
): Match | undefined {
  const next = is(run, to, 'd') ? to + 2 : is(run, to, 'de') ? to + 1 : -1;
  if (next < 0) return undefined;
  const before = readNumber(run, start - 1);
  const times = before?.next === start && before.value > 1 ? before.value : 1;
  const at = times > 1 ? start - 1 : start;
  const number = Number(value.value) * times;
  const unit = readUnit(run, next);
  if (!unit) {
    const match = counted(lexicon, run, at, { value: number, next });
    return match && marked(match, 'isRough');
  }
  const amount = canonical(unit.value, number * unit.value.factor);
  return marked(one(unit.value.kind, amount, at, unit.next), 'isRough');
}

function counted(lexicon: Lexicon, run: Run, at: number, number: Read<number>): Match | undefined {
  if (readUnit(run, number.next) || isOfSome(run, number.next)) return undefined;
  for (const noun of [number.next, number.next + 1]) {
    const [subject] = lexicon.subjects.at(run, noun);
    if (!subject) {
      if (run[noun]?.kind !== 'word' || is(run, noun, 'de', 'd', 'des', 'a', 'et', 'ou', 'pour'))
        return undefined;
      continue;
    }
    const [found] = one('count', String(number.value), at, subject.to).found;
    return found && { next: subject.to, found: [{ ...found, counted: subject.value }] };
  }
  return undefined;
}

/** "Les deux premières cases" are some of them. */
function isOfSome(run: Run, at: number): boolean {
  return wordList('of-some').some((word) => run[at]?.text.startsWith(word));
}


/** "sept." would be a number as well. */
function monthAt(run: Run, at: number): Read<number> | undefined {
  return FULL_MONTHS.has(run[at]?.text ?? '') ? readMonth(run, at) : undefined;
}
