import type { ContentEdit } from '../../core/edit/content-edit.ts';
import type { Desk } from '../desk.ts';
import { titleOf } from '../view/names.ts';
import { WORDS } from '../words.ts';
import { refuseConflict } from './conflicts.ts';

/** Writes an entry's unsaved text, or throws `Unanswered` with both versions; with a `label`, as one step with `others`. */
export function saveEntry(
  desk: Desk,
  subject: string,
  label?: string,
  others: readonly ContentEdit[] = [],
): void {
  const { path } = desk.entry(subject).file;
  if (!desk.drafts.save(path, label === undefined ? undefined : { label, subject }, others))
    refuseConflict(desk, path);
  desk.tell({ type: 'changed', subjects: [subject] });
}

/** Takes back what is not saved of an entry, as a step that can be undone. */
export function discardEntry(desk: Desk, subject: string): void {
  const entry = desk.entry(subject);
  const { path } = entry.file;
  desk.drafts.discard(path, {
    label: WORDS.discarded(titleOf(desk.snapshot.loaded.content, entry)),
    subject,
  });
  desk.tell({ type: 'changed', subjects: [subject] });
}
