import { pointerIn } from '../../core/content/compare-values.ts';
import { withoutChange } from '../../core/text/without-change.ts';
import { equalJson, isMapping, type JsonValue, valueAt } from '../../core/values/json-value.ts';
import { pointerSteps, pointerTo } from '../../core/values/pointer.ts';
import type { ValueEdit } from '../../core/values/value-edit.ts';

interface Values {
  /** Before the change, after it, and with all that has changed since. */
  readonly old: JsonValue;
  readonly then: JsonValue;
  readonly present: JsonValue;
}

/**
 * The edit that undoes a change, where its field is now; `undone` where it is as before already, `undefined` where there is no
 * longer such a place, or where its words have changed since.
 * @param keepsLater whether there is none, either, where a value that is no text has changed since
 */
export function editBack(
  { old, then, present }: Values,
  pointer: string,
  isGone: boolean,
  keepsLater = false,
): ValueEdit | 'undone' | undefined {
  const steps = pointerSteps(pointer);
  const at = pointerIn(isGone ? old : then, present, steps);
  const before = isGone ? pointer : pointerIn(then, old, steps);
  const was = before === undefined ? undefined : valueAt(old, before);
  const now = at === undefined ? undefined : valueAt(present, at);
  const last = isGone ? undefined : valueAt(then, pointer);
  const areTexts = [was, last, now].every((each) => typeof each === 'string');
  // In a text, all that has been written since stays.
  const value = areTexts ? withoutChange(String(was), String(last), String(now)) : was;
  if (areTexts && value === undefined) return undefined;
  if (value !== undefined && now !== undefined && equalJson(now, value)) return 'undone';
  if (keepsLater && !areTexts && now !== undefined && !(last !== undefined && equalJson(now, last)))
    return undefined;
  if (value === undefined) return at === undefined ? 'undone' : { op: 'remove', pointer: at };
  if (!isGone) return at === undefined ? undefined : { op: 'set', pointer: at, value };
  // What is gone comes back into what held it.
  const parent = pointerIn(old, present, steps.slice(0, -1));
  const holder = parent === undefined ? undefined : valueAt(present, parent);
  const key = steps.at(-1) ?? '';
  if (parent === undefined || holder === undefined) return undefined;
  if (Array.isArray(holder))
    return { op: 'insert', pointer: pointerTo(parent, Math.min(Number(key), holder.length)), value };
  return isMapping(holder) ? { op: 'set', pointer: pointerTo(parent, key), value } : undefined;
}
