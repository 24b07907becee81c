import { createContext, use } from 'react';
import type { Json, Pointer } from '../../contract.ts';
import { sameJson } from '../api.ts';
import { dayInWords } from '../dates.ts';
import { useStore } from '../store.ts';
import { below, isList, isObject, valueAt } from '../values.ts';
import { words } from '../words.ts';
import { useForm } from './form.ts';

/** An item that is shown beside others of its list. */
interface Compared {
  readonly list: Pointer;
  readonly index: number;
  readonly count: number;
}

export const CompareContext = createContext<Compared | null>(null);

/**
 * What another reading says at the place of this value, in words; `null` where all say the same, or where nothing stands beside.
 */
export function useDifference(pointer: Pointer, value: Json | undefined): string | null {
  const compared = use(CompareContext);
  const { session } = useForm();
  const { value: whole } = useStore(session.store);
  if (compared === null) return null;
  for (let index = 0; index < compared.count; index++) {
    if (index === compared.index) continue;
    const other = counterpart(whole, compared, pointer, index);
    if (sameJson(other, value) || isList(other) || isObject(other)) continue;
    if (other === undefined || other === null) return words.field.nothing;
    return typeof other === 'number' ? asWritten(other) : dayOrWords(String(other));
  }
  return null;
}

/**
 * What another item has where this one has the value at `pointer`. Rows of a price list belong together by their sizes, not by
 * their rank: a size that the other lacks has no counterpart, and its bounds are their own.
 * @param index the rank of the other item
 */
export function counterpart(
  whole: Json | undefined,
  compared: Omit<Compared, 'count'>,
  pointer: Pointer,
  index: number,
): Json | undefined {
  const own = below(compared.list, compared.index);
  const rest = pointer.slice(own.length);
  const other = below(compared.list, index);
  const [, list, rank, key] = /^(.+)\/(\d+)\/([^/]+)$/.exec(rest) ?? [];
  const row = rank === undefined ? undefined : valueAt(whole, `${own}${list}/${rank}`);
  const bounds = boundsOf(row);
  if (bounds === null || key === undefined || !isObject(row)) return valueAt(whole, other + rest);
  if (bounds.includes(key)) return row[key];
  const rows = valueAt(whole, `${other}${list}`);
  const same = isList(rows)
    ? rows.find((each) => isObject(each) && bounds.every((bound) => sameJson(each[bound], row[bound])))
    : undefined;
  return isObject(same) ? same[key] : undefined;
}

/** The names of the first two values of a row, where they are numbers that something else is said of. */
function boundsOf(row: Json | undefined): readonly string[] | null {
  if (!isObject(row)) return null;
  const [from, to, said] = Object.entries(row);
  if (from === undefined || to === undefined || said === undefined) return null;
  return typeof from[1] === 'number' && typeof to[1] === 'number' ? [from[0], to[0]] : null;
}

/** A number as the French write it, without grouping. */
export function asWritten(value: number): string {
  return String(value).replace('.', ',');
}

function dayOrWords(text: string): string {
  return /^\d\d-\d\d$/.test(text) ? dayInWords(`2024-${text}`) : text;
}
