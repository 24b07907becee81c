import { pairLines } from '../text/pair-lines.ts';
import { sharedEnds } from '../text/shared-ends.ts';
import { equalJson, isList, isMapping, type JsonValue } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';

/** One value of an entry that differs between two versions; one side is missing where it is new or gone. */
export interface ValueChange {
  readonly before: ValueAt | undefined;
  readonly after: ValueAt | undefined;
}

export interface ValueAt {
  readonly pointer: string;
  readonly value: JsonValue;
}

/** What differs between two versions of a value: whole items that come and go, and otherwise single texts and numbers. */
export function compareValues(before: JsonValue, after: JsonValue): ValueChange[] {
  return [...changesOf({ pointer: '', value: before }, { pointer: '', value: after })];
}

function* changesOf(before: ValueAt, after: ValueAt): Generator<ValueChange> {
  const [old, now] = [before.value, after.value];
  if (equalJson(old, now)) return;
  if (isMapping(old) && isMapping(now)) {
    for (const key of new Set([...Object.keys(now), ...Object.keys(old)])) {
      const [a, b] = [fieldOf(before, key), fieldOf(after, key)];
      if (a && b) yield* changesOf(a, b);
      else yield { before: a, after: b };
    }
  } else if (isList(old) && isList(now)) {
    for (const [a, b] of pairItems(old, now)) {
      const [from, to] = [itemOf(before, old, a), itemOf(after, now, b)];
      if (from && to) yield* changesOf(from, to);
      else yield { before: from, after: to };
    }
  } else yield { before, after };
}

function fieldOf({ pointer, value }: ValueAt, key: string): ValueAt | undefined {
  if (!isMapping(value) || !Object.hasOwn(value, key)) return undefined;
  return { pointer: pointerTo(pointer, key), value: value[key] ?? null };
}

function itemOf({ pointer }: ValueAt, list: readonly JsonValue[], index: number | undefined) {
  return index === undefined ? undefined : { pointer: pointerTo(pointer, index), value: list[index] ?? null };
}

type Indexes = readonly [before: number | undefined, after: number | undefined];

/**
 * Which items of two lists are the same one: those that are equal, and between them those that have most in common. Where
 * nothing else is between equal ones, what goes and what comes in its place are the same.
 * @param isSure whether only one item may have been replaced so: of several, nobody knows which is which
 */
function pairItems(old: readonly JsonValue[], now: readonly JsonValue[], isSure = false): Indexes[] {
  const pairs: Indexes[] = [];
  let gone: number[] = [];
  let come: number[] = [];
  const close = () => {
    pairs.push(...pairUnequal(old, now, gone, come, isSure));
    gone = [];
    come = [];
  };
  for (const [a, b] of pairLines(old.map(keyOf), now.map(keyOf))) {
    if (a !== undefined && b !== undefined) {
      close();
      pairs.push([a, b]);
    } else if (a !== undefined) gone.push(a);
    else if (b !== undefined) come.push(b);
  }
  close();
  return pairs;
}

function pairUnequal(
  old: readonly JsonValue[],
  now: readonly JsonValue[],
  gone: readonly number[],
  come: readonly number[],
  isSure: boolean,
): Indexes[] {
  const isSwap = gone.length === come.length && (!isSure || gone.length === 1);
  const partner = new Map<number, number>();
  const free = new Set(gone);
  const likely = come
    .flatMap((b) => gone.map((a) => ({ a, b, alike: likeness(old[a], now[b]) })))
    .filter(({ alike }) => alike > 0)
    .sort((x, y) => y.alike - x.alike);
  for (const { a, b } of likely) {
    if (partner.has(b) || !free.has(a)) continue;
    partner.set(b, a);
    free.delete(a);
  }
  const rest = [...free];
  if (isSwap) for (const b of come) if (!partner.has(b)) partner.set(b, rest.shift() ?? -1);
  const kept = new Set(partner.values());
  return [
    ...gone.filter((a) => !kept.has(a)).map((a): Indexes => [a, undefined]),
    ...come.map((b): Indexes => [partner.get(b), b]),
  ];
}

/** Below this, two texts are not one that was corrected. */
const ALIKE = 0.4;

/** From 0 for nothing in common to 1: how many fields, or how much of a text from both its ends. */
function likeness(a: JsonValue | undefined, b: JsonValue | undefined): number {
  if (isMapping(a) && isMapping(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    const same = [...keys].filter((key) => Object.hasOwn(a, key) && equalJson(a[key], b[key]));
    // What names an item is usually first: it tells more than the others.
    const isNamed = same.includes(Object.keys(a)[0] ?? '');
    return (same.length + (isNamed ? 0.5 : 0)) / (keys.size + 0.5);
  }
  if (typeof a !== 'string' || typeof b !== 'string') return 0;
  const [start, end] = sharedEnds(a, b);
  const share = (start + end) / Math.max(a.length, b.length, 1);
  return share < ALIKE ? 0 : share;
}

/** Equal for equal values, whatever the order of their fields. */
function keyOf(value: JsonValue): string {
  if (isList(value)) return `[${value.map(keyOf).join(',')}]`;
  if (!isMapping(value)) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${keyOf(value[key] ?? null)}`).join(',')}}`;
}

/**
 * Where a value of one version is in another: its fields have the same names, and its items are those that `pairItems` pairs.
 * `undefined` where it, or the item that holds it, is not there.
 */
export function pointerIn(from: JsonValue, to: JsonValue, steps: readonly string[]): string | undefined {
  let [a, b]: [JsonValue | undefined, JsonValue | undefined] = [from, to];
  let pointer = '';
  for (const step of steps) {
    if (a !== undefined && b !== undefined && isList(a) && isList(b)) {
      const index: number | undefined = pairItems(a, b, true).find(([old]) => old === Number(step))?.[1];
      if (index === undefined) return undefined;
      pointer = pointerTo(pointer, index);
      [a, b] = [a[Number(step)], b[index]];
    } else if (isMapping(a) && isMapping(b)) {
      if (!Object.hasOwn(b, step)) return undefined;
      pointer = pointerTo(pointer, step);
      [a, b] = [a[step], b[step]];
    } else return undefined;
  }
  return pointer;
}
