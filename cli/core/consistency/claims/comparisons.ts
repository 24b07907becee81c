import type { Entry } from '../../content/content.ts';
import { memoize } from '../../content/memoize.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { quickTest } from '../../prose/lexicon.ts';
import type { Sentence } from '../../prose/near.ts';
import { indexPhrases, type PhraseIndex } from '../../prose/phrases.ts';
import {
  clauseAround,
  coordinateOf,
  isNegated,
  isSupposed,
  type Place,
  readSentence,
} from '../../prose/statements.ts';
import { is, type Run } from '../../prose/tokens.ts';
import { isMapping, type JsonValue, listIn } from '../../values/json-value.ts';
import { entryBeside, LONG_ENOUGH, wordsOf } from './names.ts';

/** How the first product of a comparison compares with the second. */
export type Order = 'more' | 'less' | 'same';

/** The words of `comparisons` in the lexicon. */
interface ComparisonWords {
  /** What is compared: a topic of facts, or `price:` with a collection. */
  readonly topics: readonly string[];
  readonly quick: RegExp;
  readonly index: PhraseIndex<{ readonly of: string; readonly order: Order }>;
}

export const comparisonWordsOf = memoize((lexicon: Entry): ComparisonWords => {
  const list = listIn(lexicon.value, 'comparisons').filter(isMapping);
  const words = list.flatMap((each) =>
    (['more', 'less', 'same'] as const).flatMap((order) =>
      stringsIn(each[order]).map((phrase) => [phrase, { of: String(each.of), order }] as const),
    ),
  );
  return {
    topics: list.map(({ of }) => String(of)),
    quick: quickTest(words.map(([phrase]) => phrase)),
    index: indexPhrases(words),
  };
});

function stringsIn(list: JsonValue | undefined): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

export interface Comparison {
  readonly of: string;
  readonly order: Order | 'not-more' | 'not-less';
  /** Of the words that compare, in their paragraph, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The products on each side; several where they share the name: "un Nordmann". */
  readonly one: readonly Entry[];
  readonly other: readonly Entry[];
}

/** How far "que" may stand from its comparison, in tokens: "tient plus longtemps dans un salon qu’un Nobilis". */
const REACH = 8;

/** What a sentence compares first, of two products that it names, or of that of its page with one; nothing where it names a size. */
export function comparisonIn(
  model: Model,
  text: Text,
  { sentence, paragraphStart }: { readonly sentence: Sentence; readonly paragraphStart: number },
  { index }: ComparisonWords,
  names: MentionableNames,
): Comparison | undefined {
  const { tokens } = sentence;
  const [mark] = index.in(tokens);
  if (!model.lexicon || !mark) return undefined;
  const read = readSentence(sentence, model.lexicon, undefined);
  if (read.world !== 'ours' || isSupposed(read, mark) || hasSize(model, text, sentence, paragraphStart))
    return undefined;
  const than = tokens.findIndex(
    (_, at) => at >= mark.to && at < mark.to + REACH && is(tokens, at, 'que', 'qu'),
  );
  const named = mentionsIn(tokens, names);
  const page = names.words.has(text.entry) ? text.entry : entryBeside(model, text);
  const one = named.findLast(({ to }) => to <= mark.from)?.entries ?? (page && [page]);
  const other = named.find(({ from }) => from > than && from <= than + 3)?.entries;
  const [first, last] = [tokens[mark.from], tokens[mark.to - 1]];
  if (than < 0 || !one || !other || !first || !last) return undefined;
  const { of, order } = mark.value;
  // The "plus" of "plus longtemps" denies nothing.
  const plus = tokens.findIndex((token, at) => at >= mark.from && token.text === 'plus');
  const part = coordinateOf(read, mark, clauseAround(read, mark));
  const isDenied = order !== 'same' && isNegated(read, part, { from: plus, to: plus + 1 });
  return { of, order: isDenied ? `not-${order}` : order, start: first.start, end: last.end, one, other };
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

interface Mention extends Place {
  readonly entries: readonly Entry[];
}

interface MentionableNames {
  readonly words: ReadonlyMap<Entry, ReadonlySet<string>>;
  /** Words that one name alone has. */
  readonly own: ReadonlySet<string>;
}

/** How far apart the words of one name may stand, in tokens: "Nordmann 5 étoiles". */
const APART = 2;

export function mentionableNamesOf(entries: readonly Entry[]): MentionableNames {
  const words = new Map(entries.map((entry) => [entry, new Set(wordsOf(nameOf(entry)))]));
  const all = [...words.values()].flatMap((each) => [...each]);
  return { words, own: new Set(all.filter((word) => all.indexOf(word) === all.lastIndexOf(word))) };
}

/** Names, by a word of their own, or by words that are capitalised inside the sentence. */
function mentionsIn(tokens: Run, { words, own }: MentionableNames): Mention[] {
  const mentions: Mention[] = [];
  for (const [at, { text, written }] of tokens.entries()) {
    const isCapital = at > 0 && /^\p{Lu}/u.test(written);
    if (!isCapital && !(own.has(text) && text.length >= LONG_ENOUGH)) continue;
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
