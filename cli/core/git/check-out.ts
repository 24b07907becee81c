import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository.ts';
import { runGit } from './run-git.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/**
 * Writes the repository's folder as it was at a commit into another; the index stays as it is.
 * @param part what of it alone, a path from there
 */
export async function checkOut(
  { top, prefix }: Repository,
  commit: string,
  into: string,
  part = '',
): Promise<void> {
  await inTemporaryFolder(async (temporary) => {
    const env = { GIT_INDEX_FILE: path.join(temporary, 'index') };
    mkdirSync(into, { recursive: true });
    await runGit(top, ['read-tree', `${commit}:${prefix}${part}`], { env });
    await runGit(top, ['checkout-index', '--all', `--prefix=${into}${path.sep}`], { env });
  });
}
