import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './repository.ts';
import { GitError, runGit } from './run-git.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** Two versions of a text joined line by line; `undefined` where both changed the same lines. */
export function joinLines(
  { folder }: Repository,
  versions: readonly [mine: string, base: string, theirs: string],
): Promise<string | undefined> {
  return inTemporaryFolder(async (temporary) => {
    const files = versions.map((text, index) => {
      const file = path.join(temporary, String(index));
      writeFileSync(file, text);
      return file;
    });
    try {
      return (await runGit(folder, ['merge-file', '-p', '--quiet', ...files])).toString('utf8');
    } catch (error) {
      if (error instanceof GitError && error.reason === 'refused') return undefined;
      throw error;
    }
  });
}
