import { NONE, type TextCheck } from './check-kinds.ts';

/** More words than these fill the screen of a phone. */
const MOST_WORDS = 100;
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
  find({ annotations, words }) {
    if (annotations['x-markdown'] === undefined || blanksIn(words) < MOST_WORDS) return NONE;
    let start = 0;
    return [...words.matchAll(EMPTY_LINE), { index: words.length, 0: '' }].flatMap((edge) => {
      const paragraph = words.slice(start, edge.index).trimEnd();
      const from = start;
      start = edge.index + edge[0].length;
      if (blanksIn(paragraph) < MOST_WORDS || NO_PARAGRAPH.test(paragraph)) return [];
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

/** One less than there can be words: enough to skip most paragraphs. */
function blanksIn(text: string): number {
  let blanks = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) <= 32) blanks++;
  return blanks;
}
