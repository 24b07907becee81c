import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { editValue } from '../../core/edit/edit-value.ts';
import { createFile } from '../../core/edit/rewrite.ts';
import { readBlobs, readChecked } from '../../core/git/blobs.ts';
import { versionAt } from '../../core/git/states.ts';
import type { Restored, RestorePlan, RestoreRequest } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { orRefuse, Refused } from '../refused.ts';
import { fieldOfId } from './change-words.ts';
import { editBack } from './edit-back.ts';
import { changesOfText, pictureFile, readValue, subjectOf, subjectOfChange } from './entry-changes.ts';
import type { ContentHistory } from './history.ts';
import { dayWords } from './moments.ts';
import { presentPath, type Restoring, restoringOf } from './stretch.ts';
import { changesOf, undoing, versionBefore } from './undo.ts';
import { HISTORY_WORDS } from './words.ts';

const SAID = HISTORY_WORDS.refusals;

/**
 * What `restore` would do, in words.
 * @throws Refused
 */
export async function restorePlan(
  desk: DeskContent,
  history: ContentHistory,
  request: RestoreRequest,
): Promise<RestorePlan> {
  const restoring = await restoringOf(desk, history, request);
  const before = (request.version ?? request.subject) ? await versionBefore(restoring) : undefined;
  const isWhole = request.version !== undefined;
  const { comes, stays } = isWhole
    ? { comes: [before].flatMap((each) => each ?? []), stays: [] }
    : await undoing(restoring);
  const label = HISTORY_WORDS[isWhole ? 'goBack' : 'undo'](restoring.stretch.when);
  const coming = comes.map((each) => {
    const { title, words } = each;
    return { title, words, changes: changesOf(restoring, each) };
  });
  const goesFurther = !isWhole && before !== undefined && before.text !== comes[0]?.text;
  return { label, comes: coming, stays, version: goesFurther ? before.subject : null };
}

/**
 * Undoes a change, a moment or a day, or restores an entry as it was, as unsaved edits: the files on disk stay as they are,
 * but for entries that go, and pictures that have gone meanwhile and are needed again.
 * @throws Refused
 */
export async function restore(
  desk: DeskContent,
  history: ContentHistory,
  request: RestoreRequest,
): Promise<Restored> {
  const restoring = await restoringOf(desk, history, request);
  if ('change' in request && request.change !== undefined) return restoreField(restoring, request.change);
  return request.version === undefined ? undo(restoring) : restoreEntry(restoring);
}

/** An entry as it was before all that has changed since. */
async function restoreEntry(restoring: Restoring): Promise<Restored> {
  const { desk, stretch } = restoring;
  const before = await versionBefore(restoring);
  if (!before)
    throw new Refused(stretch.files.at(-1)?.before ? { ...SAID.pictures, message: SAID.same } : SAID.notYet);
  const texts = new Map([[before.path, before.text]]);
  await bringBackPictures(restoring, texts);
  const label = HISTORY_WORDS.entryBefore(dayWords(stretch.day, desk.today()));
  desk.setTexts(label, texts);
  return { label, subjects: [before.subject], pointer: null };
}

/** Takes back what was changed in a stretch of the past, and nothing that has changed since. */
async function undo(restoring: Restoring): Promise<Restored> {
  const { desk, stretch } = restoring;
  const { comes, stays } = await undoing(restoring);
  if (comes.length === 0) {
    const [first] = stays;
    const message = first ? `${first.title} : ${first.why}` : SAID.same;
    throw new Refused({ ...SAID.pictures, message });
  }
  // First what goes, with all that names it: the restored texts depend on that.
  desk.delete(comes.flatMap(({ subject, text }) => (text === undefined ? [subject] : [])));
  const changed = (await undoing(restoring)).comes.filter(({ text }) => text !== undefined);
  const texts = new Map(changed.map(({ path, text = '' }) => [path, text]));
  await bringBackPictures(restoring, texts);
  const label = HISTORY_WORDS.undone(stretch.when);
  if (texts.size > 0) desk.setTexts(label, texts);
  return { label, subjects: changed.map(({ subject }) => subject), pointer: null };
}

async function restoreField(restoring: Restoring, id: string): Promise<Restored> {
  const { desk, content, repository, stretch } = restoring;
  const { subject, pointer, isGone } = fieldOfId(id);
  if (subject === '') throw new Refused(SAID.pictures);
  const file = stretch.files.find((each) => subjectOfChange(content, each) === subject);
  if (!file) throw new Refused(SAID.noChange);
  if (pointer === 'nom') throw new Refused(SAID.name);
  if (pointer === '' || !file.before || !file.after)
    return restoreEntry({ ...restoring, stretch: { ...stretch, files: [file] } });
  const path = presentPath(restoring, file);
  const text = path === undefined ? undefined : desk.textOf(path);
  const blobs = await readBlobs(repository, [file.before.blob, file.after.blob]);
  const [old, then] = [file.before.blob, file.after.blob].map((blob) => readValue(blobs.get(blob) ?? ''));
  const present = text === undefined ? undefined : readValue(text);
  if (
    path === undefined ||
    text === undefined ||
    old === undefined ||
    then === undefined ||
    present === undefined
  )
    throw new Refused(SAID.noEntry);
  const edit = editBack({ old, then, present }, pointer, isGone);
  if (!edit) throw new Refused(SAID.noField);
  if (edit === 'undone') throw new Refused({ ...SAID.pictures, message: SAID.same });
  const base = (await readChecked(repository, file.before)).toString('utf8');
  const edited = orRefuse(SAID.noField, () => editValue(text, edit, { base }));
  const texts = new Map([[path, edited]]);
  await bringBackPictures(restoring, texts);
  const day = dayWords(stretch.day, desk.today());
  const [change] = changesOfText(content, path, text, edited);
  const { place, after = null } = change ?? {};
  const label = place ? HISTORY_WORDS.fieldBefore(place.label, after, day) : HISTORY_WORDS.entryBefore(day);
  desk.setTexts(label, texts);
  return { label, subjects: [subjectOf(content, path) ?? subject], pointer: place?.pointer ?? null };
}

/** Pictures that the old texts show and that have gone since: a new file harms nobody. */
async function bringBackPictures(
  { desk, content, repository, stretch }: Restoring,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const { folder } = content.settings.images;
  const named = new RegExp(`${folder}/[\\w./-]+\\.\\w+`, 'g');
  const names = new Set([...texts.values()].flatMap((text) => text.match(named) ?? []));
  for (const name of names) {
    const file = pictureFile(content, name) ?? '';
    const target = path.join(desk.project.contentDir, file);
    const isInside = !file.split('/').includes('..');
    if (!isInside || existsSync(target)) continue;
    const version = await versionAt(repository, stretch.before, file);
    if (!version) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    createFile(target, await readChecked(repository, version));
  }
}
