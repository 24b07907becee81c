import { type Content, findEntry } from '../../core/content/content.ts';
import { ownerOf } from '../../core/content/owners.ts';
import { parseYaml } from '../../core/content/parse-yaml.ts';
import type { SchemaFile } from '../../core/content/schemas.ts';
import type { FileChange, FileVersion } from '../../core/git/revisions.ts';
import { withoutBom } from '../../core/text/byte-order-mark.ts';
import type { JsonValue } from '../../core/values/json-value.ts';
import { titleOf, titleOfCollection } from '../view/names.ts';
import { type Change, changesIn, type EntryVersions, idOf, titleOfVersions } from './change-words.ts';
import { pictureWords } from './value-words.ts';
import { HISTORY_WORDS } from './words.ts';

/** A file in two versions, and how to read and show them. */
export interface Reading {
  /** The bytes of a version; `undefined` where they are not here. */
  bytes(side: 'before' | 'after', version: FileVersion): Buffer | undefined;
  /** The address of a picture, by its path from the content folder. */
  picture(side: 'before' | 'after', path: string): string | null;
}

/** What changed in one entry, or among the files that are not entries. */
export interface ChangedEntry {
  /** Empty for files that are not entries. */
  readonly subject: string;
  readonly title: string;
  readonly kind: 'new' | 'changed' | 'deleted';
  readonly changes: readonly Change[];
  readonly files: readonly FileChange[];
}

/** The entries that changed, with their changes in words. An entry of which only the writing changed has none. */
export function entryChanges(
  content: Content,
  files: readonly FileChange[],
  reading: Reading,
): ChangedEntry[] {
  const entries: ChangedEntry[] = [];
  const others: Change[] = [];
  const otherFiles: FileChange[] = [];
  for (const file of files) {
    const versions = versionsOf(content, file, reading);
    if (!versions) {
      others.push(...otherChanges(content, file, reading));
      otherFiles.push(file);
    } else if (versions === 'unreadable') entries.push(unreadable(content, file));
    else {
      const kind = !versions.before ? 'new' : !versions.after ? 'deleted' : 'changed';
      const show = (side: 'before' | 'after', value: string) => {
        const inside = pictureFile(content, value);
        return inside === undefined ? null : reading.picture(side, inside);
      };
      const title = titleOfVersions(content, versions);
      const changes = versions.schema.isBuiltIn
        ? [inOne(versions.subject, title, HISTORY_WORDS.noted)]
        : changesIn(content, versions, show);
      entries.push({ subject: versions.subject, title, kind, changes, files: [file] });
    }
  }
  entries.sort((a, b) => (a.subject < b.subject ? -1 : 1));
  // A tree and its prices have one name.
  const isShared = ({ title }: ChangedEntry) => entries.filter((each) => each.title === title).length > 1;
  const named = entries.map((entry) =>
    isShared(entry)
      ? {
          ...entry,
          title: `${entry.title} (${titleOfCollection(content, entry.subject.replace(/\/[^/]*$/, ''))})`,
        }
      : entry,
  );
  if (others.length > 0)
    named.push({
      subject: '',
      title: HISTORY_WORDS.pictures,
      kind: 'changed',
      changes: others,
      files: otherFiles,
    });
  return named;
}

/** Whether a file is an editor's to follow: a picture, or an entry that is not kept for the workshop. */
export function isShown(content: Content, { before, after }: FileChange): boolean {
  const { folder } = content.settings.images;
  return [before, after].some((version) => {
    if (version?.path.startsWith(`${folder}/`)) return true;
    const owner = version?.path.endsWith('.yaml') ? ownerOf(content.schemas, version) : undefined;
    return owner !== undefined && !isOfWorkshop(owner.schema);
  });
}

/** Whether only those who build the site write entries of a schema. */
export function isOfWorkshop({ isBuiltIn, schema }: SchemaFile): boolean {
  return isBuiltIn || schema['x-workshop'] === true;
}

/** The subject of a file, if its schema makes an entry of it. */
export function subjectOf(content: Content, file: string): string | undefined {
  const owner = file.endsWith('.yaml') ? ownerOf(content.schemas, { path: file }) : undefined;
  return owner && (owner.collection === undefined ? owner.slug : `${owner.collection}/${owner.slug}`);
}

/**
 * What a file of the content is called.
 * @param text that of a file that is gone
 */
export function nameOfFile(content: Content, file: string, text = ''): string {
  const entry = findEntry(content, subjectOf(content, file) ?? '');
  if (entry) return titleOf(content, entry);
  const owner = text === '' ? undefined : ownerOf(content.schemas, { path: file });
  return owner ? titleOf(content, { ...owner, value: readValue(text) ?? {} }) : pictureWords(file);
}

