import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './is-running.ts';

/**
 * Does `work` with an empty folder, which is gone afterwards. Folders that killed processes have left go first.
 * @param parent where the folder is, as an absolute path
 */
export async function inTemporaryFolder<T>(
  work: (folder: string) => Promise<T>,
  parent = tmpdir(),
): Promise<T> {
  removeForsaken(parent);
  const folder = mkdtempSync(path.join(parent, `sapin-git-${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const swept = new Set<string>();

/** Once in each process: a folder is named after the process that uses it. */
function removeForsaken(parent: string): void {
  if (swept.has(parent)) return;
  swept.add(parent);
  for (const name of readdirSync(parent)) {
    const pid = /^sapin-git-(\d+)-\w+$/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // Of another user: theirs to remove.
    }
  }
}
