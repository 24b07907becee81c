import type { TextCheck } from './check-kinds.ts';

/** "Nous nous arrêtons", "vous vous demandez", "il faut faire faire" are French. */
const TWICE_IN_FRENCH = new Set(['nous', 'vous', 'faire']);
/** A word, one break at most, and the word again: no mark between, and no part of a longer word. */
const TWICE = /(\p{L}+)(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)\1(?![\p{L}\p{N}’'-])/uy;
/** Where a word begins with two letters of the next one, or is its first letter: `TWICE` everywhere takes far longer. */
const LIKELY = /(?<!\S)[«“"(*_[]*(?=(\S\S)\S*\s+\1|(\S)\s+\2)/g;

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
    for (const { 0: opening, index } of lower.matchAll(LIKELY)) {
      const start = index + opening.length;
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
