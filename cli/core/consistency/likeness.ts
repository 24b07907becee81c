/** A text and the name that is ignored in it: texts that differ only by name are the same. */
export interface Named {
  readonly text: string;
  readonly names: string;
}

/** How many words in a row two texts must share before it counts. */
const LENGTH = 5;

/** The runs of five words of a text, each once. Case and punctuation do not count, and neither do its own names. */
export function runsOf({ text, names }: Named): ReadonlySet<string> {
  const own = new Set(wordsOf(names));
  const words = wordsOf(text).map((word) => (own.has(word) ? '*' : word));
  const whole = words.join(' ');
  const runs = new Set<string>();
  let start = 0;
  let end = -1;
  for (let index = 0; index < words.length; index++) {
    end += (words[index]?.length ?? 0) + 1;
    if (index < LENGTH - 1) continue;
    runs.add(whole.slice(start, end));
    start += (words[index - LENGTH + 1]?.length ?? 0) + 1;
  }
  return runs;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text and the earlier one that it shares most with; `share` is a fraction of the shorter one's runs, from 0 to 1. */
export interface Likeness {
  readonly index: number;
  readonly other: number;
  readonly share: number;
}

/** For the runs of each text, the earlier one that it is most like; `undefined` when it is like none. */
export function* likenesses(runs: readonly ReadonlySet<string>[]): Generator<Likeness | undefined> {
  const holders = new Map<string, number[]>();
  // How many runs of the text at hand each earlier one holds: an array, for there are millions of runs to count.
  const shared = new Uint32Array(runs.length);
  for (const [index, own] of runs.entries()) {
    for (const run of own) {
      const earlier = holders.get(run);
      if (!earlier) {
        holders.set(run, [index]);
        continue;
      }
      for (const other of earlier) shared[other] = (shared[other] ?? 0) + 1;
      earlier.push(index);
    }
    let most: Likeness | undefined;
    for (let other = 0; other < index; other++) {
      const count = shared[other] ?? 0;
      shared[other] = 0;
      const share = count / Math.min(own.size, runs[other]?.size ?? 0);
      if (count > 0 && share > (most?.share ?? 0)) most = { index, other, share };
    }
    yield most;
  }
}
