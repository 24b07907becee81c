import type { Lexicon } from '../../prose/lexicon.ts';
import { sentenceAt } from '../../prose/near.ts';
import { PERFECT } from '../../prose/perfect.ts';
import { readSentence } from '../../prose/statements.ts';

// They match lower case in French only: compiling `\p{L}` takes milliseconds.

/** Words that make a year history when right before it, or a legal reference anywhere in its sentence. */
const HISTORY =
  /(?<![a-zà-ÿœ])(?:(?:depuis|fond(?:ée?s?|ation)|dat(?:e|ent|ait|aient|ant)|créée?s?|création|née?s?|inaugur[a-zà-ÿœ]+|achev[a-zà-ÿœ]+)(?:\s+\S+){0,4}\s+|(?:loi|décret|ordonnance|arrêté|règlement|directive|norme|n°)(?![a-zà-ÿœ])[^.!?;\n]{0,60})$/;

/** That year: "En 2024, nous avons dressé …". */
const DONE = new RegExp(`^[^.!?;\\n]{0,40}${PERFECT}`);
/** Then: "La ville a reçu des visiteurs en décembre 2024". */
const HAPPENED = new RegExp(
  `${PERFECT}[^.!?;\\n]{0,60}(?<![a-zà-ÿœ])(?:en|depuis|de|à)\\s+(?:[a-zà-ÿœ]+\\s+)?$`,
);

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
