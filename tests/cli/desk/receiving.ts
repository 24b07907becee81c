import { forkOf, openRepository } from '../../../cli/core/git/repository.ts';
import { askGit } from '../../../cli/core/git/run-git.ts';
import { workingTree } from '../../../cli/core/git/working-tree.ts';
import { incomingOf } from '../../../cli/desk/publication/incoming.ts';
import { receive } from '../../../cli/desk/publication/receive.ts';

/** What a desk does that receives what it has fetched, without the words around it. */
export async function prepare(contentDir: string): Promise<() => Promise<void>> {
  const repository = await openRepository(contentDir);
  if (typeof repository === 'string') throw new Error(repository);
  const [head = '', tip = ''] = (await askGit(contentDir, ['rev-parse', 'HEAD', 'origin/main'])).split('\n');
  const fork = (await forkOf(repository, tip, head)) ?? '';
  const { changes, part } = await workingTree(repository, head, { isKept: false, since: fork });
  const incoming = await incomingOf(repository, { fork, head, tip }, changes);
  return () => receive(repository, { branch: 'main', incoming, part, sides: {} });
}
