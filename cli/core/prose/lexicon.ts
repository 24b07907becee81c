import { type Bound, type Expression, french, type Phrases, phrasesIn, type Role } from './french.ts';
import { indexPhrases, type PhraseIndex } from './phrases.ts';

/** Something that facts are about, with the words for it. */
export interface Subject {
  /** Names or topics of facts, kept or computed. */
  readonly about: readonly string[];
  readonly words: readonly string[];
  /** Entries and collections whose texts are about it without naming it: "il se composte". */
  readonly pages: readonly string[];
  /** Words with which a sentence is about something else. */
  readonly unless: readonly string[];
  /** Words of which one must be in the sentence, or in the name of its entry, for a difference to be sure. */
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

/** A phrase of a subject. */
export interface SubjectMark {
  readonly role: 'subject' | 'unless' | 'with' | 'for' | 'against';
  readonly subject: Subject;
}

/** What another phrase does in a sentence. */
export type Mark =
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
  readonly marks: PhraseIndex<SubjectMark | Mark>;
  readonly expressions: PhraseIndex<Expression>;
  readonly monthParts: PhraseIndex<string>;
}

const EXPRESSIONS = (Object.keys(french.expressions) as Expression['kind'][]).flatMap((kind) =>
  phrasesIn(french.expressions[kind]).map(([phrase, value]) => [phrase, { kind, value }] as const),
);
const MONTH_PARTS = phrasesIn(french.monthParts);

export function makeLexicon(words: LexiconWords): Lexicon {
  return {
    words,
    marks: indexPhrases(marksOf(words)),
    expressions: indexPhrases(EXPRESSIONS),
    monthParts: indexPhrases(MONTH_PARTS),
  };
}

function* marksOf(words: LexiconWords): Generator<readonly [string, SubjectMark | Mark]> {
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
