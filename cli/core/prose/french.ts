import data from './french.yaml';

export type Phrases = readonly string[];

/** The meaning of a bound for a value: `until` is `at-most` of a day, `from` is `at-least`. */
export type Bound = 'at-most' | 'at-least' | 'more-than' | 'less-than' | 'about';

/** Not here and now: what was, what others do, what is only imagined or asked. */
export type World = 'past' | 'elsewhere' | 'supposed';

/** What a phrase does in a sentence, whatever it is about. */
export type Role =
  | World
  | 'begin'
  | 'end'
  | 'over'
  | 'exceed'
  | 'opening'
  | 'closing'
  | 'only'
  | 'absent'
  | 'exclusive'
  | 'except'
  | 'excepted'
  | 'total'
  | 'all-of'
  | 'closed'
  | 'same-world'
  | 'condition'
  | 'addressed'
  | 'concession'
  | 'ago'
  | 'in-year'
  | 'ours'
  | 'general'
  | 'reckoned'
  | 'reckoning'
  | 'reference'
  | 'landmark'
  | 'aside'
  | 'break';

/** A fixed expression with its value: a date `12-24`, a range `07-01/08-31`, a duration `24 h`, a count, a percentage, hours `00:00-12:00`, days of the week `67`. */
export interface Expression {
  readonly kind: 'date' | 'date-range' | 'duration' | 'count' | 'percentage' | 'hours' | 'weekdays';
  readonly value: string;
}

export type MeasureKind = 'duration' | 'distance' | 'volume' | 'money' | 'percentage';

/** A unit, with how many of its base make one (`times`), or how many of it make one of its base (`parts`). */
interface UnitWords {
  readonly kind: MeasureKind;
  /** The unit of canonical values: hours, months, metres, litres, euros, hundredths. */
  readonly base: 'h' | 'mois' | 'm' | 'l' | '€' | '%';
  readonly times?: number;
  readonly parts?: number;
  readonly name?: 'hour' | 'metre' | 'euro';
  readonly words: Phrases;
}

interface French {
  readonly roles: Readonly<Record<Role, Phrases>>;
  readonly bounds: readonly {
    readonly means: Bound;
    /** The kind of value that they bound; every kind when none is given. */
    readonly of?: string;
    readonly before: Phrases;
    readonly after: Phrases;
  }[];
  readonly expressions: Readonly<Record<Expression['kind'], Readonly<Record<string, Phrases>>>>;
  /** Words before a month, by its days that they mean: `15`, `01-10`. */
  readonly monthParts: Readonly<Record<string, Phrases>>;
  readonly units: readonly UnitWords[];
  readonly patterns: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, Phrases>>;
}

export const french = data as French;

/** A list of single words of `french.yaml`, as tokens have them. */
export function wordList(list: string): Phrases {
  const words = french.words[list];
  if (!words) throw new Error(`french.yaml has no words "${list}"`);
  return words;
}

/** One of the patterns of `french.yaml`, with the lists and patterns that it names. */
export function patternOf(name: string, flags = ''): RegExp {
  const source = (part: string): string =>
    french.patterns[part]?.replace(/<([a-z-]+)>/g, (_, inner: string) => source(inner)) ??
    `(?:${wordList(part).join('|')})`;
  return new RegExp(source(name), flags);
}

/** The words of an ordered list, each with its place in it. */
export function inOrder(list: string): (readonly [word: string, index: number])[] {
  return wordList(list).flatMap((words, index) => words.split('/').map((word) => [word, index] as const));
}

/** The phrases of a table, each with its key. */
export function phrasesIn<K extends string>(
  table: Readonly<Partial<Record<K, Phrases>>>,
): (readonly [string, K])[] {
  const keys = Object.keys(table) as K[];
  return keys.flatMap((key) => (table[key] ?? []).map((phrase) => [phrase, key] as const));
}
