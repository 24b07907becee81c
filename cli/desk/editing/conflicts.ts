import type { Desk } from '../desk.ts';
import { Unanswered } from '../refused.ts';
import { settled } from '../state/differences.ts';

/** Throws both versions of a file that two have changed, when nobody has chosen yet. */
export function refuseConflict(desk: Desk, path: string): void {
  const conflict = desk.conflictOf(path);
  if (conflict) throw new Unanswered(409, conflict);
}

/**
 * Settles a conflict: each field as `fields` chooses, `mine` or `theirs`.
 * @param revision of the conflict that was shown
 * @throws Unanswered with both versions where it has become another
 */
export function resolveConflict(
  desk: Desk,
  subject: string,
  revision: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const { path } = desk.entry(subject).file;
  desk.drafts.followAll();
  const clash = desk.drafts.clashOf(path);
  if (clash) {
    if (desk.conflictOf(path)?.revision !== revision) refuseConflict(desk, path);
    const text = settled(desk.drafts.baseOf(path), clash, fields);
    desk.drafts.rebase(path, desk.drafts.diskText(path), text);
  }
  desk.tell({ type: 'changed', subjects: [subject] });
}
