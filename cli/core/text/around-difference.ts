import { sharedEnds } from './shared-ends.ts';

/** Longer texts are cut, in UTF-16 units. */
const LONGEST = 90;
/** What is shown of a text on either side of what changed. */
const AROUND = 24;

/** Two texts cut to what differs between them, with a few words around it. */
export function aroundDifference(before: string, after: string): readonly [before: string, after: string] {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [start, end] = sharedEnds(old, now);
  const cut = (words: readonly string[]) => {
    const head = words.slice(0, start).join('');
    const middle = words.slice(start, words.length - end).join('');
    const tail = words.slice(words.length - end).join('');
    const lead = head.length > AROUND ? `… ${head.slice(-AROUND).replace(/^\S*\s+(?=\S)/, '')}` : head;
    const trail = tail.length > AROUND ? `${tail.slice(0, AROUND).replace(/\s+\S*$/, '')} …` : tail;
    const shown = middle.length > LONGEST ? `${middle.slice(0, LONGEST).replace(/\s+\S*$/, '')} … ` : middle;
    return `${lead}${shown}${trail}`.trim();
  };
  return [cut(old), cut(now)];
}

/** Words with the spaces that follow them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}
