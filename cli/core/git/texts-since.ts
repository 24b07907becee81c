import { readBlobs } from './blobs.ts';
import type { Repository } from './repository.ts';
import { RAW, readChanges } from './revisions.ts';
import { runGit } from './run-git.ts';

/**
 * What files of the folder held at a commit, where they hold something else now, by the paths that they have now.
 * @throws GitError
 */
export async function textsSince(
  repository: Repository,
  commit: string,
): Promise<ReadonlyMap<string, string>> {
  const args = ['diff', ...RAW, commit, '--', '.'];
  const changes = readChanges((await runGit(repository.folder, args)).toString('utf8'));
  const files = changes.flatMap(({ before, after }) =>
    before && after?.path.endsWith('.yaml') ? [{ path: after.path, blob: before.blob }] : [],
  );
  const blobs = await readBlobs(
    repository,
    files.map(({ blob }) => blob),
  );
  return new Map(files.map(({ path, blob }) => [path, blobs.get(blob)?.toString('utf8') ?? '']));
}
