// Longer than other files: yes, no, names and prices of the same subjects are found by the same few questions.
import type { Lexicon, Subject } from './lexicon.ts';
import { type Sentence, type Span, sentences } from './near.ts';
import { isQuoted, paragraphsIn } from './paragraphs.ts';
import { namesIn } from './places.ts';
import {
  clauseAround,
  isInside,
  isSupposed,
  type Mention,
  type Place,
  type ReadSentence,
  readSentence,
} from './sentences.ts';
import { before, gap, isMentioned, isNegated, isOnly, isReference, isTimed } from './statements.ts';
import { isIn, type Run } from './tokens.ts';

/** What a sentence says of a subject without a number: yes or no, or a name. */
export interface Stance {
  readonly subject: Subject;
  readonly holds?: boolean;
  readonly name?: string;
  /** Whether the sentence has one of the words that its subject requires. */
  readonly isMentioned: boolean;
  /** The places that the sentence names, for a subject that holds only in some. */
  readonly places: readonly string[];
  /** UTF-16 offsets in its paragraph. */
  readonly stated: Span;
}

/** Words further apart than this, in tokens, do not belong together. */
const NEAR = 12;

/** The sentences of the paragraphs of a text that pass a test, with their place; quotations of others are left out. */
export function sentencesOf(
  text: string,
  test: (paragraph: string) => boolean = () => true,
): { sentence: Sentence; paragraphStart: number }[] {
  const found = [];
  for (const { text: paragraph, start: paragraphStart } of paragraphsIn(text))
    if (!isQuoted(paragraph) && test(paragraph))
      for (const sentence of sentences(paragraph)) found.push({ sentence, paragraphStart });
  return found;
}

/** What a sentence says of us and now: each word of polarity belongs to the nearest subject that knows it. */
export function* stancesOf(
  sentence: Sentence,
  lexicon: Lexicon,
  season: number | undefined,
  amounts: readonly Span[],
  isPlace: (name: string) => boolean,
  implied: readonly Subject[] = [],
): Generator<Stance> {
  const read = readSentence(sentence, lexicon, season);
  if (read.world !== 'ours' || read.mentions.length === 0) return;
  const excluded = new Set(
    read.mentions.filter(({ value }) => value.role === 'unless').map(({ value }) => value.subject),
  );
  const named = read.mentions.filter(
    (mark) =>
      mark.value.role === 'subject' &&
      !excluded.has(mark.value.subject) &&
      !isReference(read, mark) &&
      !isDoubtful(read, mark),
  );
  const isOpen = (subject: Subject) => implied.includes(subject) && !excluded.has(subject);
  const subjects = implied.length === 0 ? named : [...named, ...unnamed(read, named, isOpen)];
  if (subjects.length === 0) return;
  const stances: Omit<Stance, 'isMentioned' | 'places'>[] = [
    ...polarities(read, subjects, lexicon),
    ...refusals(read, subjects, lexicon),
    ...prices(read, subjects, amounts),
    ...names(read, subjects, isPlace),
  ];
  for (const stance of stances) {
    const places = stance.subject.isLocal ? namesIn(read.tokens, isPlace).map(({ name }) => name) : [];
    yield { ...stance, isMentioned: isMentioned(read, stance.subject), places };
  }
}

/** Supposed, and not by a customer: what "si l’arbre ne vous plaît plus, …" brings is certain, of the tree. */
function isDoubtful({ conditions }: ReadSentence, { from }: Place): boolean {
  return conditions.some((each) => isInside({ from }, each) && !each.isSure);
}

/** A clause with the customer's condition right before it. */
function withCondition({ conditions }: ReadSentence, clause: Place): Place {
  const condition = conditions.find(({ to, isSure }) => isSure && to <= clause.from && to >= clause.from - 1);
  return condition ? { from: condition.from, to: clause.to } : clause;
}

/** Where a word says yes or no to what its page is about, unless it says so of another thing before it. */
function unnamed(read: ReadSentence, named: readonly Mention[], isImplied: (subject: Subject) => boolean) {
  const words = read.mentions.filter(isPolar);
  return words.flatMap((word): Mention[] => {
    const { subject } = word.value;
    if (!isImplied(subject) || isSupposed(read, word)) return [];
    const isOfOther = named.some(
      (other) =>
        other.to <= word.from &&
        words.some((each) => isAt(each, word) && each.value.subject === other.value.subject),
    );
    return isOfOther ? [] : [{ value: { role: 'subject', subject }, from: word.from, to: word.to }];
  });
}

function* polarities(read: ReadSentence, subjects: readonly Mention[], lexicon: Lexicon) {
  const words = read.mentions.filter((mark) => isPolar(mark) && !isSupposed(read, mark));
  const tied = words.flatMap((word) => {
    if (words.some((other) => isLonger(other, word))) return [];
    const clause = clauseAround(read, word);
    const subject = nearestTo(word, withCondition(read, clause), subjects, (each) =>
      words.some((other) => isAt(other, word) && other.value.subject === each),
    );
    return subject?.value.subject === word.value.subject ? [{ word, clause, subject }] : [];
  });
  for (const { word, clause, subject } of tied) {
    const isNearest = tied.every(
      (other) => other.subject !== subject || gap(other.word, subject) >= gap(word, subject),
    );
    if (!isNearest) continue;
    const isNo = before(read, word, 'absent') !== undefined || isDenied(read, clause, word);
    if (isNo && (isTimed(read, clause, lexicon) || isBounded(read, clause))) continue;
    const holds = (word.value.role === 'for') !== isNo;
    yield { subject: subject.value.subject, holds, stated: spanOf(read.tokens, word, subject) };
  }
}

