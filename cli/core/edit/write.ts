import type { Writing } from '../consistency/finding.ts';
import { yamlValue } from '../content/parse-yaml.ts';
import { type JsonValue, valueAt } from '../values/json-value.ts';
import { EditRefusedError } from '../values/value-edit.ts';
import { editValue } from './edit-value.ts';

/** `text`, a content file, with the new values of its places. */
export function written(text: string, writings: readonly Writing[]): string {
  return writings.toSorted(lastFirst).reduce(writeOne, text);
}

/** What is replaced in a value moves what follows it, and another name of a field what is in it. */
function lastFirst(a: Writing, b: Writing): number {
  return (
    Number(a.isKey ?? false) - Number(b.isKey ?? false) ||
    (b.place.range?.start ?? 0) - (a.place.range?.start ?? 0)
  );
}

function writeOne(text: string, writing: Writing): string {
  const { value, isNew, isGone, isKey } = writing;
  const { pointer } = writing.place;
  if (isKey) return editValue(text, { op: 'rename', pointer, key: String(value) });
  if (isGone) return editValue(text, { op: 'remove', pointer });
  if (isNew) return editValue(text, { op: 'insert', pointer, value });
  const document = yamlValue(text);
  return editValue(text, { op: 'set', pointer, value: writtenValue(document, writing) });
}

/** The whole value at the place of a writing, once it is written. */
export function writtenValue(document: JsonValue, { place: { pointer, range }, value }: Writing): JsonValue {
  if (!range) return value;
  const whole = valueAt(document, pointer);
  if (typeof whole !== 'string') throw new EditRefusedError(`${pointer} is no text`);
  return `${whole.slice(0, range.start)}${value}${whole.slice(range.end)}`;
}
