import { cached } from './cached.ts';
import type { Lexicon } from './lexicon.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';

/** Nothing that is read crosses an empty line. */
const PARAGRAPH = /\n[^\S\n]*\n\s*/g;
/** A small number in words, shortly before a unit or a month; `.{1,2}` is a letter with its accent, apart or not. */
const SMALL_OF_UNIT =
  /(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|premiers?|demie?|quart|quelques)(?!\p{L})[^.!?]{0,16}?(?:euro|cent|pour.{1,3}cent|heure|minute|jour|semaine|mois|ans?(?!\p{L})|ann.{1,2}e|m.{1,2}tre|litre|kilo|janv|f.{1,2}vr|mars|avril|mai(?!\p{L})|juin|juil|ao.{1,2}t|sept|oct|nov|d.{1,2}c)/isu;
/** "le huitième kilomètre". */
const NTH = /me\s+kilo/i;
/** A part of every unit and month, to try before the slow expression. */
const UNIT =
  /euro|cent|heure|minute|jour|semaine|mois|ans?\b|ann|tre|kilo|janv|vr|mars|mai|juin|juil|ao|sept|oct|nov|d.{1,2}c/i;
/** A number in words that may be a day of the month alone. */
const LARGE =
  /dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent(?![a-z]{2})|mille|midi|minuit/i;

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
  if (!couldState(text)) return [];
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
  return (
    /\d/.test(text) || LARGE.test(text) || (UNIT.test(text) && (NTH.test(text) || SMALL_OF_UNIT.test(text)))
  );
}

/** Whether a paragraph is a block quotation in Markdown: the words of somebody else. */
export function isQuoted(paragraph: string): boolean {
  return paragraph.trimStart().startsWith('>');
}
