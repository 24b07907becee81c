import { FULL_MONTHS, monthDay, readMonth } from './dates.ts';
import type { Expression } from './french.ts';
import type { Lexicon } from './lexicon.ts';
import { canonical } from './measures.ts';
import { readNumber } from './numbers.ts';
import { type Match, marked, one, type Pattern, plain } from './patterns.ts';
import type { Occurrence } from './phrases.ts';
import { is, isIn, type Read, type Run, skip } from './tokens.ts';
import { readUnit } from './units.ts';
import { except } from './weekdays.ts';

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** What only a lexicon can read: its phrases, which are expressions and parts of months, and values, such as counts of what its subjects name. */
export function expressionPatterns(lexicon: Lexicon) {
  const fixed: Pattern = (run, at) => {
    const [found] = lexicon.expressions.at(run, at);
    if (!found) return undefined;
    const { kind, value } = found.value;
    if (kind === 'weekdays') return except(run, at, value, found.to);
    return kind === 'count' ? roughly(lexicon, run, at, found) : exactly(found);
  };
  const partOfMonth: Pattern = (run, at) => {
    const [part] = lexicon.monthParts.at(run, at);
    if (!part) return undefined;
    const month = monthAt(run, afterOf(run, skip(run, part.to, '-')));
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
  return { phrases: [fixed, partOfMonth], values: [wholeMonth, outOf, count, year] };
}

/** "jusqu’en février", "dès novembre", "avant décembre": all of it; "en février", "au mois de mars": some days of it. */
const wholeMonth: Pattern = (run, at) => {
  const month = monthAt(run, at);
  if (!month || run[month.next]?.kind === 'digits') return undefined;
  const before = is(run, at - 1, "'") ? at - 3 : at - 2;
  const isUntil = is(run, at - 1, 'en') && is(run, at - 2, "'");
  const isAll = isUntil || is(run, at - 1, 'des', 'avant') || is(run, before, 'partir');
  if (!isAll && !is(run, at - 1, 'en', 'courant') && !is(run, before, 'mois')) return undefined;
  const days = [1, LAST_DAYS[month.value - 1] ?? 31].map((day) => monthDay(month.value, day));
  const match = marked(one('date-range', days.join('/'), at, month.next), 'isRough');
  return isAll ? match : marked(match, 'isPart');
};

/** "1521", where nothing shows what else the number may be. */
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
    if (!whole || whole.value < 2 || readUnit(run, whole.next)) return undefined;
    return one('percentage', plain((part.value / whole.value) * 100), at, whole.next);
  }
  return undefined;
};

/** A statement about a part of the year or of the day need not hold for all of it. */
function exactly({ value: { kind, value }, from, to }: Occurrence<Expression>): Match {
  const match = one(kind, value, from, to);
  return kind === 'date-range' || kind === 'hours' ? marked(match, 'isPart') : match;
}

/** "une dizaine de kilomètres", "une soixantaine d’euros". */
function roughly(
  lexicon: Lexicon,
  run: Run,
  at: number,
  { value, to }: Occurrence<Expression>,
): Match | undefined {
  const next = afterOf(run, to);
  const number = Number(value.value);
  const unit = readUnit(run, next);
  if (!unit) {
    const match = counted(lexicon, run, at, { value: number, next });
    return match && marked(match, 'isRough');
  }
  const amount = canonical(unit.value, number * unit.value.factor);
  return marked(one(unit.value.kind, amount, at, unit.next), 'isRough');
}

function counted(lexicon: Lexicon, run: Run, at: number, number: Read<number>): Match | undefined {
  // "Les deux premières cases" are some of them.
  if (readUnit(run, number.next) || isIn(run, number.next, 'some')) return undefined;
  const nounAt = (next: number) => lexicon.marks.at(run, next).find(({ value }) => value.role === 'subject');
  const noun =
    nounAt(number.next) ?? (run[number.next]?.kind === 'word' ? nounAt(number.next + 1) : undefined);
  const [found] = noun ? one('count', String(number.value), at, noun.to).found : [];
  if (!noun || !found || !('subject' in noun.value)) return undefined;
  return { next: noun.to, found: [{ ...found, counted: noun.value.subject }] };
}

/** The index after "de" or "d’" at `at`, if it is there. */
function afterOf(run: Run, at: number): number {
  return is(run, at, 'd') ? at + 2 : skip(run, at, 'de');
}

/** "sept." would be a number as well. */
function monthAt(run: Run, at: number): Read<number> | undefined {
  return FULL_MONTHS.has(run[at]?.text ?? '') ? readMonth(run, at) : undefined;
}
