import { parseYaml } from '../../core/content/parse-yaml.ts';
import { editValue } from '../../core/edit/edit-value.ts';
import { sharedEnds } from '../../core/text/shared-ends.ts';
import { equalJson, isMapping, type JsonValue, valueAt } from '../../core/values/json-value.ts';
import { isWithin, pointerTo } from '../../core/values/pointer.ts';
import { EditRefusedError } from '../../core/values/value-edit.ts';

/** The pointers of the fields in which two values differ; of a list that has grown or shrunk, that of the list. */
export function differingFields(a: JsonValue | undefined, b: JsonValue | undefined, pointer = ''): string[] {
  if (a === undefined || b === undefined) return a === b ? [] : [pointer];
  if (equalJson(a, b)) return [];
  if (isMapping(a) && isMapping(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    const at = (value: typeof a, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
    return [...keys].flatMap((key) => differingFields(at(a, key), at(b, key), pointerTo(pointer, key)));
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.flatMap((item, index) => differingFields(item, b[index], pointerTo(pointer, index)));
  return [pointer];
}

/** The same, but of a list that has grown the new items alone. */
export function newFields(before: JsonValue | undefined, after: JsonValue): string[] {
  return differingFields(before, after).flatMap((pointer) => {
    const [old, now] = [before === undefined ? before : valueAt(before, pointer), valueAt(after, pointer)];
    if (!Array.isArray(old) || !Array.isArray(now)) return [pointer];
    const [start, end] = sharedEnds<JsonValue>(old, now, equalJson);
    return now.slice(start, now.length - end).map((_, index) => pointerTo(pointer, start + index));
  });
}

/** What two people made of one text: merged where they changed other fields, else the fields that both changed. */
type Merged =
  | { readonly text: string; readonly clashes?: never }
  | { readonly clashes: readonly string[]; readonly text?: never };

/** `theirs` with what makes `mine` differ from `base`; without one, nobody knows who has changed which field. */
export function merge(base: string | undefined, mine: string, theirs: string): Merged {
  const values = [base ?? mine, mine, theirs].map((text) => parseYaml('', text));
  if (values.some(({ value }) => value === undefined)) return { clashes: [''] };
  const [before = null, current = null, other = null] = values.map(({ value }) => value ?? null);
  if (base === undefined) {
    const differing = differingFields(other, current);
    return differing.length > 0 ? { clashes: differing } : { text: theirs };
  }
  const changed = differingFields(before, current);
  const others = differingFields(before, other);
  const clashes = changed.filter(
    (pointer) =>
      others.some((each) => isWithin(each, pointer) || isWithin(pointer, each)) &&
      !equalJson(valueAt(current, pointer), valueAt(other, pointer)),
  );
  if (clashes.length > 0) return { clashes };
  try {
    return { text: withFields(theirs, current, changed) };
  } catch (error) {
    if (error instanceof EditRefusedError) return { clashes: changed };
    throw error;
  }
}

/** Two versions of one text, and the fields that both have changed otherwise: `''` for all of it. */
export interface Clash {
  readonly mine: string;
  readonly theirs: string;
  readonly pointers: readonly string[];
}

/** Merges two versions: clashing fields as `sides` chooses, theirs by default; the others as changed by either. */
export function settled(
  base: string | undefined,
  { mine, theirs, pointers }: Clash,
  sides: Readonly<Record<string, unknown>>,
): string {
  if (pointers.includes('')) return sides[''] === 'mine' ? mine : theirs;
  const [before, current] = [base ?? mine, mine].map((text) => parseYaml('', text).value ?? null);
  const alone = differingFields(before, current).filter((pointer) => !pointers.includes(pointer));
  const chosen = pointers.filter((pointer) => sides[pointer] === 'mine');
  return withFields(theirs, current ?? null, [...alone, ...chosen]);
}

/** `text` with the fields at `pointers` as they are in `value`. */
function withFields(text: string, value: JsonValue, pointers: readonly string[]): string {
  return pointers.reduce((now, pointer) => {
    const wanted = valueAt(value, pointer);
    if (wanted !== undefined) return editValue(now, { op: 'set', pointer, value: wanted });
    const there = parseYaml('', now).value;
    return there === undefined || valueAt(there, pointer) === undefined
      ? now
      : editValue(now, { op: 'remove', pointer });
  }, text);
}
