import { type Content, findEntry } from '../../core/content/content.ts';
import { groupBy } from '../../core/content/group.ts';
import { memoize } from '../../core/content/memoize.ts';
import { readBlobs } from '../../core/git/blobs.ts';
import { commitOf, type Missing, openRepository, type Repository } from '../../core/git/repository.ts';
import {
  type FileChange,
  isShallow,
  pathsOf,
  type Revision,
  revisionsFrom,
} from '../../core/git/revisions.ts';
import { askGit } from '../../core/git/run-git.ts';
import { dayOf } from '../../core/shared/day.ts';
import type { History, Moment } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { MISSING_WORDS } from '../missing-words.ts';
import { suggestionFor } from '../publication/sentence.ts';
import { type Change, fieldOfId } from './change-words.ts';
import { editBack } from './edit-back.ts';
import { type ChangedEntry, entryChanges, isShown, readValue, subjectOf } from './entry-changes.ts';
import { dayLabel, momentLabel, timeLabel, weeksOf } from './moments.ts';
import { HISTORY_WORDS } from './words.ts';

/** Moments in one answer. */
const PAGE = 30;
/** Bytes of older versions that stay in memory. */
const KEPT_BLOBS = 4000;
/** Entries that came or went in one moment, beyond which they are counted. */
const MOST_ENTRIES = 12;

/** How those who build the site begin: with an area and a colon, before which French has a space. */
const BY_BUILDERS = /^[a-z-]+(?:, [a-z-]+)*: /;

/** What of the history is asked for. */
interface Asked {
  /** An entry, under all names that it had; all entries without it. */
  readonly subject?: string;
  /** The first and the last day, `2026-11-23`. */
  readonly since?: string;
  readonly until?: string;
  /** How many times as much as one looks through at once. */
  readonly pages?: number;
}

/** The history of a project's content, as long as a desk is open. */
export class ContentHistory {
  private readonly desk: DeskContent;
  private readonly blobs = new Map<string, Buffer>();
  /** By subject, the last text of each entry that came or went. */
  private readonly others = new Map<string, Buffer>();
  /** What is committed never changes. */
  private known: { readonly head: string; readonly revisions: readonly Revision[] } = {
    head: '',
    revisions: [],
  };
  /** Moments in words, by their commit: as long as the content is the same that gives the words. */
  private readonly moments = new WeakMap<Content, Map<string, Moment>>();

  constructor(desk: DeskContent) {
    this.desk = desk;
  }

  /** The repository, looked up each time: it may not have existed before. */
  repository(): Promise<Repository | Missing> {
    return openRepository(this.desk.project.contentDir);
  }

  async read({ subject, since = '', until = '', pages = 1 }: Asked = {}): Promise<History> {
    const repository = await this.repository();
    if (typeof repository === 'string')
      return { missing: MISSING_WORDS[repository], more: false, periods: [], days: [] };
    const content = this.desk.content();
    const today = this.desk.today();
    const all = await this.revisions(repository);
    const found = (subject === undefined ? all : ofFile(all, fileOf(content, subject)))
      .filter(({ files }) => files.some((file) => isShown(content, file)))
      .map((revision) => ({ revision, day: dayOf(new Date(revision.time)) }))
      .filter(({ day }) => since <= day && (until === '' || day <= until))
      .toSorted((a, b) => Date.parse(b.revision.time) - Date.parse(a.revision.time));
    const page = found.slice(0, PAGE * pages);
    await this.readAll(
      repository,
      page.map(({ revision }) => revision),
    );
    const moments = page.map(({ revision, day }) => ({
      day,
      moment: subject === undefined ? this.siteMoment(content, revision) : this.momentOf(content, revision),
    }));
    const days = groupBy(
      moments.filter(({ moment }) => moment.changes.length > 0),
      ({ day }) => day,
    );
    const more = found.length > page.length;
    return {
      missing: !more && isShallow(repository) ? HISTORY_WORDS.olderElsewhere : null,
      more,
      periods: weeksOf(today),
      days: [...days].map(([day, of]) => ({
        day,
        label: dayLabel(day, today),
        moments: of.map(({ moment }) => moment),
      })),
    };
  }

