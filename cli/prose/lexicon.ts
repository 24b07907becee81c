import { MONTHS, WEEKDAYS } from '../content/calendar.ts';
import { indexPhrases, type PhraseIndex } from './phrases.ts';
import { fold } from './tokens.ts';

/** Numbers that may count something; larger ones are looked for in every text. */
const SMALL = 'deux trois quatre cinq six sept huit neuf'.split(' ');

/** What a bound says of a value: `until` is `at-most` of a day, `from` is `at-least`. */
export type Bound = 'at-most' | 'at-least' | 'more-than' | 'less-than' | 'about';

/** Not here and now: what was, what others do, what is only imagined or asked. */
export type World = 'past' | 'elsewhere' | 'supposed';

/** Something that facts are about, with the words that speak of it. */
export interface Subject {
  /** Names or topics of facts, kept or computed. */
  readonly about: readonly string[];
  readonly words: readonly string[];
  /** Words with which a sentence is about something else. */
  readonly unless: readonly string[];
  /** Whether a sentence must say that it is about us. */
  readonly isOurs: boolean;
  /** Whether an amount says no: what is free has no price. */
  readonly isPriced: boolean;
  /** Whether a name of a place answers it. */
  readonly isNamed: boolean;
  /** Words that say yes or no. */
  readonly for: readonly string[];
  readonly against: readonly string[];
}

/** A fixed expression with its value: a date `12-24` or `12-01/12-10`, a duration `24 h`, a number, a share in hundredths. */
export interface Expression {
  readonly kind: 'date' | 'duration' | 'number' | 'share';
  readonly value: string;
}

export interface LexiconWords {
  readonly subjects: readonly Subject[];
  readonly bounds: readonly {
    readonly means: Bound;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
  /** Verbs that make a day or a time the first or the last, and those that go beyond a value. */
  readonly begin: readonly string[];
  readonly end: readonly string[];
  readonly exceed: readonly string[];
  readonly negation: {
    readonly opening: readonly string[];
    readonly closing: readonly string[];
    readonly only: readonly string[];
  };
  readonly worlds: Readonly<Record<World, readonly string[]>>;
  /** Words that look like another world, and are none. */
  readonly notWorlds: readonly string[];
  /** Before a duration, they make it one that has passed. */
  readonly ago: readonly string[];
  readonly ours: readonly string[];
  /** Before an event, they make it what something else is counted from. */
  readonly references: readonly string[];
  /** Where another clause begins. */
  readonly breaks: readonly string[];
  readonly expressions: readonly { readonly words: readonly string[]; readonly expression: Expression }[];
  /** Words before a month, with its days that they mean: `15`, `01-10`. */
  readonly monthParts: readonly { readonly words: readonly string[]; readonly days: string }[];
}

/** What a phrase of the lexicon does in a sentence. */
export type Mark =
  | { readonly role: 'subject' | 'unless' | 'for' | 'against'; readonly subject: Subject }
  | { readonly role: 'bound'; readonly means: Bound; readonly place: 'before' | 'after' }
  | { readonly role: 'world'; readonly world: World }
  | {
      readonly role:
        | 'begin'
        | 'end'
        | 'exceed'
        | 'opening'
        | 'closing'
        | 'only'
        | 'same-world'
        | 'ago'
        | 'ours'
        | 'reference'
        | 'break';
    };

/** The words of a language and of a shop, ready to be found. */
export interface Lexicon {
  readonly words: LexiconWords;
  readonly marks: PhraseIndex<Mark>;
  readonly expressions: PhraseIndex<Expression>;
  readonly monthParts: PhraseIndex<string>;
  /** What is counted: the subjects, by their words. */
  readonly subjects: PhraseIndex<Subject>;
  /** Whether a text may hold an expression: most hold none, and reading them takes long. */
  mayMatter(text: string): boolean;
  /** Whether a text may say that we come to a place. */
  mayServe(text: string): boolean;
  /** Whether a text may say yes or no, or name a place. */
  mayTakeStance(text: string): boolean;
}

export function makeLexicon(words: LexiconWords): Lexicon {
  const marks = [...marksOf(words)];
  const expressions = words.expressions.flatMap(({ words: phrases, expression }) =>
    phrases.map((phrase) => [phrase, expression] as const),
  );
  const telling = [
    ...expressions.map(([phrase]) => phrase),
    ...words.monthParts.flatMap(({ words: phrases }) => phrases),
    ...WEEKDAYS,
    ...MONTHS,
    ...SMALL,
    'tous les jours',
  ];
  const quick = quickTest(telling);
  const serving = quickTest(
    words.subjects.flatMap(({ about, words: own }) => (about.includes('towns') ? own : [])),
  );
  const stance = quickTest(
    words.subjects.flatMap((subject) => [
      ...subject.for,
      ...subject.against,
      ...(subject.isNamed || subject.isPriced ? subject.words : []),
    ]),
  );
  return {
    words,
    marks: indexPhrases(marks),
    expressions: indexPhrases(expressions),
    monthParts: indexPhrases(
      words.monthParts.flatMap(({ words: phrases, days }) =>
        phrases.map((phrase) => [phrase, days] as const),
      ),
    ),
    subjects: indexPhrases(
      words.subjects.flatMap((subject) => subject.words.map((word) => [word, subject] as const)),
    ),
    mayMatter: (text) => quick.test(text),
    mayServe: (text) => serving.test(text),
    mayTakeStance: (text) => stance.test(text),
  };
}

function* marksOf(words: LexiconWords): Generator<readonly [string, Mark]> {
  for (const subject of words.subjects)
    for (const [role, phrases] of [
      ['subject', subject.words],
      ['unless', subject.unless],
      ['for', subject.for],
      ['against', subject.against],
    ] as const)
      for (const phrase of phrases) yield [phrase, { role, subject }];
  for (const { means, before, after } of words.bounds) {
    for (const phrase of before) yield [phrase, { role: 'bound', means, place: 'before' }];
    for (const phrase of after) yield [phrase, { role: 'bound', means, place: 'after' }];
  }
  for (const world of ['past', 'elsewhere', 'supposed'] as const)
    for (const phrase of words.worlds[world]) yield [phrase, { role: 'world', world }];
  for (const [role, phrases] of [
    ['begin', words.begin],
    ['end', words.end],
    ['exceed', words.exceed],
    ['opening', words.negation.opening],
    ['closing', words.negation.closing],
    ['only', words.negation.only],
    ['same-world', words.notWorlds],
    ['ago', words.ago],
    ['ours', words.ours],
    ['reference', words.references],
    ['break', words.breaks],
  ] as const)
    for (const phrase of phrases) yield [phrase, { role }];
}

/** One expression for the longest plain part of each phrase; accents may be written apart, so they match anything. */
function quickTest(phrases: readonly string[]): RegExp {
  const stems = phrases.map((phrase) => {
    const [longest = ''] = phrase
      .replaceAll('*', '')
      .split(/[\s'’-]+/)
      .sort((a, b) => b.length - a.length);
    return Array.from(longest, (letter) =>
      /[a-z0-9]/i.test(letter) ? letter : fold(letter) === letter ? `\\${letter}` : '.{1,2}',
    ).join('');
  });
  const distinct = [...new Set(stems)].filter((stem) => stem.length > 2);
  return distinct.length === 0 ? /(?!)/ : new RegExp(distinct.join('|'), 'i');
}
