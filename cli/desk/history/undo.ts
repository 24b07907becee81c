import { compareValues } from '../../core/content/compare-values.ts';
import { editValue } from '../../core/edit/edit-value.ts';
import type { FileChange } from '../../core/git/revisions.ts';
import { versionAt } from '../../core/git/states.ts';
import type { RestorePlan } from '../contract.ts';
import { orRefuse } from '../refused.ts';
import { type Change, fieldOfId } from './change-words.ts';
import { editBack } from './edit-back.ts';
import {
  changesOfText,
  isShown,
  nameOfFile,
  readValue,
  subjectOf,
  subjectOfChange,
} from './entry-changes.ts';
import { presentPath, type Restoring, textOf } from './stretch.ts';
import { pictureWords } from './value-words.ts';
import { HISTORY_WORDS } from './words.ts';

const SAID = HISTORY_WORDS.refusals;
const { plan: PLAN } = HISTORY_WORDS;

/** What becomes of one entry when a stretch of the past is undone. */
interface Undoing {
  readonly title: string;
  readonly words: string;
  readonly subject: string;
  readonly path: string;
  /** `undefined` where the entry goes. */
  readonly text: string | undefined;
}

/** What comes back of a stretch of the past, with all that has changed since; and what does not, and why. */
export async function undoing(
  restoring: Restoring,
): Promise<{ readonly comes: readonly Undoing[]; readonly stays: RestorePlan['stays'] }> {
  const { content, stretch } = restoring;
  const comes: Undoing[] = [];
  const stays: { title: string; why: string }[] = [];
  for (const file of stretch.files.filter((each) => isShown(content, each))) {
    const path = presentPath(restoring, file) ?? (file.after ?? file.before)?.path ?? '';
    const subject = subjectOfChange(content, file);
    const title = await titleOfChange(restoring, file, path);
    // What somebody has done between two changes of a day stays.
    const later = comes.find((each) => each.path === path);
    const present = later ? later.text : restoring.desk.textOf(path);
    const undone: Undone =
      subject === undefined
        ? { why: SAID.pictures.message }
        : await undoneOf(restoring, file, present, subject);
    if (subject !== undefined && undone.words !== undefined)
      comes.splice(later ? comes.indexOf(later) : comes.length, 1, {
        ...{ title, words: undone.words, subject, path, text: undone.text },
      });
    if (undone.why !== undefined) stays.push({ title, why: undone.why });
  }
  return { comes, stays };
}

/** The entry as it was before a stretch of the past; `undefined` where it was not there, or is the same now. */
export async function versionBefore(
  restoring: Restoring,
): Promise<(Undoing & { readonly text: string }) | undefined> {
  const { desk, content, repository, stretch } = restoring;
  const file = stretch.files.at(-1);
  if (!file?.before) return undefined;
  const path = presentPath(restoring, file) ?? file.before.path;
  const [text, present] = [await textOf(restoring, file.before), desk.textOf(path)];
  const subject = subjectOf(content, path);
  if (subject === undefined || text === present) return undefined;
  const published = await versionAt(repository, 'HEAD', path);
  const isPublished = published !== undefined && (await textOf(restoring, published)) === present;
  const words = present === undefined ? PLAN.returns : isPublished ? PLAN.asBefore : PLAN.losesUnpublished;
  return { title: await titleOfChange(restoring, file, path), words, subject, path, text };
}

async function titleOfChange(restoring: Restoring, file: FileChange, path: string): Promise<string> {
  const { desk, content } = restoring;
  const version = file.before ?? file.after;
  if (subjectOfChange(content, file) === undefined) return HISTORY_WORDS.picture(pictureWords(path));
  const isGone = desk.textOf(path) === undefined;
  return nameOfFile(content, path, isGone && version ? await textOf(restoring, version) : '');
}

/** What undoing changes in an entry that stays. */
export function changesOf({ desk, content }: Restoring, { path, text }: Undoing): readonly Change[] {
  const present = desk.textOf(path);
  if (present === undefined || text === undefined) return [];
  return changesOfText(content, path, present, text);
}

/** The description of an entry that is restored, its text, and why a part of it stays. */
interface Undone {
  readonly words?: string;
  readonly text?: string;
  readonly why?: string;
}

async function undoneOf(
  restoring: Restoring,
  file: FileChange,
  present: string | undefined,
  subject: string,
): Promise<Undone> {
  const { desk } = restoring;
  const [before, end] = await Promise.all(
    [file.before, file.after].map((each) => each && textOf(restoring, each)),
  );
  if (before === undefined) {
    if (present === undefined) return {};
    const why = present === end ? desk.deletionRefusal(subject) : PLAN.changedSince;
    return why === null ? { words: PLAN.goes } : { why };
  }
  if (end === undefined)
    return present === undefined ? { words: PLAN.returns, text: before } : { why: PLAN.backSince };
  if (present === undefined) return { why: PLAN.goneSince };
  const { text, kept } = undoneText(before, end, present);
  const isMoved = file.before?.path !== file.after?.path;
  const labels = changesOfText(restoring.content, file.after?.path ?? '', before, end)
    .filter(({ id }) => kept.includes(fieldOfId(id).pointer))
    .map(({ place }) => place.label);
  const why = kept.length > 0 ? PLAN.fieldsSince(labels) : isMoved ? SAID.name.message : undefined;
  return { ...(text !== present && { words: PLAN.asBefore, text }), ...(why !== undefined && { why }) };
}

/** `present` without what made `end` of `before`; fields that have changed since stay as they are. */
export function undoneText(before: string, end: string, present: string) {
  const [old = null, then = null] = [before, end].map(readValue);
  const kept: string[] = [];
  let text = present === end ? before : present;
  for (const { before: from, after } of present === end ? [] : compareValues(old, then)) {
    const pointer = (after ?? from)?.pointer ?? '';
    const values = { old, then, present: readValue(text) ?? null };
    const edit = editBack(values, pointer, after === undefined, true);
    if (edit === undefined) kept.push(pointer);
    else if (edit !== 'undone') text = orRefuse(SAID.noField, () => editValue(text, edit, { base: before }));
  }
  return { text, kept };
}