  /** All of this branch, as Git orders them. */
  async revisions(repository: Repository): Promise<readonly Revision[]> {
    const head = await askGit(repository.folder, ['rev-parse', 'HEAD']);
    if (this.known.head !== head)
      this.known = { head, revisions: await revisionsFrom(repository, { start: head }) };
    return this.known.revisions;
  }

  /** What was published from one commit to another, newest first: of each moment what concerns some files. */
  async between(
    repository: Repository,
    { before, after }: { readonly before: string; readonly after: string },
    concerns: (file: FileChange) => boolean,
  ): Promise<Moment[]> {
    const content = this.desk.content();
    const today = this.desk.today();
    const all = await revisionsFrom(repository, { start: `${before}..${after}`, limit: PAGE });
    const revisions = all.map((each) => ({ ...each, files: each.files.filter(concerns) }));
    await this.readAll(repository, revisions);
    return revisions
      .filter(({ files }) => files.some((file) => isShown(content, file)))
      .map((each) => ({ ...this.momentOf(content, each), time: momentLabel(each.time, today) }));
  }

  /** One moment of the past, with what it changed; `undefined` for none of this repository. */
  async revision(repository: Repository, id: string): Promise<Revision | undefined> {
    if (!COMMIT.test(id) || (await commitOf(repository, id)) !== id) return undefined;
    const [revision] = await revisionsFrom(repository, { start: id, limit: 1 });
    return revision?.commit === id ? revision : undefined;
  }

  /** The differences of the files of two versions, in words. */
  changes(content: Content, files: readonly FileChange[], before: string, after: string): ChangedEntry[] {
    return entryChanges(this.withOthers(content), files, {
      bytes: (_side, { blob }) => this.blobs.get(blob),
      picture: (side, file) => pictureAddress(file, side === 'before' ? before : after),
    });
  }

  /** The same for what has changed since a commit, with the files as they are on disk. */
  changesToNow(
    content: Content,
    files: readonly FileChange[],
    since: string,
    read: (path: string) => Buffer | undefined,
  ): ChangedEntry[] {
    return entryChanges(this.withOthers(content), files, {
      bytes: (side, { path, blob }) => (side === 'before' ? this.blobs.get(blob) : read(path)),
      picture: (side, file) => pictureAddress(file, side === 'before' ? since : undefined),
    });
  }

