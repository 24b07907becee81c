import { isMapping, type JsonValue } from './json-value.ts';
import { pointerSteps } from './pointer.ts';

/** A change of a value at a JSON pointer. `insert` puts before the index that ends the pointer; the list's
 * length appends. `rename` gives a field another name at its place. */
export type ValueEdit =
  | { readonly op: 'set'; readonly pointer: string; readonly value: JsonValue }
  | { readonly op: 'insert'; readonly pointer: string; readonly value: JsonValue }
  | { readonly op: 'move'; readonly pointer: string; readonly to: number }
  | { readonly op: 'rename'; readonly pointer: string; readonly key: string }
  | { readonly op: 'remove'; readonly pointer: string };

/** An edit that leads nowhere, or that the text cannot take. */
export class EditRefusedError extends Error {}

/**
 * `value` after an edit. `set` makes the mappings that are missing on its way, `insert` its list.
 * @throws EditRefusedError where the pointer leads nowhere
 */
export function changedValue(value: JsonValue | undefined, edit: ValueEdit): JsonValue {
  return changed(value, pointerSteps(edit.pointer), edit);
}

function changed(value: JsonValue | undefined, steps: readonly string[], edit: ValueEdit): JsonValue {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (edit.op === 'set') return edit.value;
    throw new EditRefusedError(`${edit.op} needs a place inside a value`);
  }
  if (Array.isArray(value) || (edit.op === 'insert' && rest.length === 0))
    return changedList(Array.isArray(value) ? value : [], step, rest, edit);
  if (isMapping(value) || ((value === undefined || value === null) && edit.op === 'set'))
    return changedMapping(isMapping(value) ? value : {}, step, rest, edit);
  throw new EditRefusedError(`${edit.pointer} leads nowhere`);
}

function changedMapping(
  mapping: { readonly [key: string]: JsonValue },
  key: string,
  rest: readonly string[],
  edit: ValueEdit,
): JsonValue {
  if (edit.op === 'rename' && rest.length === 0) return renamed(mapping, key, edit.key);
  const entries = new Map(Object.entries(mapping));
  if (edit.op === 'remove' && rest.length === 0) {
    if (!entries.delete(key)) throw new EditRefusedError(`${edit.pointer} leads nowhere`);
  } else entries.set(key, changed(entries.get(key), rest, edit));
  return mappingOf(entries);
}

function renamed(mapping: { readonly [key: string]: JsonValue }, from: string, to: string): JsonValue {
  if (!Object.hasOwn(mapping, from) || Object.hasOwn(mapping, to))
    throw new EditRefusedError(`${from} cannot be called ${to}`);
  return mappingOf(new Map(Object.entries(mapping).map(([key, value]) => [key === from ? to : key, value])));
}

function changedList(
  list: readonly JsonValue[],
  step: string,
  rest: readonly string[],
  edit: ValueEdit,
): JsonValue {
  const index = Number(step);
  const most = edit.op === 'insert' && rest.length === 0 ? list.length : list.length - 1;
  if (!/^\d+$/.test(step) || index > most) throw new EditRefusedError(`${edit.pointer} leads nowhere`);
  if (rest.length > 0) return list.with(index, changed(list[index], rest, edit));
  switch (edit.op) {
    case 'set':
      return list.with(index, edit.value);
    case 'insert':
      return list.toSpliced(index, 0, edit.value);
    case 'remove':
      return list.toSpliced(index, 1);
    case 'rename':
      throw new EditRefusedError(`${edit.pointer} is no field`);
    case 'move': {
      if (!Number.isInteger(edit.to) || edit.to < 0 || edit.to >= list.length)
        throw new EditRefusedError(`${edit.pointer} cannot move to ${edit.to}`);
      return list.toSpliced(index, 1).toSpliced(edit.to, 0, list[index] as JsonValue);
    }
  }
}

/** Without a prototype, as the values that are read: `__proto__` is a key like any other. */
function mappingOf(entries: ReadonlyMap<string, JsonValue>): JsonValue {
  const mapping: Record<string, JsonValue> = Object.create(null);
  for (const [key, value] of entries) mapping[key] = value;
  return mapping;
}
