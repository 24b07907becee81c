import { MONTHS } from '../shared/date.ts';
import { WEEKDAYS } from '../values/calendar.ts';
import { cached } from './cached.ts';
import {
  type Bound,
  type Expression,
  french,
  type Phrases,
  phrasesIn,
  type Role,
  wordList,
} from './french.ts';
import { indexPhrases, type PhraseIndex } from './phrases.ts';

/** Numbers that may count something; larger ones are looked for in every text. */
const SMALL = wordList('below-20').slice(2, 10);

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

/** What a shop adds to French: what its texts are about, and its words for what French has words for. */
export interface LexiconWords {
  readonly subjects: readonly Subject[];
  readonly roles: Partial<Readonly<Record<Role, Phrases>>>;
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
  | { readonly role: Role };

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
  /** Whether a text may say yes or no, or name a place; an amount may say no. */
  mayTakeStance(text: string, hasAmount: boolean): boolean;
  /** Whether a text has a word that says yes or no, of whatever it is about. */
  mayAnswer(text: string): boolean;
}

const EXPRESSIONS = (Object.keys(french.expressions) as Expression['kind'][]).flatMap((kind) =>
  phrasesIn(french.expressions[kind]).map(([phrase, value]) => [phrase, { kind, value }] as const),
);
const MONTH_PARTS = phrasesIn(french.monthParts);

export function makeLexicon(words: LexiconWords): Lexicon {
  const marks = [...marksOf(words)];
  const telling = [
    ...EXPRESSIONS.map(([phrase]) => phrase),
    ...MONTH_PARTS.map(([phrase]) => phrase),
    ...WEEKDAYS,
    ...MONTHS,
    ...SMALL,
  ];
  const quick = quickTest(telling);
  const answered = words.subjects.filter(takesStance);
  const stance = {
    alone: quickTest(answered.filter(answersAlone).flatMap((subject) => subject.words)),
    about: quickTest(answered.flatMap((subject) => subject.words)),
    answers: quickTest(answered.flatMap((subject) => [...subject.for, ...subject.against])),
  };
  return {
    words,
    marks: indexPhrases(marks),
    expressions: indexPhrases(EXPRESSIONS),
    monthParts: indexPhrases(MONTH_PARTS),
    subjects: indexPhrases(
      words.subjects.flatMap((subject) => subject.words.map((word) => [word, subject] as const)),
    ),
    mayMatter: (text) => quick.test(text),
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
  for (const { means, of, before, after } of french.bounds) {
    for (const phrase of before) yield [phrase, { role: 'bound', means, of, place: 'before' }];
    for (const phrase of after) yield [phrase, { role: 'bound', means, of, place: 'after' }];
  }
  for (const roles of [french.roles, words.roles])
    for (const [phrase, role] of phrasesIn(roles)) yield [phrase, { role }];
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
