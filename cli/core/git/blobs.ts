import type { Repository } from './repository.ts';
import type { FileVersion } from './revisions.ts';
import { runGit } from './run-git.ts';

/** The bytes of blobs by their names; those that are not here are left out. */
export async function readBlobs(
  { folder }: Repository,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(names)];
  const found = new Map<string, Buffer>();
  if (wanted.length === 0) return found;
  const output = await runGit(folder, ['cat-file', '--batch'], { input: `${wanted.join('\n')}\n` });
  for (let at = 0; at < output.length; ) {
    const line = output.indexOf('\n', at);
    const [name = '', type, size] = output.toString('utf8', at, line).split(' ');
    at = line + 1;
    if (type === 'missing') continue;
    const end = at + Number(size);
    found.set(name, output.subarray(at, end));
    at = end + 1;
  }
  return found;
}

/** A file as it would be checked out here, with the line ends of this machine where the repository's attributes require them. */
export function readChecked({ folder, prefix }: Repository, { path, blob }: FileVersion): Promise<Buffer> {
  return runGit(folder, ['cat-file', '--filters', `--path=${prefix}${path}`, blob]);
}
