import { wordRuns, wordsOf } from './word-runs.ts';

/** Longer texts are cut, in UTF-16 units. */
const LONGEST = 90;
/** What is shown of a text on either side of what changed. */
const AROUND = 24;

/** Two texts cut to what differs between them, with a few words around each difference. */
export function aroundDifference(before: string, after: string): readonly [before: string, after: string] {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  const runs = wordRuns(wordsOf(before), wordsOf(after));
  const cut = (side: 'old' | 'now') =>
    runs.map((run, rank) => {
      const words = run[side].join('');
      return run.isShared ? between(words, rank > 0, rank < runs.length - 1) : start(words);
    });
  return [cut('old').join('').trim(), cut('now').join('').trim()];
}

function start(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} … ` : words;
}

/** Of words that stay, those beside what changes. */
function between(words: string, isAfter: boolean, isBefore: boolean): string {
  if (words.length <= AROUND * (Number(isAfter) + Number(isBefore))) return words;
  const head = isAfter ? `${words.slice(0, AROUND).replace(/\s+\S*$/, '')} …` : '…';
  return isBefore ? `${head} ${words.slice(-AROUND).replace(/^\S*\s+(?=\S)/, '')}` : head;
}
