import type { Annotations } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/model.ts';
import type { Language, Wording } from '../messages/catalogue.ts';

/** A fault that a check sees in a text; `start` and `end` narrow the place to a part of what is written. */
export interface Fault<P> {
  readonly params: P;
  readonly start?: number;
  readonly end?: number;
}

/** One way in which a text can be badly written. What it finds is a warning: it stops nothing. */
export interface Check<Id extends string, P> {
  /** The code of the problems that it finds. */
  readonly id: Id;
  readonly words: { readonly [L in Language]: (params: P) => Wording };
  /** Pure: reads no file and prints nothing. Called for each text of the content, so it turns most away at once. */
  find(text: CheckedText): readonly Fault<P>[];
}

/** A string whose schema bears `x-text` or `x-markdown`; all but what is written is worked out when asked for. */
export interface CheckedText {
  readonly content: Content;
  readonly entry: Entry;
  readonly annotations: Annotations;
  /** The key that holds it; that of the list for an item. */
  readonly key: string;
  /** As its editor typed it. */
  readonly written: string;
  /** The same, as long, with what is no words filled up: placeholders, addresses, code. */
  readonly words: string;
  /** The same in lower case: what most texts lack is looked for here first. */
  readonly lower: string;
  /** As a visitor reads it, Markdown aside: facts filled in, typography applied. */
  readonly shown: string;
  /** Whether it is the label of a choice: what a visitor may answer states nothing. */
  readonly isChoice: boolean;
  /** What its schema calls it. */
  readonly field: string;
}

/** A fault at each match of a pattern with the flag `g` in the words of a text. */
export function faultsAt<P>(
  { words }: CheckedText,
  pattern: RegExp,
  paramsOf: (found: string) => P,
): readonly Fault<P>[] {
  return Array.from(words.matchAll(pattern), ({ 0: found, index }) => ({
    params: paramsOf(found),
    start: index,
    end: index + found.length,
  }));
}

export const NONE: readonly never[] = [];
