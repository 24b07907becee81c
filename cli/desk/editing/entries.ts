import { acceptancesOf } from '../../core/content/acceptance.ts';
import { allEntries, findEntry } from '../../core/content/content.ts';
import { yamlValue } from '../../core/content/parse-yaml.ts';
import type { Place as ModelPlace } from '../../core/content/places.ts';
import type { ContentEdit } from '../../core/edit/content-edit.ts';
import { removeAcceptances } from '../../core/edit/edit.ts';
import { editValue } from '../../core/edit/edit-value.ts';
import { knownNames, namedText } from '../../core/edit/naming.ts';
import { pageAbove, placeKey, type Removal, removableItem, removalOf } from '../../core/edit/removal.ts';
import { renamingOf } from '../../core/edit/renaming.ts';
import { skeletonOf } from '../../core/edit/skeleton.ts';
import { slugify } from '../../core/shared/slug.ts';
import { nameFault } from '../../core/values/file-name.ts';
import { parentPointer } from '../../core/values/pointer.ts';
import { withChanges } from '../../core/workspace/unsaved.ts';
import { problemKey } from '../../core/workspace/workspace.ts';
import type { DeletePlan, Instead, Place } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { Refused } from '../refused.ts';
import type { FileChange } from '../state/steps.ts';
import { unsavedAcceptances } from '../view/accepted.ts';
import { placeOf, titleOf } from '../view/names.ts';
import { type Page, pagesOf } from '../view/pages.ts';
import { wordsOfProblem } from '../view/wording.ts';
import { WORDS } from '../words.ts';
import { mentionsAfter } from './replace.ts';

