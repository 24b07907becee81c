import { commitOf, type Repository } from './repository.ts';
import type { FileVersion } from './revisions.ts';
import { askGit, tryGit } from './run-git.ts';

export async function dateOf({ folder }: Repository, commit: string): Promise<Date> {
  return new Date(await askGit(folder, ['show', '--no-patch', '--format=%cI', commit]));
}

/** The names of the trees or files at these paths, from the repository's folder; empty where a commit has none. */
export async function objectsAt(
  { folder }: Repository,
  commit: string,
  paths: readonly string[],
): Promise<string[]> {
  const listed = (await tryGit(folder, ['ls-tree', '-z', commit, '--', ...paths])) ?? '';
  const rows = listed.split('\0').map((row) => /^\d+ \w+ (\w+)\t(.*)$/s.exec(row) ?? []);
  const objects = new Map(rows.map(([, object = '', at = '']) => [at, object]));
  return paths.map((at) => objects.get(at) ?? '');
}

/** A file of the folder at a commit. */
export async function versionAt(
  repository: Repository,
  commit: string,
  path: string,
): Promise<FileVersion | undefined> {
  const [blob] = await objectsAt(repository, commit, [path]);
  return blob ? { path, blob } : undefined;
}

/** Whether the files at these paths are those of a commit, none missing and none new. */
export async function isUnchanged(
  { folder }: Repository,
  commit: string,
  paths: readonly string[],
): Promise<boolean> {
  const [same, others] = await Promise.all([
    tryGit(folder, ['diff', '--quiet', commit, '--', ...paths]),
    askGit(folder, ['ls-files', '--others', '--exclude-standard', '--', ...paths]),
  ]);
  return same !== undefined && others === '';
}

export async function lastBefore({ folder }: Repository, moment: Date): Promise<string | undefined> {
  const until = `--before=${moment.toISOString()}`;
  return (await askGit(folder, ['rev-list', '-1', '--first-parent', until, 'HEAD'])) || undefined;
}

/** The first commit of this branch that has one of these paths, from the repository's folder. */
export async function firstWith({ folder }: Repository, at: string): Promise<string | undefined> {
  const commits = await askGit(folder, ['rev-list', '--first-parent', '--reverse', 'HEAD', '--', at]);
  return commits.split('\n', 1)[0] || undefined;
}

/** The last commit of this branch that changed one of these paths. */
export function lastChangeOf({ folder }: Repository, paths: readonly string[]): Promise<string> {
  return askGit(folder, ['rev-list', '-1', '--first-parent', 'HEAD', '--', ...paths]);
}

/** Whether one commit is another, or comes before it. */
export async function isUntil({ folder }: Repository, one: string, other: string): Promise<boolean> {
  return (await tryGit(folder, ['merge-base', '--is-ancestor', one, other])) !== undefined;
}

export interface Published {
  /** The commit to compare with: where this branch left the published one. */
  readonly commit: string;
  /** `origin/main`, or `HEAD` when nothing is pushed anywhere. */
  readonly name: string;
  /** How many commits have been published since, by others. */
  readonly ahead: number;
}

/** What is published: the main branch of the place that is pushed to, as far as it is known here; else the last commit. */
export async function lastPublished(repository: Repository): Promise<Published> {
  const { folder } = repository;
  const name = (await mainBranch(repository)) ?? 'HEAD';
  const commit = (await tryGit(folder, ['merge-base', name, 'HEAD'])) ?? (await commitOf(repository, name));
  const ahead = Number(await askGit(folder, ['rev-list', '--count', `HEAD..${name}`]));
  return { commit: commit ?? 'HEAD', name, ahead };
}

async function mainBranch(repository: Repository): Promise<string | undefined> {
  const { folder } = repository;
  const shortName = (of: string) => tryGit(folder, ['rev-parse', '--abbrev-ref', of]);
  const upstream = await shortName('@{upstream}');
  const remotes = (await askGit(folder, ['remote'])).split('\n').filter((name) => name !== '');
  const remote = remotes.find((name) => upstream?.startsWith(`${name}/`)) ?? remotes[0];
  const ofRemote =
    remote === undefined ? [] : [await shortName(`${remote}/HEAD`), `${remote}/main`, `${remote}/master`];
  for (const name of [...ofRemote, upstream])
    if (name !== undefined && (await commitOf(repository, name)) !== undefined) return name;
  return undefined;
}
