import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a disk without room in the place of a folder, which may not be in use.
 * @returns how to take it away; `undefined` where nothing may be mounted: only root may, and not in every container
 */
export function fillDisk(folder: string): (() => void) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  try {
    writeFileSync(path.join(folder, 'rest'), Buffer.alloc(1 << 20));
  } catch {
    // It is full now.
  }
  return () => void execFileSync('umount', [folder]);
}

export const NO_SMALL_DISK = 'only root may mount a small disk';
