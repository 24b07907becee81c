import type { AnnotationTree } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import { type Part, placeIn } from '../content/places.ts';
import type { Settings } from '../content/settings/settings.ts';
import { faultAt, type Problem, type Span } from '../diagnostics/problem.ts';
import type { AnyParams, Coded, Language, WordsOf } from '../language/wording.ts';

/** What is wrong, and where: at `pointer`, else where the check looks; `range` narrows it to part of a string. */
export type Fault<P = AnyParams> = {
  readonly [C in keyof P]: Coded<C, P[C]> & {
    /** Set when another entry than the checked one is at fault. */
    readonly in?: Entry;
    readonly pointer?: string;
    readonly part?: Part;
    readonly range?: Span;
    /** Values of other entries that are part of it. */
    readonly also?: readonly { readonly in: Entry; readonly pointer: string }[];
  };
}[keyof P];

/**
 * One way in which content can be wrong (an error) or badly written (a warning, which stops nothing). `P` gives, by code,
 * the parameters of its problems; `Also` the codes that it borrows.
 */
interface Described<P> {
  readonly severity: Problem['severity'];
  /** It reads words of this language, and runs only where the project is written in it. */
  readonly language?: Language;
  readonly words: WordsOf<P>;
}

/** Called for each string whose schema has `x-text` or `x-markdown`, so it must reject most of them early. Pure. */
export interface TextCheck<P = AnyParams> extends Described<P> {
  readonly reads: 'texts';
  find(text: CheckedText): Iterable<Fault<P>>;
}

/** Called for each entry that has changed, whether or not its schema accepts it. Pure. */
export interface EntryCheck<P = AnyParams> extends Described<P> {
  readonly reads: 'entries';
  /** Run on all entries, by `check --release` only. */
  readonly isOfRelease?: true;
  find(entry: Entry, content: Content): Iterable<Fault<P>>;
}

/**
 * Called for a singleton that has changed. Where it reads other files, too: when one of those has changed, and as long as
 * nothing is wrong with any of them. Pure.
 */
export interface SingletonCheck<P = AnyParams, Also = unknown> extends Described<P> {
  readonly reads: {
    readonly singleton: string | ((settings: Settings) => string);
    readonly with?: RegExp;
  };
  find(entry: Entry, content: Content): Iterable<Fault<P & Also>>;
}

/**
 * Called by `check` on all content at each run: the result depends on the day, `2026-11-21`, or on what is missing, and
 * never fails the check. Pure.
 */
export interface DayCheck<P = AnyParams> extends Described<P> {
  readonly reads: 'day';
  readonly severity: 'warning' | 'note';
  find(content: Content, day: string): Iterable<Fault<P> & { readonly in: Entry }>;
}

export type Check = TextCheck | EntryCheck | SingletonCheck | DayCheck;

/** A string whose schema has `x-text` or `x-markdown`; everything but `written` is computed on demand. */
export interface CheckedText {
  readonly content: Content;
  readonly entry: Entry;
  readonly tree: AnnotationTree;
  /** The key that holds it; that of the list for an item. */
  readonly key: string;
  /** As typed. */
  readonly written: string;
  /** The same, of the same length, with placeholders, addresses and code masked. */
  readonly words: string;
  /** `words` in lower case, for a quick test before a costly pattern. */
  readonly lower: string;
  /** As a visitor reads it, Markdown aside: facts filled in, typography applied. */
  readonly shown: string;
  /** Whether it is the label of a choice: what a visitor may answer states nothing. */
  readonly isChoice: boolean;
  /** What its schema calls it. */
  readonly field: string;
}

/** A fault at each match of a pattern with the flag `g` in the words of a text, of what is written there. */
export function faultsAt<F extends { readonly code: string; readonly params: unknown }>(
  { words, written }: CheckedText,
  pattern: RegExp,
  faultOf: (found: string) => F,
): readonly (F & { readonly range: Span })[] {
  if (words.search(pattern) < 0) return NONE;
  return Array.from(words.matchAll(pattern), ({ 0: { length }, index: start }) => ({
    ...faultOf(written.slice(start, start + length)),
    range: { start, end: start + length },
  }));
}

/** A fault as a problem of `entry`: at `pointer`, unless it says where. */
export function problemIn(entry: Entry, fault: Fault, severity: Problem['severity'], pointer = ''): Problem {
  const found = faultAt(placeIn(entry, fault.pointer ?? pointer, fault), fault, severity);
  const also = fault.also?.map((each) => placeIn(each.in, each.pointer)) ?? [];
  return also.length === 0 ? found : { ...found, also };
}

export const NONE: readonly never[] = [];
