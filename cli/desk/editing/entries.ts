import { acceptancesOf } from '../../core/content/acceptance.ts';
import { allEntries, findEntry } from '../../core/content/content.ts';
import type { ContentEdit } from '../../core/edit/content-edit.ts';
import { removeAcceptances } from '../../core/edit/edit.ts';
import { namedText } from '../../core/edit/naming.ts';
import { pageAbove, removalOf } from '../../core/edit/removal.ts';
import { renamingOf } from '../../core/edit/renaming.ts';
import { skeletonOf } from '../../core/edit/skeleton.ts';
import { slugify } from '../../core/shared/slug.ts';
import { nameFault } from '../../core/values/file-name.ts';
import { withChanges } from '../../core/workspace/unsaved.ts';
import { problemKey } from '../../core/workspace/workspace.ts';
import type { DeletePlan, Place } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { Refused } from '../refused.ts';
import type { FileChange } from '../state/steps.ts';
import { unsavedAcceptances } from '../view/accepted.ts';
import { placeOf, titleOf } from '../view/names.ts';
import { type Page, pagesOf } from '../view/pages.ts';
import { wordsOfProblem } from '../view/wording.ts';
import { WORDS } from '../words.ts';

/** A new entry, not saved yet, with the text of `from` or a skeleton. Returns its subject. */
export function createEntry(desk: Desk, collection: string, name: string, from: string | undefined): string {
  const { content } = desk.snapshot.loaded;
  const schema = content.schemas.files.get(collection);
  if (!schema || !content.collections.has(collection)) throw new Refused(WORDS.refusals.noCollection);
  const slug = newSlug(desk, collection, name);
  const source =
    from === undefined ? undefined : desk.entry(from.includes('/') ? from : `${collection}/${from}`);
  const path = `${collection}/${slug}.yaml`;
  const schemaPath = desk.options.schemaPath(path, collection);
  const text = source
    ? (desk.drafts.textOf(source.file.path) ?? '')
    : skeletonOf(content.schemas, schema, { today: desk.today, schemaPath });
  const subject = `${collection}/${slug}`;
  const after = namedText(content.schemas, schema, text, name, desk.snapshot.model().rows);
  const changes = [{ path, before: undefined, after }];
  desk.drafts.change({ label: WORDS.created(name), subject, changes });
  desk.tell({ type: 'changed', subjects: [subject] });
  return subject;
}

/**
 * Gives an entry's page another address, made of `name`: in the files, everything that names it follows, and the old address leads
 * on. What it is called stays. Returns the new subject.
 */
export function renameEntry(desk: Desk, subject: string, name: string): string {
  const entry = desk.entry(subject);
  if (entry.collection === undefined) throw new Refused(WORDS.refusals.single);
  const slug = newSlug(desk, entry.collection, name);
  const { edits } = renamingOf(desk.snapshot.model(), entry, slug);
  const target = `${entry.collection}/${slug}`;
  writeSoundly(desk, WORDS.renamed(titleOf(desk.snapshot.loaded.content, entry)), target, edits);
  desk.tell({ type: 'changed', subjects: [subject, target] });
  return target;
}

/** What deleting an entry would do: refused where others cannot be without it. */
export function deletePlan(desk: Desk, subject: string): DeletePlan {
  const entry = desk.entry(subject);
  const none = { allowed: false, removed: [], unlinked: [], redirect: null };
  if (entry.collection === undefined) return { ...none, ...new Refused(WORDS.refusals.single).refusal };
  const model = desk.snapshot.model();
  const known = model.entry(subject);
  const removal = known && removalOf(desk.snapshot.sound.schemas, model, known);
  const { kept = [], removed = [], unlinked = [], addresses: [address] = [] } = removal ?? {};
  const placesOf = (places: typeof kept) =>
    places.flatMap(({ file, pointer, range }) => {
      const from = model.entries.find((each) => each.file.path === file);
      return from ? [placeOf(desk.snapshot.loaded.content, from, pointer, range)] : [];
    });
  if (kept.length > 0) return { ...none, ...WORDS.refusals.named(kept.length), places: placesOf(kept) };
  const places = faultsAfter(desk, removal?.edits ?? []);
  if (places.length > 0) return { ...none, ...WORDS.refusals.broken, places };
  return {
    allowed: true,
    message: messageOf(address, pagesOf(desk.snapshot, subject)),
    advice: WORDS.refusals.freeAdvice,
    places: [],
    removed: placesOf(removed),
    unlinked: placesOf(unlinked),
    redirect: known && address !== undefined ? { from: address, to: pageAbove(model, known, address) } : null,
  };
}

/** What visitors lose. */
function messageOf(address: string | undefined, pages: readonly Page[]): string {
  if (address !== undefined) return WORDS.refusals.page(address);
  const [page, ...others] = pages;
  return page ? WORDS.refusals.shown(page.title, others.length) : WORDS.refusals.free;
}

/**
 * Deletes an entry's file and all that names it, as a step that can be undone; throws `Refused` where its plan does.
 * @param redirectTo where its page's address leads then
 */
