import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository.ts';
import { askGit, runGit } from './run-git.ts';

/** A file of a folder in two versions, by its path from there and the name of what it held. */
export interface FileChange {
  readonly before: FileVersion | undefined;
  /** Under another path where it was renamed. */
  readonly after: FileVersion | undefined;
}

export interface FileVersion {
  readonly path: string;
  readonly blob: string;
}

export function pathsOf({ before, after }: FileChange): string[] {
  return [before, after].flatMap((version) => (version ? [version.path] : []));
}

/** A commit and what it changed below the repository's folder, against its first parent. */
export interface Revision {
  readonly commit: string;
  /** Empty for the first. */
  readonly parents: readonly string[];
  /** When it was made, ISO 8601, in the author's time zone. */
  readonly time: string;
  readonly author: string;
  readonly sentence: string;
  readonly files: readonly FileChange[];
  /** Whether it changed files that are not content. */
  readonly isOfCode: boolean;
}

/** How Git lists changes of files, for `readChanges`. */
export const RAW = ['--raw', '-z', '-M', '--no-abbrev', '--relative'];
const FORMAT = '--format=%x01%H%x00%P%x00%aI%x00%aN%x00%s%x00%b';

/**
 * The commits that changed the folder, from `start` on, the last first. A merge is one revision, with the words and the time of
 * the branch that was merged.
 */
export async function revisionsFrom(
  repository: Repository,
  { start, limit }: { readonly start: string; readonly limit?: number },
): Promise<Revision[]> {
  const range = [...(limit === undefined ? [] : [`--max-count=${limit}`]), start];
  const args = ['log', '--first-parent', ...RAW, '--diff-merges=first-parent', FORMAT, ...range, '--', '.'];
  const ends = shallowEnds(repository);
  const revisions = readLog((await runGit(repository.folder, args)).toString('utf8'));
  // The last commit of a shallow clone seems to add every file.
  const kept = revisions.filter(({ commit }) => !ends.has(commit));
  const others = await changingOthers(repository, kept);
  return await withWordsOfBranches(
    repository,
    kept.map((each) => ({ ...each, isOfCode: others.has(each.commit) })),
  );
}

/** The commits, but the first, that changed files neither below the folder nor among the words that are right. */
async function changingOthers(
  { folder, prefix }: Repository,
  revisions: readonly Revision[],
): Promise<ReadonlySet<string>> {
  const words = path.posix.join(prefix, '../cspell-noms.txt');
  const args = ['diff-tree', '--stdin', '-r', '-z', '--diff-merges=first-parent', '--name-only'];
  const input = revisions.map(({ commit }) => `${commit}\n`).join('');
  const found = new Set<string>();
  let commit = '';
  for (const name of (await askGit(folder, args, { input })).split('\0'))
    if (/^[\da-f]{40,64}$/.test(name)) commit = name;
    else if (name !== '' && !name.startsWith(prefix) && name !== words) found.add(commit);
  return found;
}

export async function changesBetween(
  { folder }: Repository,
  before: string,
  after: string,
): Promise<FileChange[]> {
  const args = ['diff-tree', '-r', ...RAW, before, after, '--', '.'];
  return readChanges((await runGit(folder, args)).toString('utf8'));
}

export function isShallow(repository: Repository): boolean {
  return shallowEnds(repository).size > 0;
}

function shallowEnds({ sharedDir }: Repository): ReadonlySet<string> {
  const file = path.join(sharedDir, 'shallow');
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

function readLog(output: string): Revision[] {
  const fields = output.split('\0');
  const revisions: (Revision & { files: FileChange[] })[] = [];
  for (let at = 0; at < fields.length; ) {
    const field = (fields[at] ?? '').replace(/^\n/, '');
    if (field.startsWith('\x01')) {
      const [parents = '', time = '', author = '', sentence = ''] = fields.slice(at + 1, at + 5);
      revisions.push({
        commit: field.slice(1),
        parents: parents.split(' ').filter(Boolean),
        time,
        author,
        sentence,
        files: [],
        isOfCode: false,
      });
      at += 6;
    } else if (field.startsWith(':')) {
      const { change, length } = readChange(field, fields, at);
      revisions.at(-1)?.files.push(change);
      at += length;
    } else at++;
  }
  return revisions;
}

/** What `git diff --raw -z` prints. */
export function readChanges(output: string): FileChange[] {
  const fields = output.split('\0');
  const changes: FileChange[] = [];
  for (let at = 0; at < fields.length; ) {
    const field = fields[at] ?? '';
    if (!field.startsWith(':')) break;
    const { change, length } = readChange(field, fields, at);
    changes.push(change);
    at += length;
  }
  return changes;
}

/** `:100644 100644 BLOB BLOB R100`, then one path or two. */
function readChange(field: string, fields: readonly string[], at: number) {
  const [, , old = '', now = '', status = ''] = field.split(' ');
  const isPair = /^[RC]/.test(status);
  const from = fields[at + 1] ?? '';
  const to = isPair ? (fields[at + 2] ?? '') : from;
  const change: FileChange = {
    before: /^[AC]/.test(status) ? undefined : { path: from, blob: old },
    after: status === 'D' ? undefined : { path: to, blob: now },
  };
  return { change, length: isPair ? 3 : 2 };
}

/** Replaces « Merge branch … », which informs nobody, by the last message of what was merged, and says when that was made. */
async function withWordsOfBranches({ folder }: Repository, revisions: Revision[]) {
  const merged = revisions.flatMap(({ parents }) => parents.slice(1, 2));
  if (merged.length === 0) return revisions;
  const args = ['log', '--no-walk=unsorted', '-z', '--format=%H%x01%aN%x01%aI%x01%s', ...merged];
  const rows = (await askGit(folder, args)).split('\0').map((row) => row.split('\x01'));
  const words = new Map(
    rows.map(([commit = '', author = '', time = '', sentence = '']) => [commit, { author, time, sentence }]),
  );
  return revisions.map((revision) => {
    const [, branch] = revision.parents;
    return branch === undefined ? revision : { ...revision, ...words.get(branch) };
  });
}
