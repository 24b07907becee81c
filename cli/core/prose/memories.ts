import { anyOf, french } from './french.ts';
import type { Lexicon } from './lexicon.ts';
import { sentenceAt } from './near.ts';
import { readSentence } from './statements.ts';

// They match lower case in French only: compiling `\p{L}` takes milliseconds.
const { words } = french;
const [FIRST, LAST] = ['(?<![a-zà-ÿœ])', '(?![a-zà-ÿœ])'];

const ADVERB = `(?:${anyOf(words.adverb)}\\s+)?`;
const REGULAR = '[a-zà-ÿœ]+(?:ée?s?|is?)|[a-zà-ÿœ]*[^\\seaéo]u|[a-zà-ÿœ]{2,}[^\\seaéo]u(?:es?|s)|eu|dû';
const PARTICIPLE = `(?!${anyOf(words['no-participle'])}${LAST})(?:${REGULAR}|[a-zà-ÿœ]*${anyOf(words.irregular)})`;
/** What has been done or has happened: "avons dressé", "s’est levé", "est resté". */
const PERFECT = `${FIRST}${anyOf([
  `${anyOf(words.have)}\\s+${ADVERB}${PARTICIPLE}`,
  `s\\s?[’']\\s?(?:est|étai(?:en)?t)\\s+${ADVERB}${PARTICIPLE}`,
  `se sont\\s+${ADVERB}${PARTICIPLE}`,
  `${anyOf(words.be)}\\s+${ADVERB}${anyOf(words.gone)}e?s?`,
])}${LAST}`;

/** Words that make a year history when right before it, or a legal reference anywhere in its sentence. */
const HISTORY = new RegExp(
  `${FIRST}(?:${anyOf(words.history)}(?:\\s+\\S+){0,4}\\s+|${anyOf(words.law)}${LAST}[^.!?;\\n]{0,60})$`,
);

/** That year: "En 2024, nous avons dressé …". */
const DONE = new RegExp(`^[^.!?;\\n]{0,40}${PERFECT}`);
/** Then: "La ville a reçu des visiteurs en décembre 2024". */
const HAPPENED = new RegExp(`${PERFECT}[^.!?;\\n]{0,60}${FIRST}(?:en|depuis|de|à)\\s+(?:[a-zà-ÿœ]+\\s+)?$`);

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
  if (HISTORY.test(before) || HAPPENED.test(before) || DONE.test(after)) return true;
  const sentence = sentenceAt(text, start);
  if (!lexicon || !sentence) return false;
  // Read as in that year, so that only its own words say that it is over: "En 2021, nous livrions …".
  return readSentence(sentence, lexicon, year).world === 'past';
}
