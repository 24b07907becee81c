import { cached } from './cached.ts';
import { distanceTo, type Sentence, sentenceAt } from './near.ts';
import type { QuantityInText } from './paragraphs.ts';
import { fold } from './tokens.ts';

/** A text, known by the entry that it belongs to. */
interface Text {
  readonly entry: { readonly collection: string | undefined };
}

export interface Stated<T extends Text = Text> {
  readonly text: T;
  readonly quantity: QuantityInText;
}

type InSentence = Pick<Stated, 'quantity'>;

/** Statements about one thing that do not all agree. */
export interface Disagreement<T extends Text> {
  readonly statements: readonly Stated<T>[];
  /** The words that they share, as the first writes them. */
  readonly about: readonly string[];
}

/** Words further than this from a quantity, in UTF-16 units, do not belong to it. */
const REACH = 60;
/** Limits of the values of a pair of words, and of the statements of each: more would prove nothing more. */
const MOST_VALUES = 12;
const MOST_STATEMENTS = 4;

interface Context<T extends Text = Text> {
  readonly stated: Stated<T>;
  /** The words around it: as written, by stem. */
  readonly words: ReadonlyMap<string, string>;
}

/** The statements with a pair of words, by value. */
type Bucket<T extends Text> = Map<string, Context<T>[]>;

/**
 * Statements of one kind whose sentences share what they are about, and whose values differ. Texts of two entries of one
 * collection must share more; those of a collection whose entries speak of themselves are not compared with each other.
 */
export function disagreements<T extends Text>(
  statements: readonly Stated<T>[],
  aboutThemselves: ReadonlySet<string>,
): Disagreement<T>[] {
  const groups = new Map<Context<T>, { contexts: Set<Context<T>>; about: Set<string> }>();
  for (const bucket of fillBuckets(statements)) {
    for (const [a, b] of pairs([...bucket.values()].flat())) {
      const shared = sharedWords(a, b);
      if (!areComparable(a.stated, b.stated, aboutThemselves) || shared.length === 0) continue;
      const [of, other] = [groups.get(a), groups.get(b)];
      const group = of ?? other ?? { contexts: new Set(), about: new Set() };
      if (other && other !== group) for (const context of other.contexts) group.contexts.add(context);
      for (const context of [...group.contexts, a, b]) groups.set(context, group);
      group.contexts.add(a).add(b);
      for (const word of shared) group.about.add(word);
    }
  }
  return [...new Set(groups.values())].map(({ contexts, about }) => ({
    statements: [...contexts].map(({ stated }) => stated),
    about: [...about],
  }));
}

function fillBuckets<T extends Text>(statements: readonly Stated<T>[]): Iterable<Bucket<T>> {
  const buckets = new Map<string, Bucket<T>>();
  for (const stated of statements) {
    const words = wordsAround(stated);
    const context = { stated, words };
    const { kind, value } = stated.quantity;
    for (const [first, second] of pairs([...words.keys()].sort())) {
      const key = `${kind} ${first} ${second}`;
      const bucket: Bucket<T> = buckets.get(key) ?? new Map<string, Context<T>[]>();
      buckets.set(key, bucket);
      const same = bucket.get(value) ?? [];
      if (same.length >= MOST_STATEMENTS || (same.length === 0 && bucket.size >= MOST_VALUES)) continue;
      bucket.set(value, [...same, context]);
    }
  }
  return buckets.values();
}

/** The words that two statements share, as the first writes them; none when they are too few to compare. */
function sharedWords(a: Context, b: Context): string[] {
  const shared = [...a.words.keys()].filter((word) => b.words.has(word));
  const least = a.stated.text.entry.collection === b.stated.text.entry.collection ? 3 : 2;
  const isEnough = shared.length >= least && shared.length * 2 >= Math.min(a.words.size, b.words.size);
  return isEnough ? shared.map((word) => a.words.get(word) ?? word) : [];
}

