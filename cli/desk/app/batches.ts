import { isWithin } from '../../core/values/pointer.ts';
import type { Edit, EditRequest, Json } from '../contract.ts';

/** Edits that are sent together, and again under the same number until the server has answered. */
export type Batch = Pick<EditRequest, 'number' | 'revision' | 'edits'> & { readonly wasSent: boolean };

export function editsOf(batches: readonly Batch[]): readonly Edit[] {
  return batches.flatMap(({ edits }) => edits);
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

/** Edits without what the last one replaces: a text that is typed is one edit, whatever was typed elsewhere meanwhile. */
export function withEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const sets = edits.slice(edits.findLastIndex(({ op }) => op !== 'set') + 1);
  const before = edits.slice(0, edits.length - sets.length);
  return [...before, ...sets.filter((old) => !replaces(edit, old)), edit];
}
