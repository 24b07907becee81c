import { inOrder } from './french.ts';
import type { Run } from './tokens.ts';

const WORDS: ReadonlyMap<string, number> = new Map(
  inOrder('ranks').map(([word, index]) => [word, index < 16 ? index + 1 : (index - 14) * 10]),
);
/** Folded, as tokens have them. */
export const ORDINAL_WORDS: ReadonlySet<string> = new Set(WORDS.keys());

const ENDING = /^(?:er|re|e|eme|nd|nde)$/;

/** The rank with which a text begins: "premier", "2ᵉ". */
export function ordinalAt([first, second]: Run): number | undefined {
  if (first?.kind === 'word') return WORDS.get(first.text);
  const isRank = first?.kind === 'digits' && second?.gap === 'none' && ENDING.test(second.text);
  return isRank ? Number(first.text) : undefined;
}
