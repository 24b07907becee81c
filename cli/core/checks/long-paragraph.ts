import { NONE, type TextCheck } from '../annotations/check-kinds.ts';
import { blocksOf, spanOf } from '../content/markdown-blocks.ts';
import { countWords } from '../content/markdown-parts.ts';

/** More words than this fill a phone's screen. */
const MOST_WORDS = 100;
/** As many spaces as that many words need. */
const MANY_BLANKS = new RegExp(`^(?:\\S*\\s){${MOST_WORDS}}`);

export const longParagraph: TextCheck<{ 'text/long-paragraph': { readonly count: number } }> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'text/long-paragraph': ({ count }) => [
      `ce paragraphe compte ${count} mots`,
      `coupez-le en deux : ${MOST_WORDS} mots remplissent l’écran d’un téléphone`,
      `this paragraph is ${count} words long`,
      `cut it in two: ${MOST_WORDS} words fill the screen of a phone`,
    ],
  },
  find({ tree, written }) {
    if (tree.annotations['x-markdown'] === undefined || !MANY_BLANKS.test(written)) return NONE;
    return blocksOf(written).flatMap(({ kind, lines }) => {
      const range = spanOf(lines);
      const words = written.slice(range.start, range.end);
      const count = kind === 'paragraph' && MANY_BLANKS.test(words) ? countWords(words) : 0;
      return count > MOST_WORDS ? [{ code: 'text/long-paragraph' as const, params: { count }, range }] : [];
    });
  },
};
