import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** What Git keeps of a project. */
export interface Repository {
  /** The commit that a name stands for, in full; `undefined` when there is none. */
  commit(name: string): string | undefined;
  /** When a commit was made. */
  dateOf(commit: string): Date;
  /** The names of the trees or files at these paths, from the project's folder; empty where a commit has none. */
  objects(commit: string, paths: readonly string[]): string[];
  /** Whether the files at these paths are those of a commit, none missing and none new. */
  isUnchanged(commit: string, paths: readonly string[]): boolean;
  /** The last commit of this branch before a moment, `undefined` when there is none. */
  before(moment: Date): string | undefined;
  /** The first commit of this branch, `undefined` before it is made. */
  first(): string | undefined;
  /** What is published: the main branch of the place that is pushed to, as far as it is known here; else the last commit. */
  published(): Published | undefined;
  /** Writes the files of a commit below `source`, a path from the project's folder, into a new folder. */
  checkOut(commit: string, source: string, folder: string): void;
  /** The bytes of a file at a commit, `undefined` when there is none. */
  read(commit: string, file: string): Buffer | undefined;
}

export interface Published {
  /** The commit to compare with: where this branch left the published one. */
  readonly commit: string;
  /** `origin/main`, or `HEAD` when nothing is pushed anywhere. */
  readonly name: string;
  /** How many commits have been published since, by others. */
  readonly ahead: number;
}

/** `undefined` when there is no Git, or `root` is in no repository. */
export function repositoryAt(root: string): Repository | undefined {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 } as const;
  const ask = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, options);
    return status === 0 ? stdout.trim() : undefined;
  };
  const prefix = ask('rev-parse', '--show-prefix');
  if (prefix === undefined) return undefined;

  const commit = (name: string) => ask('rev-parse', '--quiet', '--verify', `${name}^{commit}`) || undefined;
  const mainBranch = () => {
    const upstream = ask('rev-parse', '--abbrev-ref', '@{upstream}');
    const remotes = (ask('remote') ?? '').split('\n').filter((name) => name !== '');
    const remote = remotes.find((name) => upstream?.startsWith(`${name}/`)) ?? remotes[0];
    const head = remote && ask('rev-parse', '--abbrev-ref', `${remote}/HEAD`);
    const names = [head, ...(remote ? [`${remote}/main`, `${remote}/master`] : []), upstream];
    return names.find((name) => name && commit(name) !== undefined);
  };
  return {
    commit,
    dateOf: (name) => new Date(ask('show', '--no-patch', '--format=%cI', name) ?? 0),
    objects: (name, paths) =>
      paths.map((at) => ask('rev-parse', '--quiet', '--verify', `${name}:${prefix}${at}`) ?? ''),
    isUnchanged: (name, paths) =>
      ask('diff', '--quiet', name, '--', ...paths) !== undefined &&
      ask('ls-files', '--others', '--exclude-standard', '--', ...paths) === '',
    before: (moment) =>
      ask('rev-list', '-1', '--first-parent', `--before=${moment.toISOString()}`, 'HEAD') || undefined,
    first: () =>
      ask('rev-list', '--max-parents=0', '--first-parent', 'HEAD')?.split('\n').at(-1) || undefined,
    published() {
      const name = mainBranch() ?? 'HEAD';
      const found = commit(name) && (ask('merge-base', name, 'HEAD') ?? commit(name));
      return found
        ? { commit: found, name, ahead: Number(ask('rev-list', '--count', `HEAD..${name}`)) }
        : undefined;
    },
    checkOut(name, source, folder) {
      mkdirSync(folder, { recursive: true });
      const env = {
        ...process.env,
        GIT_INDEX_FILE: path.join(folder, '..', `${path.basename(folder)}.index`),
      };
      const git = (...args: string[]) =>
        execFileSync('git', args, { cwd: ask('rev-parse', '--show-toplevel') ?? root, env, stdio: 'pipe' });
      git('read-tree', `${name}:${prefix}${source}`.replace(/\/$/, ''));
      git('checkout-index', '--all', `--prefix=${folder}${path.sep}`);
    },
    read(name, file) {
      const { status, stdout } = spawnSync('git', ['cat-file', 'blob', `${name}:${prefix}${file}`], {
        cwd: root,
        maxBuffer: options.maxBuffer,
      });
      return status === 0 ? stdout : undefined;
    },
  };
}
