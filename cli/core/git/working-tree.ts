import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository.ts';
import { type FileChange, RAW, readChanges } from './revisions.ts';
import { askGit, runGit } from './run-git.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** A commit's files with those of the folder as they are on disk now. */
export interface WorkingTree {
  /** The name of the whole, and of the folder's part. */
  readonly tree: string;
  readonly part: string;
  /** What differs from the commit, below the folder. */
  readonly changes: readonly FileChange[];
}

/**
 * What a commit of the folder alone would hold. The real index, whatever else is staged and every other file stay as they
 * are.
 * @param options `isKept`: it is to be committed; otherwise nothing is written to the repository. `since`: another commit whose
 *   changes are listed
 * @throws GitError
 */
export async function workingTree(
  repository: Repository,
  commit: string,
  options: { readonly isKept: boolean; readonly since?: string },
): Promise<WorkingTree> {
  const { folder } = repository;
  const { isKept, since = commit } = options;
  return await inTemporaryFolder(async (temporary) => {
    const env: Record<string, string> = { GIT_INDEX_FILE: path.join(temporary, 'index') };
    if (!isKept) {
      const objects = path.join(temporary, 'objects');
      mkdirSync(objects);
      env.GIT_ALTERNATE_OBJECT_DIRECTORIES = path.join(repository.sharedDir, 'objects');
      env.GIT_OBJECT_DIRECTORY = objects;
    }
    await readCommit(repository, commit, env);
    await runGit(folder, ['add', '--all', '--', '.'], { env });
    const tree = await askGit(folder, ['write-tree'], { env });
    const part = await askGit(folder, ['rev-parse', `${tree}:${repository.prefix}`], { env });
    const args = ['diff-tree', '-r', ...RAW, since, tree];
    return {
      tree,
      part,
      changes: readChanges((await runGit(folder, [...args, '--', '.'], { env })).toString('utf8')),
    };
  });
}

/** With the real index as a start, Git need not read files that have not changed since it last looked. */
async function readCommit({ folder, gitDir }: Repository, commit: string, env: Record<string, string>) {
  try {
    const [index, copy] = [path.join(gitDir, 'index'), env.GIT_INDEX_FILE ?? ''];
    copyFileSync(index, copy);
    // By the time of the index, Git knows which files may have changed since in the same second.
    const { atime, mtime } = statSync(index);
    utimesSync(copy, atime, mtime);
    await runGit(folder, ['read-tree', '-m', commit], { env });
  } catch {
    // There is none, or a merge has left it half done.
    rmSync(env.GIT_INDEX_FILE ?? '', { force: true });
    await runGit(folder, ['read-tree', commit], { env });
  }
}

/** A file in two commits, by its path from the top; an empty name where there is none. */
export interface TreeChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** `100644 BLOB`, as an index has it after the change. */
  readonly entry: string;
}

/** What differs between two commits in the whole repository, each file by itself. */
export async function treeChanges({ top }: Repository, before: string, after: string): Promise<TreeChange[]> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', before, after];
  const fields = (await runGit(top, args)).toString('utf8').split('\0');
  const changes: TreeChange[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', old = '', blob = ''] = (fields[at] ?? '').split(' ');
    const named = (name: string) => (/^0+$/.test(name) ? '' : name);
    const file = fields[at + 1] ?? '';
    changes.push({ path: file, before: named(old), after: named(blob), entry: `${mode} ${blob}` });
  }
  return changes;
}

/** The tree of a commit with what another tree has changed at some paths, from the top. */
export async function treeWith(
  repository: Repository,
  { from, to }: { readonly from: string; readonly to: string },
  isTaken: (path: string) => boolean,
): Promise<string> {
  const changes = (await treeChanges(repository, from, to)).filter((change) => isTaken(change.path));
  return await inTemporaryFolder(async (temporary) => {
    const env = { GIT_INDEX_FILE: path.join(temporary, 'index') };
    await runGit(repository.top, ['read-tree', from], { env });
    await writeIndex(
      repository,
      changes.map((change) => [change.entry, change.path]),
      env,
    );
    return await askGit(repository.top, ['write-tree'], { env });
  });
}

/** Writes entries of an index, each as `MODE BLOB` and a path from the top. */
export async function writeIndex(
  { top }: Repository,
  entries: Iterable<readonly [entry: string, path: string]>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const rows = [...entries].map(([entry, file]) => `${entry}\t${file}\0`);
  if (rows.length > 0)
    await runGit(top, ['update-index', '-z', '--index-info'], { input: rows.join(''), env });
}

/** The files of Git that another program holds, or has left when it was killed: nothing can be recorded meanwhile. */
export function locksOf({ gitDir, sharedDir }: Repository, branch: string): string[] {
  const files = [
    path.join(gitDir, 'index.lock'),
    path.join(gitDir, 'HEAD.lock'),
    path.join(sharedDir, 'refs/heads', `${branch}.lock`),
    path.join(sharedDir, 'packed-refs.lock'),
  ];
  return files.filter((file) => existsSync(file));
}

/**
 * Moves the checked-out branch and the index to another commit; no file changes. Hooks are not run.
 * @param left paths from the top that the index keeps as they are staged
 */
export async function advance(
  repository: Repository,
  branch: string,
  {
    from,
    to,
    left = new Set(),
  }: { readonly from: string; readonly to: string; readonly left?: ReadonlySet<string> },
): Promise<void> {
  if (from === to) return;
  const changes = (await treeChanges(repository, from, to)).filter((change) => !left.has(change.path));
  // In this order: were it cut short between the two, the content would be staged as it is on disk, and nothing else.
  await writeIndex(
    repository,
    changes.map(({ entry, path: file }) => [entry, file]),
  );
  const message = `desk: ${(await askGit(repository.folder, ['show', '-s', '--format=%s', to])).slice(0, 200)}`;
  await askGit(repository.folder, [
    ...['-c', 'core.hooksPath=/dev/null', 'update-ref', '-m', message],
    ...[`refs/heads/${branch}`, to, from],
  ]);
}
