import { copyFileSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository.ts';
import { type FileChange, readChanges } from './revisions.ts';
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
      env.GIT_ALTERNATE_OBJECT_DIRECTORIES = await askGit(folder, [
        ...['rev-parse', '--path-format=absolute', '--git-path', 'objects'],
      ]);
      env.GIT_OBJECT_DIRECTORY = objects;
    }
    await readCommit(repository, commit, env);
    await runGit(folder, ['add', '--all', '--', '.'], { env });
    const tree = await askGit(folder, ['write-tree'], { env });
    const part = await askGit(folder, ['rev-parse', `${tree}:${repository.prefix}`], { env });
    const args = [
      'diff-tree',
      '-r',
      '-z',
      '--raw',
      '-M',
      '--no-abbrev',
      '--relative',
      since,
      tree,
      '--',
      '.',
    ];
    return { tree, part, changes: readChanges((await runGit(folder, args, { env })).toString('utf8')) };
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

/** Has the real index agree with a new commit on what that changed, and on nothing else. */
export async function stageAs({ top }: Repository, before: string, after: string): Promise<void> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', before, after];
  const fields = (await runGit(top, args)).toString('utf8').split('\0');
  const rows: string[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', , blob = ''] = (fields[at] ?? '').split(' ');
    rows.push(`${mode} ${blob}\t${fields[at + 1]}\0`);
  }
  await runGit(top, ['update-index', '-z', '--index-info'], { input: rows.join('') });
}
