import { pairLines } from './pair-lines.ts';
import { wordRuns, wordsOf } from './word-runs.ts';

/**
 * `present` without the change that made `then` of `old`: all other words stay. `undefined` where the words that changed have
 * changed again since.
 */
export function withoutChange(old: string, then: string, present: string): string | undefined {
  const [was, now] = [wordsOf(then), wordsOf(present)];
  /** Where words of `then` are in `present`, and both ends. */
  const places = new Map([
    [-1, -1],
    ...pairLines(was, now).filter((pair): pair is readonly [number, number] => !pair.includes(undefined)),
    [was.length, now.length],
  ]);
  const words: string[] = [];
  let [at, done] = [0, 0];
  for (const run of wordRuns(was, wordsOf(old))) {
    const [before, after] = [places.get(at - 1), places.get(at + run.old.length)];
    at += run.old.length;
    if (run.isShared) continue;
    if (before === undefined || after === undefined) return undefined;
    const there = now.slice(before + 1, after).join('');
    if (![run.old.join(''), run.now.join('')].includes(there)) return undefined;
    words.push(...now.slice(done, before + 1), ...run.now);
    done = after;
  }
  return [...words, ...now.slice(done)].join('');
}
