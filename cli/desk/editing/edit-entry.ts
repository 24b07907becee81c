import type { Entry } from '../../core/content/content.ts';
import { parseYaml } from '../../core/content/parse-yaml.ts';
import { describeField } from '../../core/content/schemas.ts';
import { editValue } from '../../core/edit/edit-value.ts';
import { withReadTimes } from '../../core/edit/read-times.ts';
import { equalJson, type JsonValue, valueAt } from '../../core/values/json-value.ts';
import { pointerSteps } from '../../core/values/pointer.ts';
import type { ValueEdit } from '../../core/values/value-edit.ts';
import type { EditRequest } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { orRefuse } from '../refused.ts';
import { labelAt, titleOf } from '../view/names.ts';
import { WORDS } from '../words.ts';
import { refuseConflict } from './conflicts.ts';

/**
 * Changes fields of an entry's unsaved text.
 * @throws Unanswered with both versions where somebody else has saved another value of the same field: the edits are part of
 * the one of this desk
 */
export function editEntry(desk: Desk, { subject, revision, edits, number }: EditRequest): void {
  const entry = desk.entry(subject);
  const { path } = entry.file;
  desk.drafts.followAll();
  // An answer was lost, and the edits came again.
  if (!desk.drafts.hasArrived(path, number)) {
    const before = desk.drafts.textOf(path) ?? '';
    const over = versionTypedOver(desk, path, desk.drafts.knownTo(path, revision, number), edits);
    const after = editedText(desk, entry, before, edits);
    if (after === before) desk.drafts.arrive(path, number);
    else {
      const [edit] = edits;
      const { content } = desk.snapshot.loaded;
      const label = WORDS.edited(labelAt(content, entry, edit?.pointer ?? ''), titleOf(content, entry));
      const isTyping = edits.length === 1 && edit?.op === 'set';
      const key = isTyping ? { key: `${subject}#${edit.pointer}` } : {};
      desk.drafts.change({ label, subject, changes: [{ path, before, after }], ...key }, { number, over });
    }
  }
  refuseConflict(desk, path);
}

/**
 * The version of the file that a window had read when it wrote what has changed in it since; `undefined` where the edits
 * stand on the present one as well. Its text is unknown after a restart.
 */
function versionTypedOver(
  desk: Desk,
  path: string,
  revision: string,
  edits: readonly ValueEdit[],
): { readonly text: string | undefined } | undefined {
  if (revision === desk.drafts.revisionOf(path)) return undefined;
  const text = desk.drafts.textAt(revision);
  const before = text === undefined ? undefined : parseYaml('', text).value;
  // What is not saved is everybody's: only what others have saved can be overwritten.
  const after = parseYaml('', desk.drafts.baseOf(path) ?? '').value ?? null;
  const isTouched = ({ pointer }: ValueEdit) =>
    before === undefined || !equalOrAbsent(valueAt(before, pointer), valueAt(after, pointer));
  return edits.some(isTouched) ? { text } : undefined;
}

function editedText(desk: Desk, entry: Entry, before: string, edits: readonly ValueEdit[]): string {
  const { schemas, settings } = desk.snapshot.loaded.content;
  const base = desk.drafts.baseOf(entry.file.path);
  const keysAt = (pointer: string) => describeField(schemas, entry.schema, pointerSteps(pointer)).known;
  return orRefuse(WORDS.cannotEdit, () => {
    const write = (text: string, edit: ValueEdit) =>
      editValue(text, withLastBreak(text, edit), { base, keysAt });
    const written = edits.reduce(
      (text, edit) => [edit, ...decidedAgain(text, edit)].reduce(write, text),
      before,
    );
    return withReadTimes(written, entry, settings.wordsAMinute);
  });
}

/** Another value of the reading that was decided for is decided for, too. */
function decidedAgain(text: string, edit: ValueEdit): ValueEdit[] {
  if (edit.op !== 'set' || !/^\/readings\/\d+\/value$/.test(edit.pointer)) return [];
  const value = parseYaml('', text).value ?? null;
  const decision = valueAt(value, '/decision');
  const isDecided = decision !== undefined && decision === valueAt(value, edit.pointer);
  return isDecided ? [{ ...edit, pointer: '/decision' }] : [];
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
