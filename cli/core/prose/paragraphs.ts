import { cached } from './cached.ts';
import { anyOf, patternOf, wordList } from './french.ts';
import type { Lexicon } from './lexicon.ts';
import { BELOW_20, NUMBER_WORDS } from './numbers.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';
import { fold } from './tokens.ts';
import { UNIT_WORDS } from './units.ts';

/** Nothing that is read crosses an empty line. */
const PARAGRAPH = /\n[^\S\n]*\n\s*/g;
/** Words that begin a value wherever they stand, in a text without accents. */
const NUMBER = new RegExp(
  `(?<![a-z])${anyOf([...NUMBER_WORDS, ...wordList('first-day'), ...wordList('noon')].filter((word) => BELOW_20.get(word) !== 1))}(?![a-z])`,
);
const ONE_OF_UNIT = new RegExp(
  `${patternOf('one-of').source}${anyOf([...UNIT_WORDS, ...wordList('fraction')])}(?![a-z])`,
);

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

/** `readQuantities` for the paragraphs that could state one: reading is slow, and most state none. */
export function quantitiesOf(text: string, lexicon?: Lexicon): QuantityInText[] {
  const couldState = (part: string) => couldStatePlainly(part) || lexicon?.mayMatter(part) === true;
  const found: QuantityInText[] = [];
  for (const { text: paragraph, start } of paragraphsIn(text)) {
    if (!couldState(paragraph)) continue;
    for (const quantity of readQuantities(paragraph, lexicon))
      found.push({
        ...quantity,
        start: quantity.start + start,
        end: quantity.end + start,
        paragraph,
        paragraphStart: start,
      });
  }
  return found;
}

function couldStatePlainly(text: string): boolean {
  if (/\d/.test(text)) return true;
  const folded = fold(text);
  return NUMBER.test(folded) || ONE_OF_UNIT.test(folded);
}

/** Whether a paragraph is a block quotation in Markdown: the words of somebody else. */
export function isQuoted(paragraph: string): boolean {
  return paragraph.trimStart().startsWith('>');
}
