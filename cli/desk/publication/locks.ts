import type { Repository } from '../../core/git/repository.ts';
import { GitError } from '../../core/git/run-git.ts';
import { locksOf } from '../../core/git/working-tree.ts';
import { Refused } from '../refused.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** Another program may hold the files of Git for a moment, in milliseconds. */
const [MOMENT, MOMENTS] = [300, 6];

/**
 * Nothing may be sent that could not be recorded here.
 * @throws Refused
 */
export async function refuseLocked(repository: Repository, branch = ''): Promise<void> {
  for (let time = 0; locksOf(repository, branch).length > 0; time++) {
    if (time === MOMENTS) throw new Refused(PUBLICATION_WORDS.locked);
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
  }
}

/** Whether Git could not record something because another program holds its files. */
export function isLocked(error: unknown): boolean {
  return (
    error instanceof GitError && /\.lock'?: File exists|cannot lock ref|Unable to create/i.test(error.output)
  );
}
