import type { Entry } from '../../content/content.ts';
import { memoize } from '../../content/memoize.ts';
import { quickTest } from '../../prose/lexicon.ts';
import { indexPhrases, type Occurrence, type PhraseIndex } from '../../prose/phrases.ts';
import { is, type Run, runsIn } from '../../prose/tokens.ts';
import { isMapping, type JsonValue, listIn } from '../../values/json-value.ts';

type Word = { readonly role: 'noun' } | { readonly role: 'value'; readonly value: string };

export interface TraitWords {
  /** Whether a text may say one of its values. */
  readonly quick: RegExp;
  /** Whether a noun must stand beside a word: "souples" may be branches. */
  readonly hasNouns: boolean;
  readonly index: PhraseIndex<Word>;
}

/** The words of each trait, as `lexicon.yaml` gives them. */
export const traitWordsOf = memoize((lexicon: Entry): ReadonlyMap<string, TraitWords> => {
  const list = listIn(lexicon.value, 'traits').filter(isMapping);
  return new Map(list.map((item) => [String(item.of), wordsOf(item)]));
});

function wordsOf({ nouns, values }: { readonly [key: string]: JsonValue }): TraitWords {
  const phrases = (list: JsonValue | undefined) => (Array.isArray(list) ? list.map(String) : []);
  const named = phrases(nouns);
  const byValue = Array.isArray(values) ? values.filter(isMapping) : [];
  const index = indexPhrases<Word>([
    ...named.map((noun) => [noun, { role: 'noun' }] as const),
    ...byValue.flatMap(({ value, words }) =>
      phrases(words).map((word) => [word, { role: 'value', value: String(value) }] as const),
    ),
  ]);
  const said = byValue.flatMap(({ words }) => phrases(words));
  return { quick: quickTest(said), hasNouns: named.length > 0, index };
}

/** The values that a text states, clause by clause, where a noun identifies the trait. */
export function saidIn(text: string, { hasNouns, index }: TraitWords): ReadonlySet<string> {
  const said = new Set<string>();
  for (const run of runsIn(text))
    for (const part of partsOf(run)) {
      const marks = index.in(part);
      if (hasNouns && !marks.some(({ value }) => value.role === 'noun')) continue;
      for (const mark of marks)
        if (mark.value.role === 'value' && !marks.some((other) => isLonger(other, mark)))
          said.add(mark.value.value);
    }
  return said;
}

/** "ne piquent pas" is not "piquent". */
function isLonger(other: Occurrence<Word>, { from, to }: Occurrence<Word>): boolean {
  return other.from <= from && other.to >= to && other.to - other.from > to - from;
}

function partsOf(run: Run): Run[] {
  const parts: Run[] = [];
  let from = 0;
  for (let at = 0; at <= run.length; at++)
    if (at === run.length || is(run, at, ',', ';', '.', ':')) {
      parts.push(run.slice(from, at));
      from = at + 1;
    }
  return parts;
}
