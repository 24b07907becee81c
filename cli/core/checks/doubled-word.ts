import { type Fault, NONE, type TextCheck } from '../annotations/check-kinds.ts';

/** "Nous nous arrêtons", "vous vous demandez", "il faut faire faire"; "it had had", "so that that". */
const RIGHT_TWICE = { fr: ['nous', 'vous', 'faire'], en: ['had', 'that'] };
/** A word, at most one line break, and the same word again: no punctuation between, and no part of a longer word. */
const TWICE = /(\p{L}+)(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)\1(?![\p{L}\p{N}’'-])/uy;
/** A cheap test for a repeated first letter or two: running `TWICE` everywhere takes far longer. */
const LIKELY = /(?<!\S)[«“"(*_[]{0,4}(?=(\S\S)\S*\s+\1|(\S)\s+\2)/g;

interface DoubledWord {
  'text/doubled-word': { word: string };
}

export const doubledWord: TextCheck<DoubledWord> = {
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
  find({ content, lower }) {
    if (lower.search(LIKELY) < 0) return NONE;
    const faults: Fault<DoubledWord>[] = [];
    const right = RIGHT_TWICE[content.settings.language];
    for (const { 0: opening, index } of lower.matchAll(LIKELY)) {
      const start = index + opening.length;
      TWICE.lastIndex = start;
      const [found = '', word = ''] = TWICE.exec(lower) ?? [];
      if (found !== '' && !right.includes(word))
        faults.push({
          code: 'text/doubled-word',
          params: { word },
          range: { start, end: start + found.length },
        });
    }
    return faults;
  },
};