/** What changes in an entry between two texts of its file. */
export function changesOfText(
  content: Content,
  path: string,
  before: string,
  after: string,
): readonly Change[] {
  const files = [{ before: { path, blob: 'before' }, after: { path, blob: 'after' } }];
  const bytes = (side: 'before' | 'after') => Buffer.from(side === 'before' ? before : after);
  return entryChanges(content, files, { bytes, picture: () => null }).flatMap(({ changes }) => changes);
}

/** The subject of a changed file: as it is called after the change, or was before it went. */
export function subjectOfChange(content: Content, { before, after }: FileChange): string | undefined {
  return subjectOf(content, (after ?? before)?.path ?? '');
}

function versionsOf(
  content: Content,
  { before, after }: FileChange,
  reading: Reading,
): EntryVersions | 'unreadable' | undefined {
  const [old, now] = [before, after].map((version) =>
    version?.path.endsWith('.yaml') ? ownerOf(content.schemas, version) : undefined,
  );
  const owner = now ?? old;
  const subject = owner && subjectOf(content, (now ? after : before)?.path ?? '');
  if (!owner || subject === undefined) return undefined;
  const [from, to] = [old && before, now && after].map((version, index) => {
    const bytes = version && reading.bytes(index === 0 ? 'before' : 'after', version);
    return bytes && readValue(bytes);
  });
  // A file that could not be read in one version is reported without its fields; one that was missing is new.
  const isBroken = (old && from === undefined) || (now && to === undefined);
  if (isBroken) return 'unreadable';
  return {
    subject,
    schema: owner.schema,
    collection: owner.collection,
    before: old && from !== undefined ? { slug: old.slug, value: from } : undefined,
    after: now && to !== undefined ? { slug: now.slug, value: to } : undefined,
  };
}

/** The value of a file; `undefined` if it is not valid YAML. */
export function readValue(bytes: Buffer | string): JsonValue | undefined {
  const text = withoutBom(bytes.toString());
  const { value, problems } = parseYaml('', text);
  return problems.length > 0 ? undefined : (value ?? {});
}

function unreadable(content: Content, file: FileChange): ChangedEntry {
  const subject = subjectOfChange(content, file) ?? '';
  const entry = findEntry(content, subject);
  const title = entry ? titleOf(content, entry) : subject;
  return {
    subject,
    title,
    kind: file.before ? (file.after ? 'changed' : 'deleted') : 'new',
    changes: [inOne(subject, title, HISTORY_WORDS.unreadable)],
    files: [file],
  };
}

/** All that changed in an entry, without its fields. */
function inOne(subject: string, title: string, label: string): Change {
  const place = { subject, pointer: '', title, label };
  return { id: idOf(subject, ''), place, before: null, after: null };
}

/** A picture that came, went, or was replaced; any other file by its name. */
function otherChanges(content: Content, { before, after }: FileChange, reading: Reading): Change[] {
  const file = (after ?? before)?.path ?? '';
  const isPicture = (version: FileVersion | undefined) =>
    version?.path.startsWith(`${content.settings.images.folder}/`) === true;
  const isSeen = isPicture(before) || isPicture(after);
  if (before && after && before.blob === after.blob && before.path === after.path) return [];
  const label = isSeen ? HISTORY_WORDS.picture : HISTORY_WORDS.otherText;
  const name = (version: FileVersion | undefined) => (version ? pictureWords(version.path) : null);
  const isSameName = name(before) === name(after);
  const place = {
    subject: '',
    pointer: '',
    title: HISTORY_WORDS.pictures,
    label: label(name(after ?? before) ?? ''),
  };
  const change: Change = {
    id: idOf('', file),
    place,
    before: isSameName ? HISTORY_WORDS.old : name(before),
    after: isSameName ? HISTORY_WORDS.new : name(after),
  };
  const shown = (side: 'before' | 'after', version: FileVersion | undefined) =>
    version && isPicture(version) ? reading.picture(side, version.path) : null;
  const pictures = { before: shown('before', before), after: shown('after', after) };
  return [isSeen ? { ...change, pictures } : change];
}

/** The file of a picture field, from the content folder; `undefined` for one elsewhere. */
export function pictureFile(content: Content, value: string): string | undefined {
  const { folder } = content.settings.images;
  const inside = value.replace(/^\//, '');
  if (/^https?:/.test(value)) return undefined;
  return inside.startsWith(`${folder}/`) ? inside : `${folder}/${inside}`;
}
