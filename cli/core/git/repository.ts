import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { askGit, GitError, tryGit } from './run-git.ts';

/** The repository that a folder is part of. Commands run in that folder, and paths start there. */
export interface Repository {
  readonly folder: string;
  readonly top: string;
  /** From the top to the folder, with `/` and one at its end; empty at the top. */
  readonly prefix: string;
  /** The Git directory of this working tree, and the one that all working trees share. */
  readonly gitDir: string;
  readonly sharedDir: string;
}

/** Why there is no history: no Git, no repository, one that belongs to somebody else, or nothing in it yet. */
export type Missing = 'git' | 'repository' | 'owner' | 'revision';

/** The repository of a folder that has at least one commit. */
export async function openRepository(folder: string): Promise<Repository | Missing> {
  const cwd = realpathSync(folder);
  try {
    const folders = ['--show-toplevel', '--git-dir', '--git-common-dir'];
    const args = ['rev-parse', '--path-format=absolute', ...folders, '--show-prefix'];
    const [top = '', gitDir = '', sharedDir = '', prefix = ''] = (await askGit(cwd, args)).split('\n');
    const repository = { folder: cwd, top, prefix, gitDir, sharedDir };
    return (await commitOf(repository, 'HEAD')) === undefined ? 'revision' : repository;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.reason === 'missing') return 'git';
    return /dubious ownership/.test(error.output) ? 'owner' : 'repository';
  }
}

export function commitOf({ folder }: Repository, name: string): Promise<string | undefined> {
  return tryGit(folder, ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`]);
}

/** The branch that is checked out; `undefined` where none is. */
export function currentBranch({ folder }: Repository): Promise<string | undefined> {
  return tryGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
}

/** Whether a merge or the like has begun and is not done. */
export function isBusy({ gitDir }: Repository): boolean {
  const signs = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
  return signs.some((name) => existsSync(path.join(gitDir, name)));
}

/** Where a branch is pushed to. */
export interface Remote {
  readonly name: string;
  /** The name of the branch there. */
  readonly branch: string;
  /** As it was given, before the settings of this machine send it elsewhere. */
  readonly address: string;
}

/** The remote that a branch follows; else `origin`, else the only one. */
export async function remoteOf({ folder }: Repository, branch: string): Promise<Remote | undefined> {
  const args = ['config', '-z', '--get-regexp', '^(remote\\..*\\.url|branch\\..*\\.(remote|merge))$'];
  const rows = ((await tryGit(folder, args)) ?? '').split('\0').map((row) => row.split('\n'));
  const settings = new Map(rows.map(([key = '', value = '']) => [key, value]));
  const names = [...settings.keys()].flatMap((key) => /^remote\.(.*)\.url$/s.exec(key)?.[1] ?? []);
  const followed = settings.get(`branch.${branch}.remote`);
  const name = [followed, 'origin', names.length === 1 ? names[0] : undefined].find(
    (each) => each !== undefined && names.includes(each),
  );
  if (name === undefined) return undefined;
  const merge = name === followed ? settings.get(`branch.${branch}.merge`) : undefined;
  const address = settings.get(`remote.${name}.url`) ?? '';
  return { name, branch: merge?.replace(/^refs\/heads\//, '') ?? branch, address };
}

/** The commit that a remote's branch was at when it was last fetched. */
export function lastSeen(repository: Repository, { name, branch }: Remote): Promise<string | undefined> {
  return commitOf(repository, `refs/remotes/${name}/${branch}`);
}

/** The newest commit from which two have grown apart; `undefined` where they have nothing in common. */
export function forkOf({ folder }: Repository, one: string, other: string): Promise<string | undefined> {
  return tryGit(folder, ['merge-base', one, other]);
}