  /** Reads what the files of revisions held, into memory. */
  async readAll(repository: Repository, revisions: readonly Pick<Revision, 'files'>[]): Promise<void> {
    const names = revisions
      .flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after]))
      .flatMap((version) => (version?.path.endsWith('.yaml') ? [version.blob] : []));
    const wanted = names.filter((name) => !this.blobs.has(name));
    for (const [name, bytes] of await readBlobs(repository, wanted)) this.blobs.set(name, bytes);
    for (const name of [...this.blobs.keys()].slice(0, Math.max(0, this.blobs.size - KEPT_BLOBS)))
      if (!names.includes(name)) this.blobs.delete(name);
    const content = this.desk.content();
    const moved = revisions.flatMap(({ files }) =>
      files.filter((file) => file.before?.path !== file.after?.path),
    );
    for (const { before, after } of moved)
      for (const { path, blob } of [before, after].flatMap((version) => version ?? [])) {
        const [subject, bytes] = [subjectOf(content, path), this.blobs.get(blob)];
        if (subject !== undefined && bytes && !this.others.has(subject)) this.others.set(subject, bytes);
      }
  }

  /** The content, in which entries that came or went are found, too: references to them show their titles. */
  readonly withOthers = memoize((content: Content): Content => {
    const find: Content['find'] = (collection, slug) => {
      const subject = `${collection}/${slug}`;
      const bytes = this.others.get(subject);
      const value = bytes && readValue(bytes);
      const [sibling] = content.collections.get(collection) ?? [];
      const other = value && sibling ? { ...sibling, subject, slug, value } : undefined;
      return content.find(collection, slug) ?? other;
    };
    return Object.assign(Object.create(content), { find });
  });

  private siteMoment(content: Content, revision: Revision): Moment {
    const known = this.moments.get(content) ?? new Map<string, Moment>();
    this.moments.set(content, known);
    const moment = known.get(revision.commit) ?? this.momentOf(content, revision);
    known.set(revision.commit, moment);
    return moment;
  }

  private momentOf(content: Content, revision: Revision): Moment {
    const { commit, parents, time, author, sentence, files, isOfCode } = revision;
    const shown = files.filter((file) => isShown(content, file));
    const entries = this.changes(content, shown, parents[0] ?? commit, commit);
    return {
      id: commit,
      time: timeLabel(time),
      author,
      sentence: isOfCode || BY_BUILDERS.test(sentence) ? suggestionFor(content, entries) : sentence,
      changes: summed(entries.map((each) => this.withUndone(content, each))),
    };
  }

  /** An entry whose changes say which of them has been undone since. */
  private withUndone(content: Content, changed: ChangedEntry): ChangedEntry {
    const [{ before, after } = {}] = changed.files;
    const present = findEntry(content, changed.subject);
    const [oldBytes, bytes] = [before, after].map((version) => version && this.blobs.get(version.blob));
    if (!present || !oldBytes || bytes?.toString() === present.file.text) return changed;
    const [old, then] = [readValue(oldBytes), bytes && readValue(bytes)];
    const changes = changed.changes.map((change) => {
      const { pointer, isGone } = fieldOfId(change.id);
      const isField = pointer !== '' && pointer !== 'nom' && old !== undefined && then !== undefined;
      const isUndone = isField
        ? editBack({ old, then, present: present.value }, pointer, isGone) === 'undone'
        : changed.kind === 'deleted';
      return { ...change, isUndone };
    });
    return { ...changed, changes };
  }
}

const COMMIT = /^[\da-f]{40,64}$/;

/** An entry is followed through its renames: its history is that of each of its names in turn. */
function ofFile(revisions: readonly Revision[], file: string | undefined): Revision[] {
  let name = file;
  return revisions.flatMap((revision) => {
    const files = revision.files.filter((change) => pathsOf(change).some((path) => path === name));
    const renamed = files.find(({ before, after }) => before && after?.path === name && before.path !== name);
    name = renamed?.before?.path ?? name;
    return files.length === 0 ? [] : [{ ...revision, files: renamed ? [renamed] : files }];
  });
}

/** The file of an entry; that of one that is gone, by its collection and slug. */
function fileOf(content: Content, subject: string): string | undefined {
  const entry = findEntry(content, subject);
  if (entry) return entry.file.path;
  const path = `${subject}.yaml`;
  return subjectOf(content, path) === subject ? path : undefined;
}

/** The changes of all entries; where very many came or went at once, how many. */
function summed(entries: readonly ChangedEntry[]): Change[] {
  const isCounted = (kind: ChangedEntry['kind']) =>
    entries.filter((each) => each.kind === kind).length > MOST_ENTRIES;
  const counted = (['new', 'deleted'] as const).filter((kind) => isCounted(kind));
  const single = entries
    .filter(({ kind }) => !counted.some((each) => each === kind))
    .flatMap(({ changes }) => changes);
  const counts = counted.map((kind): Change => {
    const count = entries.filter((each) => each.kind === kind).length;
    const label = kind === 'new' ? HISTORY_WORDS.manyNew(count) : HISTORY_WORDS.manyDeleted(count);
    return {
      id: `:${kind}`,
      place: { subject: '', pointer: '', title: '', label },
      before: null,
      after: null,
    };
  });
  return [...counts, ...single];
}

/** The address of a picture at a commit, or as it is on disk. */
export function pictureAddress(file: string, commit?: string): string {
  const at = commit === undefined ? '' : `at=${commit}&`;
  return `/desk/api/history/picture?${at}path=${encodeURIComponent(file)}`;
}
