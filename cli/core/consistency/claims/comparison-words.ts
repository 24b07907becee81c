import type { Entry } from '../../content/content.ts';
import { memoize } from '../../content/memoize.ts';
import { quickTest } from '../../prose/lexicon.ts';
import { indexPhrases, type PhraseIndex } from '../../prose/phrases.ts';
import { isMapping, type JsonValue, listIn } from '../../values/json-value.ts';

/** How the first product of a comparison compares with the second. */
export type Order = 'more' | 'less' | 'same';

/** What a phrase compares, and how. */
export interface Word {
  readonly of: string;
  readonly order: Order;
}

/** What is compared: a topic of facts, `price:` with a collection, `trait:` with a trait, `furthest:` with a side. */
export interface Topic {
  readonly of: string;
  /** Words of which one must stand in the sentence; any sentence will do when there are none. */
  readonly with: RegExp | undefined;
  /** The values of a trait, from the weakest to the strongest. */
  readonly ranks: readonly (readonly string[])[];
}

/** The words of `comparisons` in the lexicon. */
export interface ComparisonWords {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly quick: RegExp;
  readonly index: PhraseIndex<Word>;
}

export const comparisonWordsOf = memoize((lexicon: Entry): ComparisonWords => {
  const list = listIn(lexicon.value, 'comparisons').filter(isMapping);
  const words = list.flatMap((each) =>
    (['more', 'less', 'same'] as const).flatMap((order) =>
      stringsIn(each[order]).map((phrase) => [phrase, { of: String(each.of), order }] as const),
    ),
  );
  return {
    topics: new Map(list.map((each) => [String(each.of), topicOf(each)])),
    quick: quickTest(words.map(([phrase]) => phrase)),
    index: indexPhrases<Word>(words),
  };
});

function topicOf(value: { readonly [key: string]: JsonValue }): Topic {
  const wanted = stringsIn(value.with);
  return {
    of: String(value.of),
    with: wanted.length > 0 ? quickTest(wanted) : undefined,
    ranks: Array.isArray(value.ranks) ? value.ranks.map(stringsIn) : [],
  };
}

function stringsIn(list: JsonValue | undefined): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
