import type { ContentEdit } from '../../core/edit/content-edit.ts';
import type { DeskContent } from '../desk-content.ts';
import { nameOfFile } from '../history/entry-changes.ts';
import { undoneText } from '../history/undo.ts';
import type { FileChange } from '../state/steps.ts';
import type { Incoming, Sides } from './incoming.ts';

/**
 * Takes back the deletions that removed the files which return now, except what has changed since.
 * @param sides the versions chosen by file: one chosen as mine stays deleted
 * @returns the titles of entries that keep a part of the deletion; `undefined` where no deletion is recorded
 */
export function undelete(
  desk: DeskContent,
  { returning }: Incoming,
  sides: Sides,
): readonly string[] | undefined {
  const steps = new Set(returning.flatMap((path) => desk.deletionOf(path) ?? []));
  if (steps.size === 0) return undefined;
  const left: string[] = [];
  for (const step of steps) {
    const edits: ContentEdit[] = [];
    for (const change of step.changes.filter(({ path }) => sides[path]?.[''] !== 'mine')) {
      const { path } = change;
      const before = desk.savedText(path);
      const { text, isWhole } = takenBack(change, before);
      if (text !== before) edits.push({ path, before, after: text });
      if (!isWhole) left.push(nameOfFile(desk.content(), path, change.before));
    }
    desk.takeBack(step, edits);
  }
  return left;
}

/** The present text without a change, and whether the whole change is taken back. */
function takenBack({ before, after }: FileChange, present: string | undefined) {
  if (present === after || present === before) return { text: before, isWhole: true };
  if (before === undefined || after === undefined || present === undefined)
    return { text: present, isWhole: false };
  const { text, kept } = undoneText(before, after, present);
  return { text, isWhole: kept.length === 0 };
}
