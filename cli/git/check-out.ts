import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Repository } from './repository.ts';
import { runGit } from './run-git.ts';

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
  const temporary = mkdtempSync(path.join(tmpdir(), 'sapin-index-'));
  const env = { GIT_INDEX_FILE: path.join(temporary, 'index') };
  try {
    mkdirSync(into, { recursive: true });
    await runGit(top, ['read-tree', `${commit}:${prefix}${part}`], { env });
    await runGit(top, ['checkout-index', '--all', `--prefix=${into}${path.sep}`], { env });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
