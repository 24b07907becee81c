import { cached } from './cached.ts';
import type { Lexicon } from './lexicon.ts';
import { mayState, type Quantity, readQuantities } from './read-quantities.ts';

/** Nothing that is read crosses an empty line. */
const PARAGRAPH = /\n[^\S\n]*\n\s*/g;

/** A quantity with its paragraph, which holds the words about it. */
export interface QuantityInText extends Quantity {
  readonly paragraph: string;
  /** Where the paragraph starts in its text, in UTF-16 units; negative when a label before the text belongs to it. */
  readonly paragraphStart: number;
}

export interface Paragraph {
  readonly text: string;
  /** Where it starts in its text, in UTF-16 units. */
  readonly start: number;
}

/** The paragraphs of a text: the same strings at each call, so that what is kept by them is found at once. */
export const paragraphsIn = cached((text): readonly Paragraph[] => {
  if (!text.includes('\n')) return [{ text, start: 0 }];
  const found: Paragraph[] = [];
  let start = 0;
  for (const edge of text.matchAll(PARAGRAPH)) {
    found.push({ text: text.slice(start, edge.index), start });
    start = edge.index + edge[0].length;
  }
  found.push({ text: text.slice(start), start });
  return found;
});

/** `readQuantities` of each paragraph. */
export function quantitiesOf(text: string, lexicon?: Lexicon): QuantityInText[] {
  return paragraphsIn(text).flatMap(({ text: paragraph, start: paragraphStart }) =>
    !lexicon && !mayState(paragraph.toLowerCase())
      ? []
      : readQuantities(paragraph, lexicon).map((quantity) => ({
          ...quantity,
          start: quantity.start + paragraphStart,
          end: quantity.end + paragraphStart,
          paragraph,
          paragraphStart,
        })),
  );
}

/** Whether a paragraph is a block quotation in Markdown: the words of somebody else. */
export function isQuoted(paragraph: string): boolean {
  return paragraph.trimStart().startsWith('>');
}
