import { type Fault, NONE, type TextCheck } from '../annotations/check-kinds.ts';

/** More words than this fill a phone's screen. */
const MOST_WORDS = 100;
/** As many spaces as that many words need. */
const MANY_BLANKS = new RegExp(`^(?:\\S*\\s){${MOST_WORDS}}`);
/** Captured, so that the parts give their own positions. */
const EMPTY_LINE = /(\n[^\S\n]*\n\s*)/;
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
    const faults: Fault<{ 'text/long-paragraph': { readonly count: number } }>[] = [];
    let end = 0;
    for (const part of words.split(EMPTY_LINE)) {
      const start = end;
      end += part.length;
      if (part.length < 2 * MOST_WORDS || !MANY_BLANKS.test(part) || NO_PARAGRAPH.test(part)) continue;
      const paragraph = part.trimEnd();
      const count = paragraph.match(/\S*[\p{L}\p{N}\uFFFC]\S*/gu)?.length ?? 0;
      if (count > MOST_WORDS) {
        const range = { start, end: start + paragraph.length };
        faults.push({ code: 'text/long-paragraph', params: { count }, range });
      }
    }
    return faults;
  },
};
