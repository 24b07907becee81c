import { sharedEnds } from '../text/shared-ends.ts';
import { equalJson, isList, isMapping, type JsonValue, valueAt } from '../values/json-value.ts';
import { parentPointer, pointerSteps, pointerTo } from '../values/pointer.ts';
import { changedValue, type ValueEdit } from '../values/value-edit.ts';

/** An edit in parts that each replace, add or take away one value: lists and mappings keep what stays the same in them. */
export function smallEdits(value: JsonValue, edit: ValueEdit): readonly ValueEdit[] {
  if (edit.op === 'insert' && edit.pointer !== '') {
    const parent = parentPointer(edit.pointer);
    return Array.isArray(valueAt(value, parent))
      ? [edit]
      : [{ op: 'set', pointer: parent, value: [edit.value] }];
  }
  if (edit.op !== 'set') return [edit];
  const parents = pointerSteps(edit.pointer);
  for (let length = 1; length < parents.length; length++) {
    const parent = parents.slice(0, length).reduce(pointerTo, '');
    const held = valueAt(value, parent);
    if (held === undefined || held === null) {
      const whole = changedValue(null, { ...edit, pointer: parents.slice(length).reduce(pointerTo, '') });
      return [{ op: 'set', pointer: parent, value: whole }];
    }
  }
  return [...settingEdits(valueAt(value, edit.pointer), edit.value, edit.pointer)];
}

/** A move by the values of its list: for items that cannot be moved as they are written. */
export function rewriting(value: JsonValue, edit: ValueEdit): readonly ValueEdit[] {
  const parent = parentPointer(edit.pointer);
  const moved = valueAt(changedValue(value, edit), parent) ?? null;
  return [...settingEdits(valueAt(value, parent), moved, parent)];
}

function* settingEdits(
  before: JsonValue | undefined,
  after: JsonValue,
  pointer: string,
): Generator<ValueEdit> {
  if (before !== undefined && equalJson(before, after)) return;
  if (isMapping(before) && isMapping(after) && !isEmpty(before) && !isEmpty(after)) {
    for (const [key, value] of Object.entries(after))
      yield* settingEdits(
        Object.hasOwn(before, key) ? before[key] : undefined,
        value,
        pointerTo(pointer, key),
      );
    for (const key of Object.keys(before))
      if (!Object.hasOwn(after, key)) yield { op: 'remove', pointer: pointerTo(pointer, key) };
  } else if (isList(before) && isList(after) && !isEmpty(before) && !isEmpty(after))
    yield* listEdits(before, after, pointer);
  else yield { op: 'set', pointer, value: after };
}

function* listEdits(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  pointer: string,
): Generator<ValueEdit> {
  const shorter = Math.min(before.length, after.length);
  const [start, end] = sharedEnds(before, after, equalJson);
  const at = shorter - end;
  for (let index = start; index < at; index++)
    yield* settingEdits(before[index], after[index] ?? null, pointerTo(pointer, index));
  for (let index = at; index < after.length - end; index++)
    yield { op: 'insert', pointer: pointerTo(pointer, index), value: after[index] ?? null };
  for (let index = at; index < before.length - end; index++)
    yield { op: 'remove', pointer: pointerTo(pointer, at) };
}

export function isCollection(
  value: JsonValue,
): value is readonly JsonValue[] | { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null;
}

export function isEmpty(value: JsonValue): boolean {
  return isCollection(value) && Object.keys(value).length === 0;
}
