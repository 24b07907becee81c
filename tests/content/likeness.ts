/**
 * How much two texts share: the word 5-grams that stand in both, over those of the shorter text. 0 when they share no five
 * words in a row, 1 when one is a part of the other. Case and punctuation do not count, and neither do the words of `names`:
 * a text that differs from another by its proper name only is the same text.
 */
export function likeness(one: Named, other: Named): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / Math.min(a.size, b.size);
}

export interface Named {
  readonly text: string;
  readonly names: string;
}

const LENGTH = 5;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf({ text, names }: Named): ReadonlySet<string> {
  const own = new Set(wordsOf(names));
  const words = wordsOf(text).map((word) => (own.has(word) ? '*' : word));
  return new Set(words.slice(LENGTH - 1).map((_, start) => words.slice(start, start + LENGTH).join(' ')));
}
