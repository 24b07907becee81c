// Longer than other files: every kind of word, declared and then given its role.

import { MONTHS } from '../shared/date.ts';
import { WEEKDAYS } from '../values/calendar.ts';
import { cached } from './cached.ts';
import { indexPhrases, type PhraseIndex } from './phrases.ts';

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
  /** Entries and collections whose texts speak of it without naming it: "il se composte". */
  readonly pages: readonly string[];
  /** Words with which a sentence is about something else. */
  readonly unless: readonly string[];
  /** Words of which one must stand in the sentence, or in the name of its entry, for a difference to be sure. */
  readonly with: readonly string[];
  /** Whether a sentence must say that it is about us. */
  readonly isOurs: boolean;
  /** Whether an amount says no: what is free has no price. */
  readonly isPriced: boolean;
  /** Whether a name of a place answers it. */
  readonly isNamed: boolean;
  /** Whether it holds only where we come. */
  readonly isLocal: boolean;
  /** Subjects of one group exclude each other: "by card only" refuses cheques. */
  readonly group: string | undefined;
  /** Places that are known to be outside of what it is about, beside those of the content. */
  readonly outside: readonly string[];
  /** Words that say yes or no. */
  readonly for: readonly string[];
  readonly against: readonly string[];
}

/** A fixed expression with its value: a date `12-24` or `12-01/12-10`, a period `07-01/08-31`, a duration `24 h`, a number, a share in hundredths, hours `00:00-12:00`, days of the week `67`. */
export interface Expression {
  readonly kind: 'date' | 'period' | 'duration' | 'number' | 'share' | 'hours' | 'weekdays';
  readonly value: string;
}

export interface LexiconWords {
  readonly subjects: readonly Subject[];
  readonly bounds: readonly {
    readonly means: Bound;
    /** The kind of value that they bound; every kind when none is given. */
    readonly of: string | undefined;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
  /** Verbs that make a day or a time the first or the last, and those that go beyond a value. */
  readonly begin: readonly string[];
  readonly end: readonly string[];
  readonly exceed: readonly string[];
  /** With these, an amount is no price: right before it, or anywhere in its sentence. */
  readonly reckonings: { readonly before: readonly string[]; readonly anywhere: readonly string[] };
  /** They say that a day comes after the last: "trop tard". */
  readonly over: readonly string[];
  readonly negation: {
    readonly opening: readonly string[];
    readonly closing: readonly string[];
    readonly only: readonly string[];
    /** Right before a subject of a group, they refuse it; with one, others refuse the rest of its group. */
    readonly absent: readonly string[];
    readonly exclusive: readonly string[];
    /** Right before a place, or right after, they take it out of what is said of the others. */
    readonly except: readonly string[];
    readonly excepted: readonly string[];
    /** Before a comparison, they say that nothing goes further. */
    readonly nobody: readonly string[];
  };
  /** Before a number, they say that it counts all. */
  readonly totals: readonly string[];
  /** After what a number counts, they say the same: "29 communes sont desservies". */
  readonly allOf: readonly string[];
  /** Said of days of the week, they deny them. */
  readonly closed: readonly string[];
  readonly worlds: Readonly<Record<World, readonly string[]>>;
  /** Before what is supposed, up to the end of its clause. */
  readonly conditions: readonly string[];
  /** With one of these, a condition is the customer's: the rest of the sentence is said for sure. */
  readonly addressed: readonly string[];
  /** Conditions that leave the rest of the sentence sure, no matter who they are about. */
  readonly concessions: readonly string[];
  /** Words that look like another world, and are none. */
  readonly notWorlds: readonly string[];
  /** Before a duration, they make it one that has passed. */
  readonly ago: readonly string[];
  /** Before a year that is over, they make the sentence speak of it. */
  readonly inYear: readonly string[];
  readonly ours: readonly string[];
  /** Words that speak of everything on sale, whatever page they are on. */
  readonly general: readonly string[];
  /** Words that speak of all that the sentence before is about. */
  readonly ofBefore: readonly string[];
  /** What a street is called, after its number. */
  readonly streets: readonly string[];
  /** Before an event, they make it what something else is counted from. */
  readonly references: readonly string[];
  /** Before a place, they make it one that another is found by: "entre le Rhin et Neuf-Brisach". */
  readonly landmarks: readonly string[];
  /** Before a place, they say nothing of it unless what they say is denied: "vers Munster, nous ne livrons pas". */
  readonly directions: readonly string[];
  /** In a condition, they make a place the one that the rest is about: "si vous habitez Munster, nous venons". */
  readonly homes: readonly string[];
  /** After a comma, they open a clause about what stands before it: "Strasbourg, qui est à 60 km". */
  readonly asides: readonly string[];
  /** Where another clause begins. */
  readonly breaks: readonly string[];
  readonly expressions: readonly { readonly words: readonly string[]; readonly expression: Expression }[];
  /** Words before a month, with its days that they mean: `15`, `01-10`. */
  readonly monthParts: readonly { readonly words: readonly string[]; readonly days: string }[];
}

/** What a phrase of the lexicon does in a sentence. */
export type Mark =
  | { readonly role: 'subject' | 'unless' | 'with' | 'for' | 'against'; readonly subject: Subject }
  | {
      readonly role: 'bound';
      readonly means: Bound;
      readonly of: string | undefined;
      readonly place: 'before' | 'after';
    }
  | { readonly role: 'world'; readonly world: World }
  | {
      readonly role:
        | 'begin'
        | 'end'
        | 'exceed'
        | 'over'
        | 'reckoned'
        | 'reckoning'
        | 'opening'
        | 'closing'
        | 'only'
        | 'absent'
        | 'exclusive'
        | 'except'
        | 'excepted'
        | 'nobody'
        | 'condition'
        | 'addressed'
        | 'concession'
        | 'total'
        | 'all-of'
        | 'closed'
        | 'landmark'
        | 'direction'
        | 'home'
        | 'aside'
        | 'in-year'
        | 'general'
        | 'of-before'
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
  /** Whether a text may say yes or no, or name a place; an amount may say no. */
  mayTakeStance(text: string, hasAmount: boolean): boolean;
  /** Whether a text has a word that says yes or no, of whatever it is about. */
  mayAnswer(text: string): boolean;
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
  ];
  const quick = quickTest(telling);
  const serving = words.subjects
    .filter(({ about }) => about.includes('towns'))
    .map((subject) => ({
      own: quickTest([...subject.words, ...subject.against]),
      wanted: subject.with.length > 0 ? quickTest(subject.with) : undefined,
    }));
  const answered = words.subjects.filter(takesStance);
  const stance = {
    alone: quickTest(answered.filter(answersAlone).flatMap((subject) => subject.words)),
    about: quickTest(answered.flatMap((subject) => subject.words)),
    answers: quickTest(answered.flatMap((subject) => [...subject.for, ...subject.against])),
  };
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
    mayServe: (text) => serving.some(({ own, wanted }) => own.test(text) && wanted?.test(text) !== false),
    mayTakeStance: (text, hasAmount) =>
      stance.alone.test(text) || (stance.about.test(text) && (hasAmount || stance.answers.test(text))),
    mayAnswer: (text) => stance.answers.test(text),
  };
}

