import { patternOf } from './french.ts';
import type { Lexicon } from './lexicon.ts';
import { sentenceAt } from './near.ts';
import { readSentence } from './sentences.ts';

const [HISTORY, DONE] = [patternOf('history'), patternOf('done')];

/** Letters around a year that may say so. */
const AROUND = 80;

/** Whether what a text says of a year, from `start` to `end`, is history. */
export function isMemory(
  text: string,
  { start, end, year }: { readonly start: number; readonly end: number; readonly year: number },
  lexicon: Lexicon | undefined,
): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start).toLowerCase();
  const after = text.slice(end, end + AROUND).toLowerCase();
  if (HISTORY.test(before) || DONE.test(after)) return true;
  const sentence = sentenceAt(text, start);
  if (!lexicon || !sentence) return false;
  // Read as in that year, so that only its words show that it is over: "En 2021, nous livrions …".
  return readSentence(sentence, lexicon, year).world === 'past';
}