export function deleteEntry(desk: Desk, subject: string, redirectTo?: string): void {
  const entry = desk.entry(subject);
  const { allowed, ...plan } = deletePlan(desk, subject);
  if (!allowed) throw new Refused(plan, plan.places);
  const label = WORDS.deleted(titleOf(desk.snapshot.loaded.content, entry));
  const { sound } = desk.snapshot;
  const known = findEntry(sound, subject);
  const { path } = entry.file;
  if (desk.drafts.baseOf(path) === undefined) {
    takeBack(desk, subject, label);
    return;
  }
  const { edits } = known
    ? removalOf(sound.schemas, desk.snapshot.model(), known, redirectTo)
    : { edits: [{ path, before: entry.file.text, after: undefined }] };
  writeSoundly(desk, label, subject, edits);
  desk.tell({ type: 'changed', subjects: [subject] });
}

/** Takes back what is not saved of an entry, and of other texts that are about it or name what is new, as one step. */
export function takeBack(desk: Desk, subject: string, label: string): void {
  const { drafts } = desk;
  const { path } = desk.entry(subject).file;
  const after = drafts.diskText(path);
  const accepted = acceptedWithout(desk, path);
  const naming = (after === undefined ? whatNames(desk, subject) : []).filter(
    (edit) => edit.path !== accepted[0]?.path,
  );
  const changes = [{ path, before: drafts.textOf(path), after }, ...accepted, ...naming];
  drafts.change({ label, subject, changes });
  desk.tell({ type: 'changed', subjects: [subject, ...naming.map((edit) => edit.subject)] });
}

/** What was accepted, without what is not saved of it and is about the text of `path`. */
function acceptedWithout({ drafts, snapshot }: Desk, path: string): FileChange[] {
  const unsaved = unsavedAcceptances(snapshot, drafts);
  const gone = unsaved.filter(({ files }) => files.includes(path));
  const file = acceptancesOf(snapshot.sound)?.file;
  if (!file || gone.length === 0) return [];
  const after =
    gone.length === unsaved.length
      ? drafts.baseOf(file.path)
      : removeAcceptances(
          file.text,
          gone.map(({ index }) => index),
        );
  return [{ path: file.path, before: file.text, after }];
}

/** The unsaved texts that name an entry, each after it names it no more. */
export function whatNames(desk: Desk, subject: string): (FileChange & { readonly subject: string })[] {
  const { sound } = desk.snapshot;
  const model = desk.snapshot.model();
  const known = model.entry(subject);
  if (!known) return [];
  const { edits } = removalOf(sound.schemas, model, known);
  return edits.slice(1).flatMap(({ path, before, after }) => {
    const entry = model.entries.find(({ file }) => file.path === path);
    return entry && desk.drafts.isUnsaved(path) ? [{ path, before, after, subject: entry.subject }] : [];
  });
}

function newSlug(desk: Desk, collection: string, name: string): string {
  const fault = nameFault(name);
  if (fault) throw new Refused(WORDS.refusals.names[fault]);
  const slug = slugify(name);
  const { content } = desk.snapshot.loaded;
  if (content.find(collection, slug) || desk.drafts.textOf(`${collection}/${slug}.yaml`) !== undefined)
    throw new Refused(WORDS.refusals.taken(name));
  return slug;
}

/** Writes files, unless something of them is not saved, or more would be wrong afterwards than was before. */
export function writeSoundly(
  desk: Desk,
  label: string,
  subject: string,
  edits: readonly ContentEdit[],
): void {
  if (edits.some(({ path }) => desk.drafts.isUnsaved(path))) throw new Refused(WORDS.refusals.unsaved);
  const changes = edits.flatMap(({ path, before, after, newPath }): FileChange[] =>
    newPath === undefined
      ? [{ path, before, after }]
      : [
          { path, before, after: undefined },
          { path: newPath, before: undefined, after },
        ],
  );
  const faults = faultsAfter(desk, changes);
  if (faults.length > 0) throw new Refused(WORDS.refusals.broken, faults);
  desk.drafts.writeStep({ label, subject, changes }, edits);
}

/**
 * What would be wrong after some changes: nothing where it is no more than before.
 * @param unsaved paths of the unsaved texts that count
 */
export function faultsAfter(
  { drafts, workspace }: Desk,
  changes: readonly FileChange[],
  unsaved = drafts.unsavedPaths(),
): readonly Place[] {
  const texts = unsaved.map((path) => [path, drafts.textOf(path)] as const);
  const written = changes.map(({ path, after }) => [path, after] as const);
  const now = workspace.checkSaved((saved) => withChanges(saved, texts)).problems;
  const { content, problems } = workspace.checkSaved((saved) => withChanges(saved, [...texts, ...written]));
  if (problems.length <= now.length) return [];
  const known = new Set(now.map(problemKey));
  const more = problems.filter((problem) => !known.has(problemKey(problem)));
  const entries = new Map(allEntries(content).map((entry) => [entry.file.path, entry]));
  return (more.length > 0 ? more : problems).map((problem) => {
    const entry = entries.get(problem.file);
    const place = entry
      ? placeOf(content, entry, problem.pointer, problem.range)
      : { subject: '', pointer: '', title: problem.file, label: '' };
    return { ...place, fault: wordsOfProblem(content, problem).message };
  });
}
