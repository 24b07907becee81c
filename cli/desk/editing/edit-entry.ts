import type { Entry } from '../../core/content/content.ts';
import { parseYaml } from '../../core/content/parse-yaml.ts';
import { describeField } from '../../core/content/schemas.ts';
import { editValue } from '../../core/edit/edit-value.ts';
import { withReadTimes } from '../../core/edit/read-times.ts';
import { equalJson, type JsonValue, valueAt } from '../../core/values/json-value.ts';
import { pointerSteps } from '../../core/values/pointer.ts';
import { changedValue, type ValueEdit } from '../../core/values/value-edit.ts';
import type { Edit, EditRequest } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { orRefuse, Unanswered } from '../refused.ts';
import { shownVersions } from '../view/conflict.ts';
import { labelAt, placeOf, titleOf } from '../view/names.ts';
import { WORDS } from '../words.ts';
import { refuseConflict } from './conflicts.ts';

/**
 * Changes fields of an entry's unsaved text.
 * @throws Unanswered with both versions where the same field has changed in another window, and nothing is written, or in the
 * file, and the edits are part of the version of this desk
 */
export function editEntry(desk: Desk, { subject, edits, number }: EditRequest): void {
  const entry = desk.entry(subject);
  const { path } = entry.file;
  const changed = { type: 'changed', subjects: [subject] } as const;
  desk.drafts.followAll();
  // An answer was lost, and the edits came again.
  if (!desk.drafts.hasArrived(path, number)) {
    const before = desk.drafts.textOf(path);
    if (before === undefined) throw new Unanswered(404, WORDS.noEntry);
    refuseOvertaken(desk, entry, before, edits);
    const after = editedText(desk, entry, before, edits);
    if (after === before) desk.drafts.arrive(path, number);
    else {
      const [edit] = edits;
      const { content } = desk.snapshot.loaded;
      const label = WORDS.edited(labelAt(content, entry, edit?.pointer ?? ''), titleOf(content, entry));
      const isTyping = edits.length === 1 && edit?.op === 'set';
      const key = isTyping ? { key: `${subject}#${edit.pointer}` } : {};
      desk.drafts.change({ label, subject, changes: [{ path, before, after }], ...key }, number);
      // The page does not know of it.
      if (edits.some((each) => decidedAgain(before, each).length > 0)) desk.tell(changed);
    }
  }
  if (desk.drafts.clashOf(path)) desk.tell(changed); // it is everybody's
  refuseConflict(desk, path);
}

/** Refuses an edit of a field in which something else is written than its window knew. */
function refuseOvertaken(desk: Desk, entry: Entry, before: string, edits: readonly Edit[]): void {
  let value = parseYaml('', before).value ?? null;
  for (const edit of edits) {
    const theirs = valueAt(value, edit.pointer) ?? null;
    const mine = edit.op === 'set' ? edit.value : null;
    if (edit.over !== undefined && ![edit.over, mine].some((each) => isSameText(each, theirs))) {
      const { content } = desk.snapshot.loaded;
      const place = placeOf(content, entry, edit.pointer);
      const field = { place, ...shownVersions(content, entry, edit.pointer, [mine, theirs]) };
      throw new Unanswered(409, { message: WORDS.conflict, revision: '', fields: [field], over: theirs });
    }
    value = orRefuse(WORDS.cannotEdit, () => changedValue(value, edit));
  }
}

/** Whether two values are the same, but for line breaks at the ends of texts, which nobody sees. */
function isSameText(a: JsonValue, b: JsonValue): boolean {
  const [one, other] = [a, b].map((value) =>
    JSON.stringify(value, (_, each) => (typeof each === 'string' ? each.replace(/\n$/, '') : each)),
  );
  return equalJson(JSON.parse(one ?? ''), JSON.parse(other ?? ''));
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