/** A new entry, not saved yet, with the text of `from` or a skeleton. Returns its subject. */
export function createEntry(desk: Desk, collection: string, typed: string, from: string | undefined): string {
  const { content } = desk.snapshot.loaded;
  const schema = content.schemas.files.get(collection);
  if (!schema || !content.collections.has(collection)) throw new Refused(WORDS.refusals.noCollection);
  const slug = newSlug(desk, collection, typed);
  const known = knownNames(content.schemas, schema).filter((each) => slugify(each) === slug);
  // As reference data spells it, whatever its capitals and accents.
  const name = (known.length === 1 && known[0]) || typed;
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

/**
 * What deleting an entry would do: refused where others cannot be without it. Where nothing is chosen in place of it, it is tried
 * with another entry.
 */
export function deletePlan(desk: Desk, subject: string, instead: Instead = {}): DeletePlan {
  const entry = desk.entry(subject);
  const none = { allowed: false, asked: [], removed: [], unlinked: [], mentions: [], redirect: null };
  if (entry.collection === undefined) return { ...none, ...new Refused(WORDS.refusals.single).refusal };
  const { content } = desk.snapshot.loaded;
  const model = desk.snapshot.model();
  const known = model.entry(subject);
  const shown = ({ file, pointer, range }: ModelPlace) => {
    const from = model.entries.find((each) => each.file.path === file);
    return from ? [placeOf(content, from, pointer, range)] : [];
  };
  const asked = (removing(desk, subject).kept ?? []).flatMap((place) =>
    shown(place).flatMap((at) =>
      place.collection ? [{ ...at, collection: place.collection, key: keyOf(at) }] : [],
    ),
  );
  const tried = asked.flatMap(({ collection, subject: from, key }) => {
    const others = content.collections.get(collection) ?? [];
    const other = others.find((each) => ![subject, from].includes(each.subject));
    return other ? [[key, other.slug] as const] : [];
  });
  const removal = removing(desk, subject, { ...Object.fromEntries(tried), ...instead });
  const { kept = [], removed = [], unlinked = [], addresses: [address] = [] } = removal;
  const { edits, cured, faults } = curedEdits(desk, removal.edits);
  const unsaved = desk.drafts.baseOf(entry.file.path) === undefined ? [] : unsavedPlaces(desk, edits);
  if (unsaved.length > 0) return { ...none, ...WORDS.refusals.unsaved, places: unsaved };
  const held = kept.flatMap(shown);
  const isHeld = (place: Place) => held.some((each) => keyOf(each) === keyOf(place));
  const places = [...held, ...faults.filter((fault) => !isHeld(fault))];
  const refusal = held.length > 0 ? WORDS.refusals.named(held.length) : WORDS.refusals.broken;
  if (places.length > 0) return { ...none, ...refusal, asked, places };
  return {
    allowed: true,
    message: messageOf(address, pagesOf(desk.snapshot, subject)),
    advice: WORDS.refusals.freeAdvice,
    places: [],
    asked,
    removed: [...removed.flatMap(shown), ...cured],
    unlinked: unlinked.flatMap(shown),
    mentions: mentionsAfter(desk, entry, edits),
    redirect: known && address !== undefined ? { from: address, to: pageAbove(model, known, address) } : null,
  };
}

function keyOf({ subject, pointer }: Pick<Place, 'subject' | 'pointer'>): string {
  return `${subject}#${pointer}`;
}

type Going = Partial<Removal> & Pick<Removal, 'edits'>;

function removing(desk: Desk, subject: string, instead: Instead = {}, redirectTo?: string): Going {
  const { path, text } = desk.entry(subject).file;
  const model = desk.snapshot.model();
  const known = model.entry(subject);
  const files = Object.entries(instead).flatMap(([key, slug]) => {
    const [from = '', pointer = ''] = key.split('#');
    const file = model.entry(from)?.file.path;
    return file === undefined ? [] : [[placeKey({ file, pointer }), slug] as const];
  });
  return known
    ? removalOf(desk.snapshot.sound.schemas, model, known, redirectTo, new Map(files))
    : { edits: [{ path, before: text, after: undefined }] };
}

/** Edits, with those that take out each item of a list that would be wrong after them; and what would still be wrong. */
function curedEdits(desk: Desk, edits: readonly ContentEdit[]) {
  const { content } = desk.snapshot.loaded;
  const byPath = new Map(edits.map((edit) => [edit.path, edit]));
  const cured: Place[] = [];
  let known: readonly string[] | undefined;
  for (;;) {
    const faults = faultsAfter(desk, [...byPath.values()]);
    const items = new Map<string, Place>();
    for (const place of faults) {
      const entry = findEntry(content, place.subject);
      const text = entry && (byPath.get(entry.file.path) ?? { after: entry.file.text }).after;
      if (!entry || text === undefined) continue;
      const around = (pointer: string) => removableItem(content.schemas, entry, yamlValue(text), pointer);
      // What nothing reads since an item has gone, goes as well.
      const isNew = known !== undefined && !known.includes(keyOf(place));
      const pointer = around(place.pointer) ?? (isNew ? around(parentPointer(place.pointer)) : null);
      if (pointer !== null) items.set(keyOf({ ...place, pointer }), place);
    }
    if (items.size === 0) return { edits: [...byPath.values()], cured, faults };
    // From the end, so that the pointers of the rest stay what they are.
    for (const [key, place] of [...items].sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }))) {
      const { path, text } = desk.entry(place.subject).file;
      const edit = byPath.get(path) ?? { path, before: text, after: text };
      const pointer = key.slice(key.indexOf('#') + 1);
      byPath.set(path, { ...edit, after: editValue(edit.after ?? '', { op: 'remove', pointer }) });
      cured.push(place);
    }
    known = faults.map(keyOf);
  }
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
export function deleteEntry(desk: Desk, subject: string, instead: Instead = {}, redirectTo?: string): void {
  const entry = desk.entry(subject);
  const { allowed, asked, ...plan } = deletePlan(desk, subject, instead);
  if (!allowed) throw new Refused(plan, plan.places);
  const open = asked.filter((place) => instead[place.key] === undefined);
  if (open.length > 0) throw new Refused(WORDS.refusals.named(open.length), open);
  const label = WORDS.deleted(titleOf(desk.snapshot.loaded.content, entry));
  const { edits } = removing(desk, subject, instead, redirectTo);
  if (desk.drafts.baseOf(entry.file.path) === undefined) takeBack(desk, subject, label);
  else writeSoundly(desk, label, subject, curedEdits(desk, edits).edits);
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
  const unsaved = unsavedPlaces(desk, edits);
  if (unsaved.length > 0) throw new Refused(WORDS.refusals.unsaved, unsaved);
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

/** The entries in the files of some edits that are not saved. */
function unsavedPlaces({ drafts, snapshot }: Desk, edits: readonly ContentEdit[]): readonly Place[] {
  const { content } = snapshot.loaded;
  const unsaved = edits.flatMap(({ path }) => (drafts.isUnsaved(path) ? [path] : []));
  const entries = allEntries(content).filter(({ file }) => unsaved.includes(file.path));
  return entries.map((entry) => placeOf(content, entry, ''));
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
