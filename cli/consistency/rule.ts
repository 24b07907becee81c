import type { Language, WordsOf } from '../messages/wording.ts';
import type { Model } from '../model/model.ts';
import type { Finding } from './finding.ts';

/** One way in which content can contradict itself; `P` gives, by code, what each kind of finding knows. */
export interface Rule<P = unknown> {
  /** Its findings' codes are its id, or begin with it and a slash. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** What it costs the visitor or the shop: one sentence, for `--help` and the docs. */
  readonly why: Readonly<Record<Language, string>>;
  /** Values come as a French reader writes them. */
  readonly words: WordsOf<P>;
  /** Pure: reads no file, prints nothing, and finds nothing where the project has no such content. */
  find(model: Model): Iterable<Finding>;
}
