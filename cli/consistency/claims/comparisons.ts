import type { Entry } from '../../content/content.ts';
import { isMapping, type JsonValue } from '../../content/json-value.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { quickTest } from '../../prose/lexicon.ts';
import type { Sentence } from '../../prose/near.ts';
import { indexPhrases, type Occurrence, type PhraseIndex } from '../../prose/phrases.ts';
import { clauseAround, isNegated, isSupposed, type Place, readSentence } from '../../prose/statements.ts';
import { is, type Run } from '../../prose/tokens.ts';
import { wordsOf } from './names.ts';

// --- The words of comparisons -----------------------------------------------------------------------------------------

/** How the first product of a comparison compares with the second. */
export type Order = 'more' | 'less' | 'same';

interface Word {
  readonly of: string;
  readonly order: Order;
}

export interface Vocabulary {
  /** Topics of facts, and `price:` with a collection. */
  readonly of: readonly string[];
  readonly quick: RegExp;
  readonly index: PhraseIndex<Word>;
}

const known = new WeakMap<Entry, Vocabulary>();

export function vocabularyOf(lexicon: Entry): Vocabulary {
  let vocabulary = known.get(lexicon);
  if (!vocabulary) {
    const { comparisons } = isMapping(lexicon.value) ? lexicon.value : {};
    const list = Array.isArray(comparisons) ? comparisons.filter(isMapping) : [];
    const phrases = (words: JsonValue | undefined) => (Array.isArray(words) ? words.map(String) : []);
    const words = list.flatMap((each) =>
      (['more', 'less', 'same'] as const).flatMap((order) =>
        phrases(each[order]).map((phrase) => [phrase, { of: String(each.of), order }] as const),
      ),
    );
    vocabulary = {
      of: list.map(({ of }) => String(of)),
      quick: quickTest(words.map(([phrase]) => phrase)),
      index: indexPhrases<Word>(words),
    };
    known.set(lexicon, vocabulary);
  }
  return vocabulary;
}

// --- The products that a sentence compares -------------------------------------------------------------------------------

export interface Mention extends Place {
  /** Several where the name is shared: "un Nordmann". */
  readonly entries: readonly Entry[];
}

export type Pair = readonly [Mention, Mention];

export interface Comparison {
  readonly of: string;
  readonly order: Order | 'not-more' | 'not-less';
  /** Of the words that compare, in their paragraph, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** One, or every other product for a superlative. */
  readonly pairs: readonly Pair[];
}

/** What a sentence first compares, of our products and now; nothing where it names a size. */
export function comparisonIn(
  model: Model,
  text: Text,
  { sentence, paragraphStart }: { readonly sentence: Sentence; readonly paragraphStart: number },
  { index }: Vocabulary,
  names: Names,
): Comparison | undefined {
  const { lexicon } = model;
  const marks = index.in(sentence.tokens);
  if (!lexicon || marks.length === 0) return undefined;
  const read = readSentence(sentence, lexicon, undefined);
  if (read.world !== 'ours' || hasSize(model, text, sentence, paragraphStart)) return undefined;
  const mentions = mentionsIn(sentence.tokens, names);
  const own = names.words.has(text.entry) ? text.entry : undefined;
  for (const mark of marks) {
    const { of, order } = mark.value;
    const pairs = isSupposed(read, mark) ? [] : pairsOf(sentence.tokens, mark, mentions, own, names);
    if (pairs.length === 0) continue;
    // The "plus" of "plus longtemps" denies nothing.
    const plus = sentence.tokens.findIndex(({ text }, at) => at >= mark.from && text === 'plus');
    const isDenied =
      order !== 'same' && isNegated(read, clauseAround(read, mark), { from: plus, to: plus + 1 });
    const [first, last] = [sentence.tokens[mark.from], sentence.tokens[mark.to - 1]];
    return {
      of,
      order: isDenied ? `not-${order}` : order,
      start: first?.start ?? 0,
      end: last?.end ?? 0,
      pairs,
    };
  }
  return undefined;
}

/** "À 1,50 m, le Nobilis est plus cher": of some sizes only. */
function hasSize(model: Model, text: Text, { start, end }: Sentence, paragraphStart: number): boolean {
  return model
    .quantitiesIn(text)
    .some(
      (quantity) =>
        (quantity.kind === 'distance' || quantity.kind === 'money') &&
        quantity.start >= paragraphStart + start &&
        quantity.end <= paragraphStart + end,
    );
}

