import { wordList } from './french.ts';
import { type Sentence, sentenceAt } from './near.ts';
import type { QuantityInText } from './paragraphs.ts';
import { fold } from './tokens.ts';

type InSentence = { readonly quantity: QuantityInText };

export function sentenceOf({ quantity }: InSentence): string {
  const sentence = sentenceAround(quantity);
  return sentence ? quantity.paragraph.slice(sentence.start, sentence.end) : '';
}

export function sentenceAround({ paragraph, start, paragraphStart }: QuantityInText): Sentence | undefined {
  return sentenceAt(paragraph, start - paragraphStart);
}

const OTHER_MATTERS = new RegExp(wordList('other-matter').join('|'));

export function isOfAnotherMatter(stated: InSentence): boolean {
  return OTHER_MATTERS.test(fold(sentenceOf(stated)));
}
