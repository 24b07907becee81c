import type { Entry } from '../../content/content.ts';
import { equalJson, type JsonValue, valueAt } from '../../content/json-value.ts';
import { parseYaml } from '../../content/parse-yaml.ts';
import { pointerSteps } from '../../content/pointer.ts';
import { describeField } from '../../content/schemas.ts';
import type { ValueEdit } from '../../content/value-edit.ts';
import { editValue } from '../../edit/edit-value.ts';
import type { EditRequest } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { orRefuse } from '../refused.ts';
import { labelAt, titleOf } from '../view/names.ts';
import { WORDS } from '../words.ts';
import { refuseConflict } from './conflicts.ts';

/**
 * Changes fields of an entry's unsaved text.
 * @throws Unanswered with both versions where somebody else has saved another value of the same field
 */
export function editEntry(desk: Desk, { subject, revision, edits }: EditRequest): void {
  const entry = desk.entry(subject);
  const { path } = entry.file;
  desk.drafts.followAll();
  refuseConflict(desk, path);
  const before = desk.drafts.textOf(path) ?? '';
  refuseOldEdits(desk, entry, revision, edits, before);
  const after = editedText(desk, entry, before, edits);
  if (after !== before) {
    const [edit] = edits;
    const { content } = desk.snapshot.loaded;
    const label = WORDS.edited(labelAt(content, entry, edit?.pointer ?? ''), titleOf(content, entry));
    const isTyping = edits.length === 1 && edit?.op === 'set';
    const key = isTyping ? { key: `${subject}#${edit.pointer}` } : {};
    desk.drafts.change({ label, subject, changes: [{ path, before, after }], ...key });
  }
}

/** An edit that was typed over an earlier version of the file: refused where its field has changed since. */
function refuseOldEdits(
  desk: Desk,
  entry: Entry,
  revision: string,
  edits: readonly ValueEdit[],
  now: string,
): void {
  const { path } = entry.file;
  if (revision === desk.drafts.revisionOf(path)) return;
  const old = desk.drafts.textAt(revision);
  const before = old === undefined ? undefined : parseYaml('', old).value;
  // What is not saved is everybody's: only what others have saved can be overwritten.
  const after = parseYaml('', desk.drafts.baseOf(path) ?? '').value ?? null;
  const pointers = edits.map(({ pointer }) => pointer);
  const isTouched = (pointer: string) =>
    before === undefined || !equalOrAbsent(valueAt(before, pointer), valueAt(after, pointer));
  const touched = pointers.filter(isTouched);
  if (touched.length === 0) return;
  const mine = orRefuse(WORDS.cannotEdit, () =>
    edits.reduce((text, edit) => editValue(text, edit), old ?? now),
  );
  desk.drafts.setClash(path, { mine, theirs: now, pointers: touched });
  refuseConflict(desk, path);
}

function editedText(desk: Desk, entry: Entry, before: string, edits: readonly ValueEdit[]): string {
  const { schemas } = desk.snapshot.loaded.content;
  const base = desk.drafts.baseOf(entry.file.path);
  const keysAt = (pointer: string) => describeField(schemas, entry.schema, pointerSteps(pointer)).known;
  return orRefuse(WORDS.cannotEdit, () =>
    edits.reduce((text, edit) => editValue(text, withLastBreak(text, edit), { base, keysAt }), before),
  );
}

/** A text of several lines keeps the line break at its end, which nobody sees. */
function withLastBreak(text: string, edit: ValueEdit): ValueEdit {
  if (edit.op !== 'set' || typeof edit.value !== 'string' || edit.value === '' || edit.value.endsWith('\n'))
    return edit;
  const before = valueAt(parseYaml('', text).value ?? null, edit.pointer);
  return typeof before === 'string' && /\S\n$/.test(before) ? { ...edit, value: `${edit.value}\n` } : edit;
}

function equalOrAbsent(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalJson(a, b);
}
