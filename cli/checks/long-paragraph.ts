import { NONE, type TextCheck } from './check-kinds.ts';

/** More words than this fill a phone's screen. */
const MOST_WORDS = 100;
/** As many blanks as more words would need. */
const MANY_BLANKS = new RegExp(`^(?:\\S*\\s){${MOST_WORDS}}`);
const EMPTY_LINE = /\n[^\S\n]*\n\s*/g;
/** A list, a table, a heading or a quotation. */
const NO_PARAGRAPH = /^(?:[-*+|#>]\s?|\d+[.)]\s)/;

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
  find({ tree, words }) {
    if (tree.annotations['x-markdown'] === undefined || words.length < 2 * MOST_WORDS) return NONE;
    let start = 0;
    return [...words.matchAll(EMPTY_LINE), { index: words.length, 0: '' }].flatMap((edge) => {
      const paragraph = words.slice(start, edge.index).trimEnd();
      const from = start;
      start = edge.index + edge[0].length;
      if (!MANY_BLANKS.test(paragraph) || NO_PARAGRAPH.test(paragraph)) return [];
      const count = paragraph.match(/\S*[\p{L}\p{N}\uFFFC]\S*/gu)?.length ?? 0;
      return count > MOST_WORDS
        ? [
            {
              code: 'text/long-paragraph',
              params: { count },
              range: { start: from, end: from + paragraph.length },
            },
          ]
        : [];
    });
  },
};
