import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCALAR_STYLE } from 'js-yaml';
import { MS_PER_DAY } from '../../content/calendar.ts';
import type { Content } from '../../content/content.ts';
import { equalJson, isMapping, type JsonValue, valueAt } from '../../content/json-value.ts';
import { parseYaml } from '../../content/parse-yaml.ts';
import { locatedTree, nodeAt } from '../../content/places.ts';
import { pointerSteps, pointerTo } from '../../content/pointer.ts';
import { changedValue, type ValueEdit } from '../../content/value-edit.ts';
import { editValue } from '../../edit/edit-value.ts';
import { readBlobs, readChecked } from '../../git/blobs.ts';
import type { Repository } from '../../git/repository.ts';
import {
  changesBetween,
  type FileChange,
  type Revision,
  revisionsDuring,
  versionAt,
} from '../../git/revisions.ts';
import { dayOf } from '../../shared/day.ts';
import { withoutBom } from '../../text/byte-order-mark.ts';
import type { Restored, RestoreRequest } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { MISSING_WORDS } from '../missing-words.ts';
import { orRefuse, Refused } from '../refused.ts';
import { fieldOfId } from './change-words.ts';
import { pointerIn } from './compare-values.ts';
import { pictureFile, readValue, subjectOf, subjectOfChange } from './entry-changes.ts';
import type { ContentHistory } from './history.ts';
import { dayWords } from './moments.ts';
import { HISTORY_WORDS } from './words.ts';

const SAID = HISTORY_WORDS.refusals;

/** A stretch of the past: what is to be undone lies between two commits. */
interface Stretch {
  readonly before: string;
  readonly after: string;
  readonly day: string;
  readonly files: readonly FileChange[];
}

/**
 * Brings back what was there before, as unsaved edits: the files on disk stay as they are, but for pictures that have gone
 * meanwhile and are needed again.
 * @throws Refused
 */
export async function restore(
  desk: DeskContent,
  history: ContentHistory,
  request: RestoreRequest,
): Promise<Restored> {
  const repository = await history.repository();
  if (typeof repository === 'string') throw new Refused(MISSING_WORDS[repository]);
  const stretch = await stretchOf(desk, history, repository, request);
  const content = desk.content();
  const now = await changesBetween(repository, stretch.after, 'HEAD');
  const place: Restoring = { desk, content, repository, stretch, now };
  if ('change' in request && request.change !== undefined) return restoreField(place, request.change);
  const { subject } = request;
  const files = stretch.files.filter((file) => {
    const own = [file.before, file.after].flatMap((each) => (each ? [subjectOf(content, each.path)] : []));
    return own.some((each) => each !== undefined && (subject === undefined || each === subject));
  });
  return restoreEntries(place, files, subject);
}

interface Restoring {
  readonly desk: DeskContent;
  readonly content: Content;
  readonly repository: Repository;
  readonly stretch: Stretch;
  /** What has changed since. */
  readonly now: readonly FileChange[];
}

async function stretchOf(
  desk: DeskContent,
  history: ContentHistory,
  repository: Repository,
  request: RestoreRequest,
): Promise<Stretch> {
  if ('moment' in request) {
    const revision = await history.revision(repository, request.moment);
    if (!revision) throw new Refused(SAID.noMoment);
    const [before] = revision.parents;
    if (before === undefined) throw new Refused(SAID.nothingBefore);
    return { before, after: revision.commit, day: dayOf(new Date(revision.time)), files: revision.files };
  }
  const { day } = request;
  const noon = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  const revisions = Number.isNaN(noon) ? [] : await revisionsOf(repository, day, noon);
  const [last, first] = [revisions[0], revisions.at(-1)];
  if (!last || !first) throw new Refused(SAID.nothingOn(dayWords(day, desk.today())));
  const [before] = first.parents;
  if (before === undefined) throw new Refused(SAID.nothingBefore);
  return { before, after: last.commit, day, files: await changesBetween(repository, before, last.commit) };
}

/** A day at the farm begins and ends at other moments than elsewhere. */
async function revisionsOf(repository: Repository, day: string, noon: number): Promise<Revision[]> {
  const around = await revisionsDuring(repository, new Date(noon - MS_PER_DAY), new Date(noon + MS_PER_DAY));
  return around.filter(({ time }) => dayOf(new Date(time)) === day);
}

