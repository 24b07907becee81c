import { acceptancesOf } from '../../core/content/acceptance.ts';
import type { ContentEdit } from '../../core/edit/content-edit.ts';
import type { Desk } from '../desk.ts';
import { unsavedAcceptances } from '../view/accepted.ts';
import { titleOf } from '../view/names.ts';
import { entriesOf } from '../view/overview.ts';
import { WORDS } from '../words.ts';
import { refuseConflict } from './conflicts.ts';
import { takeBack, whatNames } from './entries.ts';

/**
 * Writes an entry's unsaved text, and what has changed by naming it alone or answers to it, or throws `Unanswered` with both
 * versions; with a `label`, as one step with `others`.
 */
export function saveEntry(
  desk: Desk,
  subject: string,
  label?: string,
  others: readonly ContentEdit[] = [],
): void {
  const { drafts, snapshot } = desk;
  const { path } = desk.entry(subject).file;
  const isNew = drafts.isUnsaved(path) && drafts.diskText(path) === undefined;
  const naming = isNew
    ? whatNames(desk, subject).filter(
        ({ path: of, after }) => after !== undefined && after === drafts.baseOf(of),
      )
    : [];
  const along = new Set([...naming.map((edit) => edit.path), ...drafts.answersTo(path)]);
  if (!drafts.save(path, label === undefined ? undefined : { label, subject }, others))
    refuseConflict(desk, path);
  for (const other of along) drafts.save(other);
  const saved = entriesOf(snapshot.loaded.content).filter(({ file }) => along.has(file.path));
  desk.tell({ type: 'changed', subjects: [subject, ...saved.map((entry) => entry.subject)] });
}

/** Takes back what is not saved of an entry, as a step that can be undone. */
export function discardEntry(desk: Desk, subject: string): void {
  takeBack(desk, subject, WORDS.discarded(titleOf(desk.snapshot.loaded.content, desk.entry(subject))));
}

/** Saves what no list shows: what was accepted once what it is about is saved, the rest once no entry is unsaved. */
export function saveUnlisted({ drafts, snapshot }: Desk): void {
  const unsaved = drafts.unsavedPaths();
  const { content } = snapshot.loaded;
  const listed = new Set(entriesOf(content).map(({ file }) => file.path));
  const isHere = (path: string) => listed.has(path) && drafts.isUnsaved(path);
  const accepted = acceptancesOf(content)?.file.path;
  for (const path of unsaved) {
    if (listed.has(path)) continue;
    const about =
      path === accepted ? unsavedAcceptances(snapshot, drafts).flatMap(({ files }) => files) : unsaved;
    if (!about.some(isHere)) drafts.save(path);
  }
}
