import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from '../../core/git/repository.ts';
import { runGit } from '../../core/git/run-git.ts';
import { treeChanges } from '../../core/git/working-tree.ts';

/** The states that meet: where two versions of the site have grown apart, what is recorded here, and what is published. */
export interface Meeting {
  readonly fork: string;
  readonly head: string;
  readonly tip: string;
}

/** Files that are not content, by their paths from the top of the repository. */
export interface Outside {
  /** Those that come, and those that go, as they are there. */
  readonly coming: readonly string[];
  readonly going: readonly string[];
  /** Those that somebody works on here: they stay as they are. */
  readonly left: readonly string[];
  /** Among them those of which something is staged. */
  readonly staged: ReadonlySet<string>;
  /** Those that were recorded otherwise here and there. */
  readonly diverged: readonly string[];
}

/** How files that are not content meet what is here: each is taken as a whole, or left. */
export async function outsideOf(repository: Repository, { fork, head, tip }: Meeting): Promise<Outside> {
  const { top, prefix } = repository;
  const isOutside = ({ path: file }: { readonly path: string }) => !file.startsWith(prefix);
  const theirs = (await treeChanges(repository, fork, tip)).filter(isOutside);
  const [coming, going]: [string[], string[]] = [[], []];
  const left: string[] = [];
  const staged = new Set<string>();
  const diverged: string[] = [];
  if (theirs.length === 0) return { coming, going, left, staged, diverged };
  const ours = new Map((await treeChanges(repository, fork, head)).map((change) => [change.path, change]));
  const paths = theirs.map((change) => change.path);
  const listed = async (...args: readonly string[]) =>
    (await runGit(top, [...args, '--', ...paths])).toString('utf8').split('\0').filter(Boolean);
  const names = ['diff', '--name-only', '-z', '--no-renames'];
  const [fromHead, fromTip] = [new Set(await listed(...names, head)), new Set(await listed(...names, tip))];
  const index = new Map(
    (await listed('ls-files', '--stage', '-z')).map((row) => {
      const [, blob = '', file = ''] = /^\d+ (\w+) \d\t(.*)$/s.exec(row) ?? [];
      return [file, blob];
    }),
  );
  for (const { path: file, before, after } of theirs) {
    const recorded = ours.get(file);
    const here = recorded ? recorded.after : before;
    const known = index.get(file) ?? '';
    const isNewHere = here === '' && known === '' && existsSync(path.join(top, file));
    if (here === after) continue;
    if (known !== here && known !== after) staged.add(file);
    if (recorded) diverged.push(file);
    else if (staged.has(file) || isNewHere || (fromHead.has(file) && fromTip.has(file))) left.push(file);
    else if (after === '') going.push(file);
    else if (fromTip.has(file) || known === '') coming.push(file);
  }
  return { coming, going, left, staged, diverged };
}
