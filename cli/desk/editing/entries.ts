import type { Entry } from '../../content/content.ts';
import { nameFault } from '../../content/file-name.ts';
import { namingField } from '../../content/given-name.ts';
import { parseYaml } from '../../content/parse-yaml.ts';
import { editValue } from '../../edit/edit-value.ts';
import { renamingOf } from '../../edit/renaming.ts';
import { skeletonOf } from '../../edit/skeleton.ts';
import { ownRoutes, usagesOf } from '../../model/usages.ts';
import { slugOf } from '../../shared/slug.ts';
import type { DeletePlan, Place } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { Refused } from '../refused.ts';
import type { Drafts } from '../state/drafts.ts';
import type { FileChange, Step } from '../state/steps.ts';
import { placeOf, titleOf } from '../view/names.ts';
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
  const skeleton = () =>
    named(
      withoutRemarks(skeletonOf(content.schemas, schema, { today: desk.today, schemaPath, language: 'fr' })),
      name,
    );
  const text = source ? named(desk.drafts.textOf(source.file.path) ?? '', name) : skeleton();
  const subject = `${collection}/${slug}`;
  desk.drafts.change({
    label: WORDS.created(name),
    subject,
    changes: [{ path, before: undefined, after: text }],
  });
  desk.tell({ type: 'changed', subjects: [subject] });
  return subject;
}

/** Gives an entry another name, in the files: everything that names it follows, and its page is redirected. Returns the new subject. */
export function renameEntry(desk: Desk, subject: string, name: string): string {
  const entry = desk.entry(subject);
  const { loaded } = desk.snapshot;
  if (entry.collection === undefined) throw new Refused(WORDS.refusals.single);
  // Its address stays where capitals and accents alone differ.
  if (slugOf(name) === entry.slug) return nameAnew(desk, entry, name);
  const slug = newSlug(desk, entry.collection, name);
  const { stuck, texts, newPath } = renamingOf(desk.snapshot.model(), entry, slug);
  if (stuck.length > 0) throw new Refused(WORDS.refusals.stuck, placesOf(desk, stuck));
  const { path, text } = entry.file;
  const others = [...texts].flatMap(([other, after]): FileChange[] => {
    const before = desk.drafts.textOf(other);
    return other === path || before === after ? [] : [{ path: other, before, after }];
  });
  if ([path, ...others.map((other) => other.path)].some((each) => desk.drafts.isUnsaved(each)))
    throw new Refused(WORDS.refusals.unsaved);
  const after = named(texts.get(path) ?? text, name);
  const edits = [{ path, before: text, after, newPath }, ...others];
  const target = `${entry.collection}/${slug}`;
  const changes: FileChange[] = [
    { path, before: text, after: undefined },
    { path: newPath, before: undefined, after },
    ...others,
  ];
  const label = WORDS.renamed(titleOf(loaded.content, entry));
  writeSoundly(desk, { label, subject: target, changes }, edits);
  desk.tell({ type: 'changed', subjects: [subject, target] });
  return target;
}

/** Another name for an entry whose address does not change: an edit like others. */
function nameAnew(desk: Desk, entry: Entry, name: string): string {
  const { subject, file } = entry;
  const before = desk.drafts.textOf(file.path) ?? file.text;
  const label = WORDS.renamed(titleOf(desk.snapshot.loaded.content, entry));
  desk.drafts.change({ label, subject, changes: [{ path: file.path, before, after: named(before, name) }] });
  desk.tell({ type: 'changed', subjects: [subject] });
  return subject;
}

/** What deleting an entry would do: refused while others name it. */
export function deletePlan(desk: Desk, subject: string): DeletePlan {
  const entry = desk.entry(subject);
  if (entry.collection === undefined)
    return { allowed: false, ...new Refused(WORDS.refusals.single).refusal };
  const { sound } = desk.snapshot;
  const model = desk.snapshot.model();
  const known = model.entry(subject);
  const usages = known ? usagesOf(model, known) : [];
  const others = usages.filter(({ kind, place }) => kind !== 'states' && place.file !== entry.file.path);
  if (others.length > 0) {
    const places = placesOf(
      desk,
      others.map(({ place }) => place),
    );
    return { allowed: false, ...WORDS.refusals.named(places.length), places };
  }
  const [page] = known ? ownRoutes(model, known) : [];
  const message = page === undefined ? WORDS.refusals.free : WORDS.refusals.page(page);
  const places = known ? [placeOf(sound, known, '')] : [];
  return { allowed: true, message, advice: WORDS.refusals.freeAdvice, places };
}

/** Deletes an entry's file as a step that can be undone; throws `Refused` where its plan does. */
export function deleteEntry(desk: Desk, subject: string): void {
  const entry = desk.entry(subject);
  const { path } = entry.file;
  const { allowed, ...plan } = deletePlan(desk, subject);
  if (!allowed) throw new Refused(plan, plan.places);
  const label = WORDS.deleted(titleOf(desk.snapshot.loaded.content, entry));
  if (desk.drafts.baseOf(path) === undefined) {
    const before = desk.drafts.textOf(path);
    desk.drafts.change({ label, subject, changes: [{ path, before, after: undefined }] });
  } else {
    if (desk.drafts.isUnsaved(path)) throw new Refused(WORDS.refusals.unsaved);
    const changes: FileChange[] = [{ path, before: entry.file.text, after: undefined }];
    writeSoundly(desk, { label, subject, changes }, changes);
  }
  desk.tell({ type: 'changed', subjects: [subject] });
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

/** Writes files, unless more would be wrong afterwards than was before. */
export function writeSoundly(
  desk: Desk,
  step: Omit<Step, 'at' | 'isSaved'>,
  edits: Parameters<Drafts['writeStep']>[1],
): void {
  const before = desk.snapshot.loaded.problems.length;
  const isWritten = desk.drafts.writeStep(step, edits, () => {
    desk.workspace.refresh();
    return desk.snapshot.loaded.problems.length <= before;
  });
  if (!isWritten) throw new Refused(WORDS.refusals.broken);
}

function placesOf(
  desk: Desk,
  places: readonly { readonly file: string; readonly pointer: string }[],
): Place[] {
  const { content } = desk.snapshot.loaded;
  const entries = new Map(desk.snapshot.model().entries.map((entry) => [entry.file.path, entry]));
  return places.flatMap(({ file, pointer }) => {
    const entry = entries.get(file);
    return entry ? [placeOf(content, entry, pointer)] : [];
  });
}

/** A text for a new entry, with its name in the field that names it. */
function named(text: string, name: string): string {
  const { value } = parseYaml('', text);
  const key = namingField(value);
  return key === undefined ? text : editValue(text, { op: 'set', pointer: `/${key}`, value: name });
}

/** A skeleton without what it explains: the form does. */
function withoutRemarks(text: string): string {
  return text
    .split('\n')
    .filter((line, index) => index === 0 || !/^\s*#/.test(line))
    .join('\n');
}