async function restoreEntries(
  restoring: Restoring,
  files: readonly FileChange[],
  subject: string | undefined,
): Promise<Restored> {
  const { desk, content, repository, stretch } = restoring;
  const texts = new Map<string, string>();
  const subjects: string[] = [];
  let isNew = false;
  for (const file of files) {
    const path = presentPath(restoring, file);
    const present = path === undefined ? undefined : desk.textOf(path);
    // An entry that was not there yet stays: taking it away is asked for by itself, for others may name it.
    if (!file.before) isNew ||= present !== undefined;
    const text = file.before && withoutBom((await readChecked(repository, file.before)).toString('utf8'));
    const target = path ?? file.before?.path;
    if (target === undefined || text === undefined || present === text) continue;
    texts.set(target, text);
    subjects.push(subjectOf(content, target) ?? subjectOfChange(content, file) ?? '');
  }
  if (texts.size === 0 && isNew) throw new Refused(SAID.notYet);
  if (texts.size === 0) throw new Refused({ ...SAID.pictures, message: SAID.same });
  await bringBackPictures(restoring, texts);
  const day = dayWords(stretch.day, desk.today());
  const label = subject === undefined ? HISTORY_WORDS.dayBefore(day) : HISTORY_WORDS.entryBefore(day);
  desk.setTexts(label, texts);
  return { label, subjects };
}

/** Where the file is now: it may have been renamed since, or be gone. */
function presentPath({ desk, now }: Restoring, { before, after }: FileChange): string | undefined {
  const then = (after ?? before)?.path ?? '';
  if (desk.textOf(then) !== undefined) return then;
  const path = now.find((change) => change.before?.path === then)?.after?.path;
  return path !== undefined && desk.textOf(path) !== undefined ? path : undefined;
}

async function restoreField(restoring: Restoring, id: string): Promise<Restored> {
  const { desk, content, repository, stretch } = restoring;
  const { subject, pointer, isGone } = fieldOfId(id);
  if (subject === '') throw new Refused(SAID.pictures);
  const file = stretch.files.find((each) => subjectOfChange(content, each) === subject);
  if (!file) throw new Refused(SAID.noChange);
  if (pointer === 'nom') throw new Refused(SAID.name);
  if (pointer === '' || !file.before || !file.after) return restoreEntries(restoring, [file], subject);
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
  const base = (await readChecked(repository, file.before)).toString('utf8');
  const edited =
    splicedText(text, edit, base, old) ?? orRefuse(SAID.noField, () => editValue(text, edit, { base }));
  if (edited === text) throw new Refused(SAID.same);
  const texts = new Map([[path, edited]]);
  await bringBackPictures(restoring, texts);
  const label = HISTORY_WORDS.fieldBefore(dayWords(stretch.day, desk.today()));
  desk.setTexts(label, texts);
  return { label, subjects: [subjectOf(content, path) ?? subject] };
}

/** With a single value as it was written then, wherever it stands now; `undefined` where more than a part of a line changes. */
function splicedText(text: string, edit: ValueEdit, base: string, old: JsonValue): string | undefined {
  if (edit.op !== 'set') return undefined;
  const [then, now] = [withoutBom(base), withoutBom(text)];
  const present = readValue(now);
  const before = present === undefined ? undefined : pointerIn(present, old, pointerSteps(edit.pointer));
  const [from, to] = [spanOf(then, before), spanOf(now, edit.pointer)];
  if (!from || !to) return undefined;
  const spliced = now.slice(0, to.start) + then.slice(from.start, from.end) + now.slice(to.end);
  const value = readValue(spliced);
  const isSame = present !== undefined && equalJson(value, changedValue(present, edit));
  return isSame ? text.slice(0, text.length - now.length) + spliced : undefined;
}

/** Where a text or number on one line is written. */
function spanOf(text: string, pointer: string | undefined) {
  const node =
    pointer === undefined ? undefined : nodeAt(locatedTree(text, parseYaml('', text).events), pointer);
  const span = node?.scalar && node.scalar.style < SCALAR_STYLE.LITERAL_BLOCK ? node.span : undefined;
  return span && span.end > span.start && !/[\r\n]/.test(text.slice(span.start, span.end)) ? span : undefined;
}

interface Values {
  /** Before the change, after it, and with all that has changed since. */
  readonly old: JsonValue;
  readonly then: JsonValue;
  readonly present: JsonValue;
}

/** The edit that undoes a change, where its field is now; `undefined` where there is no longer such a place. */
function editBack({ old, then, present }: Values, pointer: string, isGone: boolean): ValueEdit | undefined {
  const steps = pointerSteps(pointer);
  if (isGone) {
    // What is gone comes back into what held it.
    const value = valueAt(old, pointer);
    const parent = pointerIn(old, present, steps.slice(0, -1));
    const holder = parent === undefined ? undefined : valueAt(present, parent);
    const last = steps.at(-1) ?? '';
    if (value === undefined || parent === undefined || holder === undefined) return undefined;
    if (Array.isArray(holder))
      return { op: 'insert', pointer: pointerTo(parent, Math.min(Number(last), holder.length)), value };
    return isMapping(holder) ? { op: 'set', pointer: pointerTo(parent, last), value } : undefined;
  }
  const at = pointerIn(then, present, steps);
  if (at === undefined) return undefined;
  const before = pointerIn(then, old, steps);
  const value = before === undefined ? undefined : valueAt(old, before);
  return value === undefined ? { op: 'remove', pointer: at } : { op: 'set', pointer: at, value };
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
    writeFileSync(target, await readChecked(repository, version), { flag: 'wx' });
  }
}
