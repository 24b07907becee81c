import type { Model } from '../model/model.ts';
import type { Finding } from './finding.ts';
import type { RuleId } from './messages/catalogue.ts';

/** One way in which content can contradict itself. */
export interface Rule {
  readonly id: RuleId;
  readonly title: { readonly fr: string; readonly en: string };
  /** What it costs the visitor or the shop: one sentence, for `--help` and the docs. */
  readonly why: { readonly fr: string; readonly en: string };
  /** Pure: reads no file, prints nothing, and finds nothing where the project has no such content. */
  find(model: Model): Iterable<Finding>;
}
