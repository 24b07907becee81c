import type { ContentEdit } from '../../core/edit/content-edit.ts';
import type { DeskContent } from '../desk-content.ts';
import { nameOfFile } from '../history/entry-changes.ts';
import { undoneText } from '../history/undo.ts';
import type { FileChange } from '../state/steps.ts';
import type { Incoming, Sides } from './incoming.ts';

/**
 * Takes back all that the deletions have changed by which files went that come back now, but for what has changed since.
 * @param sides which version was chosen: what is to stay deleted does
 * @returns what the entries are called in which something stays; `undefined` where nothing can be taken back
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
      const { text, isWhole } = withoutChange(change, before);
      if (text !== before) edits.push({ path, before, after: text });
      if (!isWhole) left.push(nameOfFile(desk.content(), path, change.before));
    }
    desk.takeBack(step, edits);
  }
  return left;
}

/** The present text without a change, and whether all of that is taken back. */
function withoutChange({ before, after }: FileChange, present: string | undefined) {
  if (present === after || present === before) return { text: before, isWhole: true };
  if (before === undefined || after === undefined || present === undefined)
    return { text: present, isWhole: false };
  const { text, kept } = undoneText(before, after, present);
  return { text, isWhole: kept.length === 0 };
}
