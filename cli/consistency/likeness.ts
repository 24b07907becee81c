/** A text, and the name that is ignored in it: texts that differ only by name are the same. */
export interface Named {
  readonly text: string;
  readonly names: string;
}

/** How many words in a row two texts must share before it counts. */
const LENGTH = 5;

/** The runs of five words of a text, each once. Case and punctuation do not count, and neither do its own names. */
function runsOf({ text, names }: Named): ReadonlySet<string> {
  const own = new Set(wordsOf(names));
  const words = wordsOf(text).map((word) => (own.has(word) ? '*' : word));
  const whole = words.join(' ');
  const runs = new Set<string>();
  let start = 0;
  let end = -1;
  for (const [index, word] of words.entries()) {
    end += word.length + 1;
    if (index < LENGTH - 1) continue;
    runs.add(whole.slice(start, end));
    start += (words[index - LENGTH + 1]?.length ?? 0) + 1;
  }
  return runs;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text and the earlier one of which it holds most; `share` is of the runs of the shorter, from 0 to 1. */
export interface Likeness {
  readonly index: number;
  readonly other: number;
  readonly share: number;
}

/** For each text, the earlier one that it is most like, when it is like any. */
export function likenesses(texts: readonly Named[]): Likeness[] {
  const runs = texts.map(runsOf);
  const holders = new Map<string, number[]>();
  return runs.flatMap((own, index) => {
    const shared = new Map<number, number>();
    for (const run of own) {
      const earlier = holders.get(run);
      for (const other of earlier ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (earlier) earlier.push(index);
      else holders.set(run, [index]);
    }
    const like = [...shared].map(([other, count]) => ({
      index,
      other,
      share: count / Math.min(own.size, runs[other]?.size ?? 0),
    }));
    const [most] = like.sort((a, b) => b.share - a.share || a.other - b.other);
    return most ? [most] : [];
  });
}
