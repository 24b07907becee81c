import { commitOf, type Remote, type Repository } from '../../core/git/repository.ts';
import { slugify } from '../../core/shared/slug.ts';

/** `proposition/2026-12-04-nobilis-a-52-euros`: of no other branch here or, as far as is known, there. */
export async function proposalName(
  repository: Repository,
  remote: Remote | undefined,
  today: string,
  sentence: string,
): Promise<string> {
  const words = slugify(sentence).slice(0, 40).replace(/-+$/, '');
  const name = `proposition/${today}-${words}`;
  const isFree = async (each: string) => {
    const names = [`refs/heads/${each}`, ...(remote ? [`refs/remotes/${remote.name}/${each}`] : [])];
    const taken = await Promise.all(names.map((ref) => commitOf(repository, ref)));
    return taken.every((commit) => commit === undefined);
  };
  let free = name;
  for (let rank = 2; !(await isFree(free)); rank++) free = `${name}-${rank}`;
  return free;
}
