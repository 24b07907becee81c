import { french } from './french.ts';
import { distanceTo, type Sentence, sentenceAt } from './near.ts';
import type { QuantityInText } from './paragraphs.ts';
import { fold } from './tokens.ts';

type InSentence = { readonly quantity: QuantityInText };

/** Words further than this from a quantity, in UTF-16 units, do not belong to it. */
const REACH = 60;
/** How near the nearest of `mentions` is, in UTF-16 units; null when none is in reach. */
export function reachOf({ quantity }: InSentence, mentions: readonly string[]): number | null {
  const place = placeInParagraph(quantity);
  let nearest: number | null = null;
  for (const mention of mentions) {
    const distance = distanceTo(quantity.paragraph, place, mention, REACH);
    if (distance !== null && (nearest === null || distance < nearest)) nearest = distance;
  }
  return nearest;
}

export function sentenceOf({ quantity }: InSentence): string {
  const sentence = sentenceAround(quantity);
  return sentence ? quantity.paragraph.slice(sentence.start, sentence.end) : '';
}

function placeInParagraph({ start, end, paragraphStart }: QuantityInText): { start: number; end: number } {
  return { start: start - paragraphStart, end: end - paragraphStart };
}

export function sentenceAround(quantity: QuantityInText): Sentence | undefined {
  return sentenceAt(quantity.paragraph, placeInParagraph(quantity).start);
}

const OTHER_MATTERS = new RegExp(french.words['other-matter'].join('|'));

export function isOfAnotherMatter(stated: InSentence): boolean {
  return OTHER_MATTERS.test(fold(sentenceOf(stated)));
}