/** How far "que" may stand from its comparison, in tokens: "tient plus longtemps dans un salon qu’un Nobilis". */
const REACH = 8;

function pairsOf(
  tokens: Run,
  mark: Occurrence<Word>,
  mentions: readonly Mention[],
  own: Entry | undefined,
  names: Names,
): readonly Pair[] {
  const before = mentions.filter(({ to }) => to <= mark.from);
  const nearest = before.at(-1);
  const ownPage = own && { from: 0, to: 0, entries: [own] };
  const than = tokens.findIndex(
    (_, at) => at >= mark.to && at < mark.to + REACH && is(tokens, at, 'que', 'qu'),
  );
  const second = mentions.find(({ from }) => than >= 0 && from > than && from <= than + 3);
  if (than >= 0) {
    const first = nearest ?? ownPage;
    return first && second ? [[first, second]] : [];
  }
  const [one, two] = between(tokens, before);
  if (one && two) {
    const winner = before.find((each) => each !== one && each !== two);
    const loser = [one, two].find(({ entries }) => entries.every((each) => !winner?.entries.includes(each)));
    return winner && loser ? [[winner, loser]] : [];
  }
  if (!nearest || before.length > 1) return [];
  if (isSuperlative(tokens, mark)) return isOfSome(tokens, mark) ? [] : othersThan(nearest, names);
  return ownPage && !nearest.entries.includes(ownPage.entries[0] as Entry) ? [[nearest, ownPage]] : [];
}

/** "Tient le plus longtemps", "la moins chère". */
function isSuperlative(tokens: Run, { from, to }: Place): boolean {
  return tokens.some(
    (_, at) =>
      at >= from && at < to && is(tokens, at, 'plus', 'moins') && is(tokens, at - 1, 'le', 'la', 'les'),
  );
}

/** "Entre le Grandis et le Nobilis". */
function between(tokens: Run, mentions: readonly Mention[]): readonly (Mention | undefined)[] {
  const at = tokens.findIndex((_, index) => is(tokens, index, 'entre'));
  if (at < 0) return [];
  const [one, two] = mentions.filter(({ from }) => from > at);
  return one && two && tokens.slice(one.to, two.from).some(({ text }) => text === 'et') ? [one, two] : [];
}

/** "Le plus cher des deux", "de nos Nordmann". */
function isOfSome(tokens: Run, { to }: Place): boolean {
  return is(tokens, to, 'de', 'des', 'du', 'd', 'parmi');
}

function othersThan(mention: Mention, { words }: Names): Pair[] {
  return [...words.keys()]
    .filter((entry) => !mention.entries.includes(entry))
    .map((entry) => [mention, { from: 0, to: 0, entries: [entry] }]);
}

// --- Names ------------------------------------------------------------------------------------------------------------

export interface Names {
  readonly words: ReadonlyMap<Entry, ReadonlySet<string>>;
  /** Words that one name alone has. */
  readonly own: ReadonlySet<string>;
}

/** A shorter word that is not capitalised may be an adjective: "grand". */
const LETTERS = 6;
/** How far apart the words of one name may stand, in tokens: "Nordmann 5 étoiles". */
const APART = 2;

export function namesOf(entries: readonly Entry[]): Names {
  const words = new Map(entries.map((entry) => [entry, new Set(wordsOf(nameOf(entry)))]));
  const all = [...words.values()].flatMap((each) => [...each]);
  return { words, own: new Set(all.filter((word) => all.indexOf(word) === all.lastIndexOf(word))) };
}

/** Names, by a word of their own, or by words that are capitalised inside the sentence. */
function mentionsIn(tokens: Run, { words, own }: Names): Mention[] {
  const mentions: Mention[] = [];
  for (const [at, { text, written }] of tokens.entries()) {
    const isCapital = at > 0 && /^\p{Lu}/u.test(written);
    if (!isCapital && !(own.has(text) && text.length >= LETTERS)) continue;
    const named = [...words].flatMap(([entry, ofEntry]) => (ofEntry.has(text) ? [entry] : []));
    if (named.length === 0) continue;
    const last = mentions.at(-1);
    const both = last && at - last.to <= APART ? last.entries.filter((entry) => named.includes(entry)) : [];
    if (last && both.length > 0)
      mentions[mentions.length - 1] = { from: last.from, to: at + 1, entries: both };
    else mentions.push({ from: at, to: at + 1, entries: named });
  }
  return mentions;
}
