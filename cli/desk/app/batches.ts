import { equalJson } from '../../core/values/json-value.ts';
import { isWithin } from '../../core/values/pointer.ts';
import type { Conflict, Edit, EditRequest, Json } from '../contract.ts';

/** Edits that are sent together, and again under the same number until the server has answered. */
export type Batch = Pick<EditRequest, 'number' | 'edits'> & {
  readonly wasSent: boolean;
  /** What another window has written there meanwhile. */
  readonly clash?: Conflict | undefined;
  /** The name of a field whose text is no value yet: it is kept, and not sent. */
  readonly unread?: string;
};

export function editsOf(batches: readonly Batch[]): readonly Edit[] {
  return batches.flatMap(({ edits }) => edits);
}

/** What other windows have written in the place of edits, once of each field. */
export function clashOf(batches: readonly Batch[]): Conflict | null {
  const clashes = batches.flatMap(({ clash }) => clash ?? []);
  const fields = clashes.flatMap((clash) =>
    clash.fields.map((field) => [field.place.pointer, field] as const),
  );
  const [first] = clashes;
  return first ? { ...first, fields: [...new Map(fields).values()] } : null;
}

/** The words of edits, for somebody who takes them elsewhere. */
export function wordsOf(batches: readonly Batch[]): string {
  const texts = editsOf(batches).flatMap((edit) => ('value' in edit ? textsIn(edit.value) : []));
  return texts.join('\n\n');
}

function textsIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)];
  return Object.values(value).flatMap((inside: Json) => textsIn(inside));
}

/** Whether nothing is left of an edit after another one. */
export function replaces(edit: Edit, old: Edit): boolean {
  return (
    (edit.op === 'set' || edit.op === 'remove') && old.op === 'set' && isWithin(old.pointer, edit.pointer)
  );
}

/** Whether an edit was made where the window showed what an older one had written. */
export function isTypedOver(edit: Edit, old: Edit): boolean {
  return (
    edit.pointer === old.pointer && replaces(edit, old) && old.op === 'set' && equalJson(edit.over, old.value)
  );
}

/** Edits without the one that the last replaces: a text that is typed is one edit, whatever was typed elsewhere meanwhile. */
export function withEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const last = edits.findLastIndex(
    ({ op, pointer }) => op !== 'set' || isWithin(pointer, edit.pointer) || isWithin(edit.pointer, pointer),
  );
  const old = edits[last];
  if (old?.pointer !== edit.pointer || !replaces(edit, old)) return [...edits, edit];
  return [...edits.toSpliced(last, 1), { ...edit, over: old.over }];
}
