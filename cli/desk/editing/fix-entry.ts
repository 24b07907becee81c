import type { Desk } from '../desk.ts';
import { Refused } from '../refused.ts';
import { fixedText } from '../view/fixed-text.ts';
import { titleOf } from '../view/names.ts';
import { WORDS } from '../words.ts';

/** Corrects an entry's unsaved text, as a step that can be undone. */
export function fixEntry(desk: Desk, subject: string): { readonly label: string } {
  const entry = desk.entry(subject);
  const { path, text: before } = entry.file;
  const after = fixedText(desk.snapshot, entry);
  if (after === before) throw new Refused(WORDS.fix.nothing);
  const label = WORDS.fix.done(titleOf(desk.snapshot.loaded.content, entry));
  desk.drafts.change({ label, subject, changes: [{ path, before: desk.drafts.textOf(path), after }] });
  desk.tell({ type: 'changed', subjects: [subject] });
  return { label };
}