/** "Pas de chèque", "uniquement par carte": what is absent, and what the only one of a group leaves out. */
function* refusals(read: ReadSentence, subjects: readonly Mention[], lexicon: Lexicon) {
  for (const mark of subjects) {
    const { subject } = mark.value;
    if (subject.group === undefined) continue;
    const stated = spanOf(read.tokens, mark, mark);
    const absent = before(read, mark, 'absent');
    if (absent) yield { subject, holds: false, stated: spanOf(read.tokens, absent, mark) };
    const clause = clauseAround(read, mark);
    if (absent || isNegated(read, clause) || !isOnly(read, mark, clause)) continue;
    for (const other of lexicon.words.subjects) {
      const isLeftOut =
        other.group === subject.group &&
        !read.mentions.some(
          ({ value }) => (value.role === 'subject' || value.role === 'unless') && value.subject === other,
        );
      if (isLeftOut) yield { subject: other, holds: false, stated };
    }
  }
}

/** "Nous n’acceptons pas la carte pour moins de dix euros" leaves the rest. */
function isBounded({ marks }: ReadSentence, clause: Place): boolean {
  return marks.some((mark) => mark.value.role === 'bound' && isInside(mark, clause));
}

/** Whether a word is denied; not at all by the denial of another predicate: "gratuit et ne vous engage pas". */
function isDenied(read: ReadSentence, clause: Place, word: Mention): boolean {
  if (!isNegated(read, clause, word)) return false;
  const inside = read.marks.filter((mark) => isInside(mark, clause));
  const opens = inside.find(({ value }) => value.role === 'opening');
  if (!opens || opens.from <= word.from) return true;
  const isJoined = read.tokens
    .slice(word.to, opens.from)
    .some(
      ({ text }, at) => text === 'et' || (text === ',' && isIn(read.tokens, word.to + at + 1, 'pronoun')),
    );
  const isRelative = inside.some(({ value, from }) => value.role === 'only' && from < word.from);
  return !isJoined && !isRelative;
}

function isPolar({ value: { role } }: Mention): boolean {
  return role === 'for' || role === 'against';
}

function isAt(a: Place, b: Place): boolean {
  return a.from === b.from && a.to === b.to;
}

function isLonger(a: Place, b: Place): boolean {
  return a.from <= b.from && a.to >= b.to && !isAt(a, b);
}

/** An amount says no to what is free. */
function* prices(read: ReadSentence, subjects: readonly Mention[], amounts: readonly Span[]) {
  for (const { start, end } of amounts) {
    const from = read.tokens.findIndex((token) => token.start >= start);
    const to = read.tokens.findIndex((token) => token.end >= end) + 1;
    if (from < 0 || to <= 0) continue;
    const clause = clauseAround(read, { from, to });
    const nearest = nearestTo({ from, to }, clause, subjects, ({ isPriced }) => isPriced);
    if (!nearest || isNegated(read, clause) || isApart(read.tokens, { from, to }, nearest)) continue;
    const { subject } = nearest.value;
    const isStated = read.mentions.some((mark) => isPolar(mark) && mark.value.subject === subject);
    if (!isStated) yield { subject, holds: false, stated: spanOf(read.tokens, { from, to }, nearest) };
  }
}

/** Words further apart than this, or with a comma between, are of two things: "vingt paniers à 30 €, comptez …". */
const OF_ONE = 5;

function isApart(tokens: Run, a: Place, b: Place): boolean {
  const between = tokens.slice(Math.min(a.to, b.to), Math.max(a.from, b.from));
  return between.length > OF_ONE || between.some(({ text }) => text === ',');
}

/** A name further than this from its subject, in tokens, is another's. */
const BESIDE = 4;

/** The capitalised name right after a subject, "les tribunaux de Colmar", or the place that its clause names. */
function* names(read: ReadSentence, subjects: readonly Mention[], isPlace: (name: string) => boolean) {
  const { tokens } = read;
  const named = subjects.filter(({ value }) => value.subject.isNamed);
  const places = named.length > 0 ? namesIn(tokens, isPlace) : [];
  for (const mark of named) {
    const { value, from, to } = mark;
    const clause = clauseAround(read, mark);
    const [place] = places
      .filter((each) => isInside(each, clause) && gap(each, mark) <= BESIDE)
      .sort((a, b) => gap(a, { from, to }) - gap(b, { from, to }));
    const at = tokens.findIndex(
      ({ kind, written }, index) =>
        index >= to && index <= to + BESIDE && kind === 'word' && /^\p{Lu}/u.test(written),
    );
    const name = place?.name ?? tokens[at]?.written;
    // "Un consommateur de Lyon peut saisir le tribunal de Lyon": their local court.
    if (tokens.filter(({ written }) => written === tokens[place?.from ?? at]?.written).length > 1) continue;
    const span = place ?? { from: at, to: at + 1 };
    if (name !== undefined && !isNegated(read, clause))
      yield { subject: value.subject, name, stated: spanOf(tokens, span, span) };
  }
}

function nearestTo(
  place: Place,
  clause: Place,
  subjects: readonly Mention[],
  knows: (subject: Subject) => boolean,
): Mention | undefined {
  return subjects
    .filter((mark) => isInside(mark, clause) && knows(mark.value.subject))
    .map((mark) => ({ mark, distance: gap(place, mark) }))
    .filter(({ distance }) => distance <= NEAR)
    .sort((a, b) => a.distance - b.distance)[0]?.mark;
}

function spanOf(tokens: Run, a: Place, b: Place): Span {
  const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
