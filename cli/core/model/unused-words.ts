import { indexPhrases, type PhraseIndex } from '../prose/phrases.ts';
import { runsIn } from '../prose/tokens.ts';
import type { Model } from './model.ts';

/** What of the lexicon does nothing in this content. */
interface UnusedWords {
  /** Names in `about` that no fact bears, kept or computed. */
  readonly unknown: readonly string[];
  /** The words that no text has, of each subject by what it is about. */
  readonly words: readonly { readonly about: string; readonly words: readonly string[] }[];
}

/** Subjects that rules know without a fact of that name: whole groups of computed facts, and the towns served. */
const GROUPS = /^(?:price|size):/;

export function unusedWords(model: Model): UnusedWords {
  const subjects = model.lexicon?.words.subjects ?? [];
  const known = new Set([
    ...[...model.facts, ...model.computedFacts()].flatMap(({ slug, topic }) => [slug, topic]),
    ...model.collections,
  ]);
  const used = wordsInTexts(
    model,
    indexPhrases(
      subjects.flatMap((subject) =>
        [...subject.words, ...subject.unless, ...subject.with, ...subject.for, ...subject.against].map(
          (word) => [word, word] as const,
        ),
      ),
    ),
  );
  return {
    unknown: subjects.flatMap(({ about }) => about.filter((name) => !known.has(name) && !GROUPS.test(name))),
    words: subjects.flatMap(({ about, words, unless, with: wanted, for: yes, against }) => {
      const unused = [...words, ...unless, ...wanted, ...yes, ...against].filter((word) => !used.has(word));
      return unused.length === 0 ? [] : [{ about: about.join(', '), words: [...new Set(unused)] }];
    }),
  };
}

function wordsInTexts(model: Model, index: PhraseIndex<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { value } of model.texts)
    for (const run of runsIn(value)) for (const found of index.in(run)) words.add(found.value);
  return words;
}
