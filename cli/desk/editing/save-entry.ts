import type { ContentEdit } from '../../core/edit/content-edit.ts';
import type { Desk } from '../desk.ts';
import { titleOf } from '../view/names.ts';
import { entriesOf } from '../view/overview.ts';
import { WORDS } from '../words.ts';
import { refuseConflict } from './conflicts.ts';
import { dropNew, whatNames } from './entries.ts';

/**
 * Writes an entry's unsaved text, and what has changed by naming it alone, or throws `Unanswered` with both versions; with a
 * `label`, as one step with `others`.
 */
export function saveEntry(
  desk: Desk,
  subject: string,
  label?: string,
  others: readonly ContentEdit[] = [],
): void {
  const { path } = desk.entry(subject).file;
  const isNew = desk.drafts.isUnsaved(path) && desk.drafts.diskText(path) === undefined;
  const naming = isNew
    ? whatNames(desk, subject).filter(
        ({ path: naming, after }) => after !== undefined && after === desk.drafts.baseOf(naming),
      )
    : [];
  if (!desk.drafts.save(path, label === undefined ? undefined : { label, subject }, others))
    refuseConflict(desk, path);
  for (const edit of naming) desk.drafts.save(edit.path);
  desk.tell({ type: 'changed', subjects: [subject, ...naming.map((edit) => edit.subject)] });
}

/** Takes back what is not saved of an entry, as a step that can be undone. */
export function discardEntry(desk: Desk, subject: string): void {
  const entry = desk.entry(subject);
  const { path } = entry.file;
  const label = WORDS.discarded(titleOf(desk.snapshot.loaded.content, entry));
  if (desk.drafts.diskText(path) === undefined) dropNew(desk, subject, label);
  else {
    desk.drafts.discard(path, { label, subject });
    desk.tell({ type: 'changed', subjects: [subject] });
  }
}

/** Saves what no list shows, as what was accepted, once no entry is unsaved. */
export function saveUnlisted({ drafts, snapshot }: Desk): void {
  const unsaved = drafts.unsavedPaths();
  if (unsaved.length === 0) return;
  const listed = new Set(entriesOf(snapshot.loaded.content).map(({ file }) => file.path));
  if (!unsaved.some((path) => listed.has(path))) for (const path of unsaved) drafts.save(path);
}
