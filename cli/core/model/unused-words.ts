import type { Subject } from '../prose/lexicon.ts';
import { indexPhrases } from '../prose/phrases.ts';
import { runsIn } from '../prose/tokens.ts';
import type { Model } from './model.ts';

/** What of the lexicon does nothing in this content. */
interface UnusedWords {
  /** Names in `about` that no fact has, kept or computed. */
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
  const index = indexPhrases(subjects.flatMap(wordsOf).map((word) => [word, word] as const));
  const runs = model.texts.flatMap(({ value }) => runsIn(value));
  const used = new Set(runs.flatMap((run) => index.in(run).map(({ value }) => value)));
  return {
    unknown: subjects.flatMap(({ about }) => about.filter((name) => !known.has(name) && !GROUPS.test(name))),
    words: subjects.flatMap((subject) => {
      const unused = new Set(wordsOf(subject).filter((word) => !used.has(word)));
      return unused.size === 0 ? [] : [{ about: subject.about.join(', '), words: [...unused] }];
    }),
  };
}

function wordsOf({ words, unless, with: wanted, for: yes, against }: Subject): string[] {
  return [...words, ...unless, ...wanted, ...yes, ...against];
}
