import type { Catalogue, Language, WordsOf } from '../language/wording.ts';
import type { Model } from '../model/model.ts';
import type { Finding } from './finding.ts';

/** One way in which content can contradict itself, whatever its findings' parameters. */
export interface AnyRule {
  /** The codes of its findings are its id, or begin with its id and a slash. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** What it costs the visitor or the shop: one sentence, for `--help` and the docs. */
  readonly why: Readonly<Record<Language, string>>;
  /** Values arrive as a French reader writes them. */
  readonly words: Catalogue;
  /** Whether its sides are readings of one thing: keeping one settles them. */
  readonly comparesReadings?: true;
  /** Whether it compares texts with their last version: once that is theirs, nothing is left to accept. */
  readonly comparesVersions?: true;
  /**
   * Pure: reads no file, prints nothing, and finds nothing in projects without such content. A slow rule yields `undefined`
   * now and then, such as before each text, so that other requests can be served.
   */
  find(model: Model): Iterable<Finding | undefined>;
}

/** `P` gives the parameters of its findings by code: the compiler matches them with the words. */
export interface Rule<P> extends Omit<AnyRule, 'words' | 'find'> {
  readonly words: WordsOf<P>;
  find(model: Model): Iterable<{ readonly [C in keyof P]: Finding<C, P[C]> }[keyof P] | undefined>;
}
