import type { Repository } from '../../core/git/repository.ts';
import { askGit, tryGit } from '../../core/git/run-git.ts';
import { Refused } from '../refused.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** Who publishes. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

export async function hasAuthor({ folder }: Repository): Promise<boolean> {
  const args = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
  return (await tryGit(folder, args)) !== undefined;
}

/** @throws Refused for what is no name or no address */
export async function keepAuthor({ folder }: Repository, { name, email }: Author): Promise<void> {
  const isName = /\p{L}/u.test(name) && !/[<>\p{Cc}]/u.test(name) && name.length <= 100;
  const isEmail = /^[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+$/u.test(email) && email.length <= 200;
  if (!isName || !isEmail) throw new Refused(PUBLICATION_WORDS.badAuthor);
  await askGit(folder, ['config', '--local', 'user.name', name.trim()]);
  await askGit(folder, ['config', '--local', 'user.email', email]);
}
