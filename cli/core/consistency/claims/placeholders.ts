import type { Text } from '../../model/walk.ts';
import { keptLast } from '../../prose/cached.ts';
import type { Lexicon, Mark } from '../../prose/lexicon.ts';
import type { Span } from '../../prose/near.ts';
import { sentencesOf } from '../../prose/polarity.ts';
import { type Place, type ReadSentence, readSentence } from '../../prose/sentences.ts';
import { is, type Run } from '../../prose/tokens.ts';

/** A constant in a sentence, with its offsets in the text. */
export interface Placeholder extends Span {
  /** What is between its braces. */
  readonly name: string;
  readonly sentence: ReadSentence;
  /** Its token in the sentence. */
  readonly at: number;
  /** The words around it, each with its side. */
  readonly contexts: readonly string[];
}

/** A token that is a placeholder. */
export const PLACEHOLDER_TOKEN = /^\{\{([\w.:/-]+)\}\}$/;

/** No decision changes them. */
export const placeholdersIn = keptLast(
  (texts: readonly Text[], lexicon: Lexicon, season: number | undefined) =>
    texts.flatMap((text) => placeholdersOf(text, lexicon, season)),
);

export function placeholdersOf(text: Text, lexicon: Lexicon, season: number | undefined) {
  return text.takesPlaceholders && text.value.includes('{{') ? readOnce(text, lexicon, season) : [];
}

const readOnce = keptLast(({ value }: Text, lexicon: Lexicon, season: number | undefined) =>
  sentencesOf(value, (paragraph) => paragraph.includes('{{')).flatMap(({ sentence, paragraphStart }) =>
    sentence.tokens.flatMap((token, at): Placeholder[] => {
      const name = token.kind === 'opaque' ? PLACEHOLDER_TOKEN.exec(token.written)?.[1] : undefined;
      if (name === undefined) return [];
      const read = readSentence(sentence, lexicon, season);
      const [start, end] = [token.start + paragraphStart, token.end + paragraphStart];
      return [{ name, start, end, sentence: read, at, contexts: contextsOf(read, { from: at, to: at + 1 }) }];
    }),
  ),
);

/** The most words of a context. */
const MOST = 5;
/** Words of a context that identify its subject. */
const LETTERS = 5;
/** A value before this word opens its sentence, which a comma does not end: "En janvier, nous …". */
const FRONT = 2;
/** How many words on both sides identify a place, and how many before one that ends its sentence. */
const BESIDE = 2;
const ENDING = 4;

/**
 * The context of a place: the constant that touches it, or only a mark lies between (`&`), the two words on both sides
 * (`=`, fewer where there are no others, four before the end of a sentence), and the one to five words before it (`<`) and
 * after it (`>`), the longest first.
 */
export function contextsOf({ tokens, marks }: ReadSentence, { from: at, to }: Place): string[] {
  const isIn = (role: Mark['role'], index: number) =>
    marks.some((mark) => mark.value.role === role && index >= mark.from && index < mark.to);
  const first = Math.max(0, at - MOST);
  const words = tokens.slice(first, to + MOST).map(({ kind, text, written }, index) => ({
    word: kind === 'opaque' ? written : text.replace(/(?<=.{3})[sx]$/, ''),
    isTelling:
      kind === 'opaque'
        ? PLACEHOLDER_TOKEN.test(written)
        : kind === 'word' && text.length >= LETTERS && !isIn('bound', first + index),
    isReference: isIn('reference', first + index),
  }));
  const isTelling = (part: typeof words) =>
    part.some((each) => each.isTelling) && !part.some(({ isReference }) => isReference);
  const isEnd = is(tokens, to, ',', ';', ':');
  const before = (length: number) => words.slice(Math.max(0, at - first - length), at - first);
  const after = (length: number) => words.slice(to - first, to - first + length);
  const wordsIn = (part: typeof words) => part.map(({ word }) => word).join(' ');
  const beside = [
    tokens[is(tokens, at - 1, ',', '(') ? at - 2 : at - 1],
    tokens[is(tokens, to, ',', '(') ? to + 1 : to],
  ].flatMap((token) => (PLACEHOLDER_TOKEN.test(token?.written ?? '') ? [`&${token?.written}`] : []));
  const isLast = tokens.slice(to).every(({ kind }) => kind === 'mark');
  const left = before(isLast ? ENDING : BESIDE);
  const right = isLast ? [] : after(isEnd ? BESIDE + 1 : BESIDE);
  const around = [...left, ...right];
  const isAll = around.length > 0 && left.length === at && (isLast || right.length === tokens.length - to);
  const isFramed = isLast ? left.length === ENDING : left.length > 0 && right.length >= BESIDE;
  const isBetween = isAll || (isFramed && isTelling(around));
  const parts = [5, 4, 3, 2, 1].flatMap((length) => [
    { side: '<', part: before(length) },
    { side: '>', part: at >= FRONT && isEnd ? [] : after(length) },
  ]);
  const contexts = parts.flatMap(({ side, part }) => (isTelling(part) ? [`${side}${wordsIn(part)}`] : []));
  const between = isBetween ? [`=${wordsIn(left)} … ${wordsIn(right)}`] : [];
  return [...new Set([...beside, ...between, ...contexts])];
}

/** The tokens around a placeholder, from comma to comma. */
export function partAround(tokens: Run, at: number): Place {
  const isEdge = (index: number) => is(tokens, index, ',', ';');
  let [from, to] = [at, at];
  while (from > 0 && !isEdge(from - 1)) from--;
  while (to < tokens.length && !isEdge(to)) to++;
  return { from, to };
}
