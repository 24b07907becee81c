import type { Lexicon, Subject } from './lexicon.ts';
import type { Sentence, Span } from './near.ts';
import {
  clauseAround,
  isInside,
  isSupposed,
  type Mention,
  type Place,
  type ReadSentence,
  readSentence,
} from './sentences.ts';
import { coordinateOf, isLinked, isMentioned, isNegated, isTimed, type Statement } from './statements.ts';
import { is, isIn, type Run } from './tokens.ts';

/** A place that a sentence names, and its statement about it; with its offsets in the paragraph. */
export interface NamedPlace extends Span {
  readonly name: string;
  /** Whether we come there; `undefined` when the sentence does not say. */
  readonly isServed: boolean | undefined;
  readonly postalCode: string | undefined;
}

/** The longest name of a place, in tokens: "Sainte-Marie-aux-Mines" has seven. */
const LONGEST = 9;

/** The places that `isPlace` knows, with the statements by the words of the subjects that say where we come. */
export function* namedPlaces(
  sentence: Sentence,
  lexicon: Lexicon,
  season: number | undefined,
  isPlace: (name: string) => boolean,
  serving: readonly Subject[],
): Generator<NamedPlace> {
  const { tokens } = sentence;
  const places = namesIn(tokens, isPlace);
  if (places.length === 0) return;
  const read = readSentence(sentence, lexicon, season);
  const words = read.world === 'ours' ? servingMarks(read, serving) : [];
  let previous: (Place & { readonly isExcepted: boolean }) | undefined;
  for (const place of places) {
    const isExcepted =
      hasBeside(read, place) || (previous?.isExcepted === true && isListed(tokens, previous, place));
    previous = { ...place, isExcepted };
    const isStated = words.length > 0 && !isSupposed(read, place) && !isLandmark(read, place, words);
    yield {
      name: place.name,
      isServed: isStated ? isServed(read, place, words, isExcepted, lexicon) : undefined,
      postalCode: codeBeside(tokens, place),
      start: tokens[place.from]?.start ?? 0,
      end: tokens[place.to - 1]?.end ?? 0,
    };
  }
}

/** The words that say that we come, but of a subject that the sentence excludes or lacks a word for, or that we do not. */
function servingMarks(read: ReadSentence, serving: readonly Subject[]): readonly Mention[] {
  const { mentions } = read;
  const isExcluded = (subject: Subject) =>
    mentions.some(({ value }) => value.role === 'unless' && value.subject === subject);
  const mentioned = serving.filter((subject) => !isExcluded(subject) && isMentioned(read, subject));
  return mentions.filter(
    (mark) =>
      ((mark.value.role === 'subject' && mentioned.includes(mark.value.subject)) ||
        (mark.value.role === 'against' && serving.includes(mark.value.subject))) &&
      !isSupposed(read, mark),
  );
}

/** What the clause of a place says; the opposite of what the sentence says for one that it excepts: "sauf Munster". */
function isServed(
  read: ReadSentence,
  place: Place,
  words: readonly Mention[],
  isExcepted: boolean,
  lexicon: Lexicon,
): boolean | undefined {
  if (isExcepted) return words.some((mark) => says(read, mark, clauseAround(read, mark))) ? false : undefined;
  const clause = clauseAround(read, place);
  const inside = words.filter((mark) => isInside(mark, clause));
  const telling = inside.find(({ value }) => value.role === 'against') ?? inside[0];
  const served = telling && says(read, telling, clause);
  return served === false && isTimed(read, clause, lexicon) ? undefined : served;
}

/** Whether a word says that we come, denials counted: of a refusal, what is denied before it, up to a comma or a colon. */
function says(read: ReadSentence, mark: Mention, clause: Place): boolean {
  if (mark.value.role !== 'against') return !isNegated(read, coordinateOf(read, mark, clause));
  let from = mark.from;
  while (from > clause.from && !is(read.tokens, from - 1, ',', ':')) from--;
  return isNegated(read, { from, to: mark.from });
}

/** Whether a word that excepts is right before a place, or right after it. */
function hasBeside({ tokens, marks }: ReadSentence, { from, to }: Place): boolean {
  return marks.some(
    (mark) =>
      (mark.value.role === 'except' && isLinked(tokens, mark.to, from)) ||
      (mark.value.role === 'excepted' && mark.from === to),
  );
}

/** Whether two places are in one list. */
function isListed(tokens: Run, a: Place, b: Place): boolean {
  return tokens.slice(a.to, b.from).every((_, index) => isIn(tokens, a.to + index, 'listing'));
}

/** A landmark further than this before a place, in tokens, belongs to another. */
const BEFORE = 4;

/** Whether a place is only what another is found by: "entre le Rhin et Neuf-Brisach"; not after "s’arrête avant". */
function isLandmark({ tokens, marks }: ReadSentence, { from }: Place, words: readonly Mention[]): boolean {
  return marks.some(
    ({ value, from: start, to }) =>
      value.role === 'landmark' &&
      to <= from &&
      !words.some((mark) => mark.from <= start && mark.to >= to) &&
      to >= from - BEFORE &&
      tokens.slice(to, from).every(({ kind, text }) => kind === 'word' || text === "'" || text === '-'),
  );
}

interface Named extends Place {
  readonly name: string;
}

/** Names of places in a run of tokens, the longest first. */
export function namesIn(tokens: Run, isPlace: (name: string) => boolean): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    if (first?.kind !== 'word' || first.written === first.text || !/^\p{Lu}/u.test(first.written)) continue;
    const place = placeAt(tokens, at, isPlace);
    if (!place) continue;
    found.push(place);
    at = place.to - 1;
  }
  return found;
}

/** The longest name that begins at a token, as it is written in one line. */
function placeAt(tokens: Run, from: number, isPlace: (name: string) => boolean): Named | undefined {
  let found: Named | undefined;
  let name = '';
  for (let at = from; at < Math.min(tokens.length, from + LONGEST); at++) {
    const token = tokens[at];
    if (token?.kind === 'mark' && !"'-".includes(token.text)) break;
    name += `${at > from && token?.gap === 'blank' ? ' ' : ''}${token?.written}`;
    if (isPlace(name)) found = { from, to: at + 1, name };
  }
  return found;
}

/** "68420 Eguisheim", "Eguisheim (68420)". */
function codeBeside(tokens: Run, { from, to }: Place): string | undefined {
  const before = tokens[from - 1];
  if (before?.kind === 'digits' && before.text.length === 5) return before.text;
  const after = is(tokens, to, '(') ? tokens[to + 1] : undefined;
  return after?.kind === 'digits' && after.text.length === 5 ? after.text : undefined;
}

/** Between a distance and the place that it is counted from: "à 12 km au nord de", "à dix kilomètres à peine de". */
const BETWEEN = 6;

/** The place that a distance is counted from, "de" or "depuis" before it, and the only other one that its sentence names. */
export function remoteness(
  { place: { to: after }, sentence: { tokens } }: Statement,
  isPlace: (name: string) => boolean,
): { readonly from: string; readonly to: string | undefined } | undefined {
  const names = namesIn(tokens, isPlace);
  const from = names.find((place) => place.from > after && place.from <= after + BETWEEN);
  if (!from || !is(tokens, from.from - 1, 'de', "'", 'depuis')) return undefined;
  const others = new Set(names.flatMap(({ name }) => (name === from.name ? [] : [name])));
  if (others.size > 1) return undefined;
  return { from: from.name, to: [...others][0] };
}
