import type { Place } from '../content/places.ts';
import type { Coded, Language } from '../messages/wording.ts';
import type { PriceTableRow } from '../model/prices.ts';

/** One of several values that cannot all be true. */
export interface Side {
  /** The value, written as for a French reader. */
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
  /** True when a decision has discarded this reading: no visitor sees it any more. */
  readonly dropped: boolean;
  /** The argument of `sapin decide` that keeps this side. */
  readonly decide?: { readonly subject: string; readonly value: string };
}

/** A side in the words of that language. */
export function sideIn(side: Side, language: Language): Side {
  return language === 'en' ? { ...side, ...side.en } : side;
}

/** Prices of one variety, height by height; a cell is null where its reading has no row. */
export interface PriceTable {
  readonly columns: readonly string[];
  readonly rows: readonly PriceTableRow[];
}

/** A contradiction, before it is put into words. */
export interface Finding<C = string, P = object> extends Coded<C, P> {
  readonly subject: string;
  readonly sides: readonly Side[];
  readonly table?: PriceTable;
  /** An agreement that could be a placeholder: it contradicts nothing. */
  readonly isHint?: boolean;
  /** A hint that asks: `consistency --ask` lists it. */
  readonly isQuestion?: boolean;
}

export function finding<C extends string, P extends object>(
  code: C,
  params: P,
  subject: string,
  sides: readonly Side[],
  more: Pick<Finding, 'table' | 'isHint' | 'isQuestion'> = {},
): Finding<C, P> {
  return { code, params, subject, sides, ...more };
}
