import type { TextCheck } from './check-kinds.ts';

/** "Nous nous arrêtons", "vous vous demandez", "il faut faire faire" are French. */
const TWICE_IN_FRENCH = new Set(['nous', 'vous', 'faire']);
/** A word, one break at most, and the word again: no mark between, and no part of a longer word. */
const TWICE = /(\p{L}+)(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)\1(?![\p{L}\p{N}’'-])/uy;
const OPENING = ['«', '“', '"', '(', '*', '_', '['];
const SPACE = 32;

export const doubledWord: TextCheck<{ 'text/doubled-word': { readonly word: string } }> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'text/doubled-word': ({ word }) => [
      `« ${word} » est écrit deux fois de suite`,
      'gardez-en un',
      `"${word}" is written twice in a row`,
      'keep one',
    ],
  },
  *find({ lower }) {
    for (const start of likely(lower)) {
      TWICE.lastIndex = start;
      const [found = '', word = ''] = TWICE.exec(lower) ?? [];
      if (found !== '' && !TWICE_IN_FRENCH.has(word))
        yield {
          code: 'text/doubled-word',
          params: { word },
          range: { start, end: start + found.length },
        };
    }
  },
};

/** Where a word begins like the next one: a pattern that looks for it everywhere takes far longer. */
function likely(text: string): readonly number[] {
  const starts: number[] = [];
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) <= SPACE || text.charCodeAt(at - 1) > SPACE) continue;
    if (at > 0 && text.charCodeAt(at) === text.charCodeAt(last)) starts.push(last);
    last = at;
    while (OPENING.includes(text.charAt(last))) last++;
  }
  return starts;
}
