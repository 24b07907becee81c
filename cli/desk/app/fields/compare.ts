import { createContext, use } from 'react';
import { equalJson, isList, isMapping, mappingOf, valueAt } from '../../../core/values/json-value.ts';
import { pointerTo } from '../../../core/values/pointer.ts';
import type { Json, Pointer } from '../../contract.ts';
import { dayInWords } from '../dates.ts';
import { useStore } from '../store.ts';
import { writtenNumber } from '../values.ts';
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
 * The value of another reading at the same place, in words; `null` where all agree, or where there is no other.
 */
export function useDifference(pointer: Pointer, value: Json | undefined, unit: string | null = null) {
  const compared = use(CompareContext);
  const { session } = useForm();
  const { value: whole } = useStore(session.store);
  // Once one is decided on, no page shows another, and nothing is open between them.
  if (compared === null || isDecided(whole)) return null;
  for (let index = 0; index < compared.count; index++) {
    if (index === compared.index) continue;
    const other = counterpart(whole, compared, pointer, index);
    if (equalJson(other, value) || isList(other) || isMapping(other)) continue;
    if (other === undefined || other === null) return words.field.nothing;
    return typeof other === 'number' ? writtenNumber({ unit }, other) : dayOrWords(String(other));
  }
  return null;
}

/** Whether one of an entry’s readings was chosen, which all pages show. */
export function isDecided(whole: Json | undefined): boolean {
  return isMapping(whole) && whole.decision !== undefined && whole.decision !== '';
}

/** Whether another reading was chosen. */
export function isPassedOver(whole: Json | undefined, reading: Json): boolean {
  const { value, source } = mappingOf(reading);
  return isDecided(whole) && mappingOf(whole).decision !== (value ?? source);
}

/**
 * What another item has where this one has the value at `pointer`. Rows of a price list belong together by their sizes, not by
 * their rank: a size that the other lacks has no counterpart, and that of a bound is itself.
 * @param index the rank of the other item
 */
export function counterpart(
  whole: Json | undefined,
  compared: Omit<Compared, 'count'>,
  pointer: Pointer,
  index: number,
): Json | undefined {
  const current = pointerTo(compared.list, compared.index);
  const rest = pointer.slice(current.length);
  const other = pointerTo(compared.list, index);
  const [, list, rank, key] = /^(.+)\/(\d+)\/([^/]+)$/.exec(rest) ?? [];
  const row = rank === undefined ? undefined : valueAt(whole, `${current}${list}/${rank}`);
  const bounds = boundsOf(row);
  if (bounds === null || key === undefined || !isMapping(row)) return valueAt(whole, other + rest);
  if (bounds.includes(key)) return row[key];
  const rows = valueAt(whole, `${other}${list}`);
  const same = isList(rows)
    ? rows.find((each) => isMapping(each) && bounds.every((bound) => equalJson(each[bound], row[bound])))
    : undefined;
  return isMapping(same) ? same[key] : undefined;
}

/** The names of the first two values of a row, where they are numbers that describe the rest. */
function boundsOf(row: Json | undefined): readonly string[] | null {
  if (!isMapping(row)) return null;
  const [from, to, other] = Object.entries(row);
  if (from === undefined || to === undefined || other === undefined) return null;
  return typeof from[1] === 'number' && typeof to[1] === 'number' ? [from[0], to[0]] : null;
}

function dayOrWords(text: string): string {
  return /^\d\d-\d\d$/.test(text) ? dayInWords(text) : text;
}