/** Whether yes, no or a name can be said of a subject at all. */
export function takesStance(subject: Subject): boolean {
  return subject.for.length + subject.against.length > 0 || subject.isPriced || answersAlone(subject);
}

/** Whether it can without a word that says yes or no, and without an amount. */
export function answersAlone({ isNamed, group }: Subject): boolean {
  return isNamed || group !== undefined;
}

function* marksOf(words: LexiconWords): Generator<readonly [string, Mark]> {
  for (const subject of words.subjects)
    for (const [role, phrases] of [
      ['subject', subject.words],
      ['unless', subject.unless],
      ['with', subject.with],
      ['for', subject.for],
      ['against', subject.against],
    ] as const)
      for (const phrase of phrases) yield [phrase, { role, subject }];
  for (const { means, of, before, after } of words.bounds) {
    for (const phrase of before) yield [phrase, { role: 'bound', means, of, place: 'before' }];
    for (const phrase of after) yield [phrase, { role: 'bound', means, of, place: 'after' }];
  }
  for (const world of ['past', 'elsewhere', 'supposed'] as const)
    for (const phrase of words.worlds[world]) yield [phrase, { role: 'world', world }];
  for (const [role, phrases] of [
    ['begin', words.begin],
    ['end', words.end],
    ['exceed', words.exceed],
    ['over', words.over],
    ['reckoned', words.reckonings.before],
    ['reckoning', words.reckonings.anywhere],
    ['opening', words.negation.opening],
    ['closing', words.negation.closing],
    ['only', words.negation.only],
    ['absent', words.negation.absent],
    ['exclusive', words.negation.exclusive],
    ['except', words.negation.except],
    ['excepted', words.negation.excepted],
    ['nobody', words.negation.nobody],
    ['condition', words.conditions],
    ['addressed', words.addressed],
    ['concession', words.concessions],
    ['total', words.totals],
    ['all-of', words.allOf],
    ['closed', words.closed],
    ['landmark', words.landmarks],
    ['direction', words.directions],
    ['home', words.homes],
    ['aside', words.asides],
    ['in-year', words.inYear],
    ['general', words.general],
    ['of-before', words.ofBefore],
    ['same-world', words.notWorlds],
    ['ago', words.ago],
    ['ours', words.ours],
    ['reference', words.references],
    ['break', words.breaks],
  ] as const)
    for (const phrase of phrases) yield [phrase, { role }];
}

/**
 * One expression for the longest word of each phrase, of equals the last ("zone" of "dans la zone"), where a word begins unless the phrase is an ending; accents may be
 * written apart.
 */
export function quickTest(phrases: readonly string[]): RegExp {
  const isEnding = (phrase: string) => phrase.startsWith('*');
  const words = stemsOf(phrases.filter((phrase) => !isEnding(phrase)));
  const parts = stemsOf(phrases.filter(isEnding));
  if (words.length > 0) parts.push(`(?<![a-z])(?:${words.join('|')})`);
  return parts.length === 0 ? /(?!)/ : new RegExp(parts.join('|'), 'i');
}

function stemsOf(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(stemOf))].filter((stem) => stem !== '');
}

/** How the longest word of a phrase is found; nothing for a short one. */
const stemOf = cached((phrase): string => {
  let longest = '';
  for (const word of phrase.split(/[\s'’]+/)) if (lengthOf(word) >= lengthOf(longest)) longest = word;
  const text = longest.replaceAll('*', '');
  const singular = text.length > 3 ? text.replace(/[sx]$/, '') : text;
  const stem = singular.normalize('NFC').replace(/[^a-z0-9]/giu, letterOf);
  if (stem.length <= 2) return '';
  return longest.endsWith('*') ? stem : `${stem}[sx]?(?![a-z])`;
});

function lengthOf(word: string): number {
  return word.length - (word.startsWith('*') || word.endsWith('*') ? 1 : 0);
}

/** Another letter, whose accent may be written apart. */
function letterOf(letter: string): string {
  if (letter === '-') return '[^a-z]{1,3}';
  const apart = letter.normalize('NFD');
  return apart === letter ? `\\${letter}` : `(?:${letter}|${apart})`;
}