function areComparable(a: Stated, b: Stated, aboutThemselves: ReadonlySet<string>): boolean {
  if (a.text === b.text || a.quantity.value === b.quantity.value) return false;
  const { collection } = a.text.entry;
  const isOfTwins = a.text.entry !== b.text.entry && collection === b.text.entry.collection;
  return !(isOfTwins && collection !== undefined && aboutThemselves.has(collection));
}

function* pairs<T>(items: readonly T[]): Generator<readonly [T, T]> {
  for (const [index, first] of items.entries())
    for (const second of items.slice(index + 1)) yield [first, second];
}

/** The content words of the sentence around a quantity: their stems, with the words as written. */
function wordsAround({ quantity }: Stated): Map<string, string> {
  const words = new Map<string, string>();
  const { paragraph } = quantity;
  const { start, end } = placeInParagraph(quantity);
  const sentence = sentenceAround(quantity);
  if (!sentence) return words;
  const from = Math.max(sentence.start, start - REACH);
  const parts = [
    paragraph.slice(from, start).replace(/^\S*\s/, from > sentence.start ? '' : '$&'),
    paragraph.slice(end, Math.min(sentence.end, end + REACH)),
  ];
  for (const part of parts) {
    for (const [word] of part.replace(/\{\{[^{}]*\}\}|\]\([^)]*\)/g, ' ').matchAll(/\p{L}{3,}/gu)) {
      const folded = fold(word);
      if (!EMPTY.has(folded)) words.set(stemOf(folded), word.toLowerCase());
    }
  }
  return words;
}

/** Equal for the singular, plural and feminine of a word. */
function stemOf(word: string): string {
  return word.replace(/(?:s|x|es|ee|ees)$/, '').slice(0, 7);
}

/** Words without meaning here, and those that every page of this site holds. */
const EMPTY = new Set(
  (
    'les des une aux par pour dans avec sans sous sur entre vers chez mais donc car que qui quoi dont est sont etre ' +
    'cette ces son ses leur leurs nos notre vos votre nous vous ils elles pas plus moins tres peu tout tous toute toutes ' +
    'environ avant apres depuis pendant jusqu des lors ainsi aussi meme autre autres chaque deux trois quatre cinq dix ' +
    'jour jours heure heures minute minutes semaine semaines mois ans annee annees euro euros metre metres cent mille ' +
    'faut fait faire peut pouvez avez avons comptez partir sapin sapins arbre arbres noel colmar'
  ).split(' '),
);

/** How near the nearest of `mentions` is, in UTF-16 units; null when none is in reach. */
export function reachOf({ quantity }: InSentence, mentions: readonly string[]): number | null {
  const place = placeInParagraph(quantity);
  let nearest: number | null = null;
  for (const mention of mentions) {
    const distance = distanceTo(quantity.paragraph, place, mention, REACH);
    if (distance !== null && (nearest === null || distance < nearest)) nearest = distance;
  }
  return nearest;
}

export function sentenceOf({ quantity }: InSentence): string {
  const sentence = sentenceAround(quantity);
  return sentence ? quantity.paragraph.slice(sentence.start, sentence.end) : '';
}

function placeInParagraph({ start, end, paragraphStart }: QuantityInText): { start: number; end: number } {
  return { start: start - paragraphStart, end: end - paragraphStart };
}

export function sentenceAround(quantity: QuantityInText): Sentence | undefined {
  return sentenceAt(quantity.paragraph, placeInParagraph(quantity).start);
}

/** Durations of the law, refunds and warranties are not the shop's own facts. */
const OTHER_MATTERS =
  /rembours|retract|renvo[iy]|garanti|conformite|penalite|recouvrement|indemni|reclamation|mediat|amende|litige/;

const speaksOfOthers = cached((sentence) => OTHER_MATTERS.test(fold(sentence)));

export function isOfAnotherMatter(stated: InSentence): boolean {
  return speaksOfOthers(sentenceOf(stated));
}
