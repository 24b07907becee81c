import type { Entry } from '../content/content.ts';
import type { Place } from '../content/places.ts';
import type { Coded, Language } from '../language/wording.ts';
import type { PriceTableRow } from '../model/prices.ts';
import { type JsonValue, valueAt } from '../values/json-value.ts';

/** One of several values that cannot all be true. */
export interface Side {
  /** The value, written as for a French reader. */
  readonly value: string;
  /** Value and source in English, where they are the rule's words and not the content's. */
  readonly en?: { readonly value?: string; readonly source?: string };
  /** What is compared: equal for two spellings of one value. */
  readonly key: string;
  /** The source of a reading, or the name of the entry. */
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

/** The expected value of a place, or its words where it is a part of a text. */
export interface Writing {
  readonly place: Pick<Place, 'file' | 'pointer' | 'range'>;
  readonly value: JsonValue;
  /** Whether it is one more item, at the index that ends the pointer. */
  readonly isNew?: boolean;
  /** Whether it is an item that goes. */
  readonly isGone?: boolean;
  /** Whether it is another name of the field itself. */
  readonly isKey?: boolean;
}

/** What would end a contradiction, where its rule knows the expected value of a side. */
export interface Cure {
  readonly writes: 'value' | 'link' | 'constant' | 'relation' | 'removal';
  /** As people read it: « 44,50 € », an address, the name of a constant or of an entry. */
  readonly shown: string;
  readonly writings: readonly Writing[];
}

/** A cure that writes one value in place of that of a side. */
export function cure(
  writes: Cure['writes'],
  { file, pointer, range }: Place,
  value: JsonValue,
  shown: string,
): Cure {
  return { writes, shown, writings: [{ place: { file, pointer, ...(range && { range }) }, value }] };
}

/** `{{name}}` in place of the words. */
export function constantCure(place: Place, name: string): Cure {
  return cure('constant', place, `{{${name}}}`, name);
}

/** An item for the end of the list at `pointer`. */
interface Addition {
  readonly entry: Entry;
  readonly pointer: string;
  readonly value: JsonValue;
}

/** A cure that adds items to lists. */
export function additionCure(shown: string, missing: readonly Addition[]): Cure {
  const added = new Map<string, number>();
  const writings = missing.map(({ entry, pointer, value }): Writing => {
    const list = `${entry.file.path} ${pointer}`;
    const held = valueAt(entry.value, pointer);
    const before = added.get(list) ?? 0;
    added.set(list, before + 1);
    const index = (Array.isArray(held) ? held.length : 0) + before;
    return { place: { file: entry.file.path, pointer: `${pointer}/${index}` }, value, isNew: true };
  });
  return { writes: 'relation', shown, writings };
}

/** A cure that takes an item out of a list. */
export function removalCure(shown: string, { entry, pointer }: Pick<Addition, 'entry' | 'pointer'>): Cure {
  const place = { file: entry.file.path, pointer };
  return { writes: 'removal', shown, writings: [{ place, value: null, isGone: true }] };
}

/** A contradiction, before it is put into words. */
export interface Finding<C = string, P = object> extends Coded<C, P> {
  readonly subject: string;
  readonly sides: readonly Side[];
  readonly table?: PriceTable;
  readonly cures?: readonly Cure[];
  /** An agreement that could be a placeholder: it contradicts nothing. */
  readonly isHint?: boolean;
}

export function finding<C extends string, P extends object>(
  code: C,
  params: P,
  subject: string,
  sides: readonly Side[],
  more: Pick<Finding, 'table' | 'cures' | 'isHint'> = {},
): Finding<C, P> {
  return { code, params, subject, sides, ...more };
}
