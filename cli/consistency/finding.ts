import type { Entry } from '../content/model.ts';
import { type LocatedNode, locate, type Part, spanInScalar } from '../content/places.ts';
import { pointerSteps } from '../content/pointer.ts';
import type { Span } from '../diagnostics/problem.ts';
import type { Language } from '../messages/wording.ts';
import type { FindingCode, FindingParams } from './registry.ts';

/** Where a side of a contradiction stands in the YAML. */
export interface Place {
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly pointer: string;
  readonly span: Span;
}

/** One of the things that cannot all be true. */
export interface Side {
  /** What it says, as a French reader would write it. */
  readonly value: string;
  /** Value and source in English, where they are the rule's words and not the content's. */
  readonly en?: { readonly value?: string; readonly source?: string };
  /** What is compared: equal for two spellings of one value. */
  readonly key: string;
  /** Who says it: the source of a reading, or the name of the entry. */
  readonly source: string;
  readonly place: Place;
  /** The paths on which a visitor meets it. */
  readonly routes: readonly string[];
  /** True when a decision has put this reading aside: no visitor meets it any more. */
  readonly dropped: boolean;
  /** What `sapin decide` would take to keep this side. */
  readonly decide?: { readonly subject: string; readonly value: string };
}

/** A side as a reader of that language sees it. */
export function sideIn(side: Side, language: Language): Side {
  return language === 'en' ? { ...side, ...side.en } : side;
}

/** Prices of one variety, height by height; a cell is null where its reading has no row. */
export interface PriceTable {
  readonly columns: readonly string[];
  readonly rows: readonly PriceTableRow[];
}

export interface PriceTableRow {
  readonly min: number;
  readonly max: number;
  readonly prices: readonly (number | null)[];
  readonly differs: boolean;
}

/** A contradiction, not yet put into words: `code` and `params` select and fill the message. */
export interface Finding<C extends FindingCode = FindingCode> {
  readonly code: C;
  readonly params: FindingParams[C];
  readonly subject: string;
  readonly sides: readonly Side[];
  readonly table?: PriceTable;
  /** An agreement that could be a placeholder: it contradicts nothing. */
  readonly isHint?: boolean;
}

export function finding<C extends FindingCode>(
  code: C,
  params: FindingParams[C],
  subject: string,
  sides: readonly Side[],
  more: { readonly table?: PriceTable; readonly isHint?: boolean } = {},
): Finding<C> {
  return { code, params, subject, sides, ...more };
}

/** The place of a value of `entry`; `part` may narrow it to a key, `range` to a part of a string. */
export function placeIn(
  entry: Entry,
  pointer: string,
  { part = 'value', range }: { part?: Part; range?: Span } = {},
): Place {
  const tree = entry.tree();
  const { path, text } = entry.file;
  let span = locate(tree, pointer, part);
  const node = range && nodeAt(tree, pointer);
  if (range && node?.scalar) span = spanInScalar(text, node, range.start, range.end);
  return { file: path, text, pointer, span };
}

function nodeAt(tree: LocatedNode | undefined, pointer: string): LocatedNode | undefined {
  let node = tree;
  for (const step of pointerSteps(pointer))
    node = node?.entries?.get(step)?.value ?? node?.items?.[Number(step)];
  return node;
}
