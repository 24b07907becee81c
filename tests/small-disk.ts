import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a small disk in the place of a folder, which may not be in use; `undefined` where nothing may be mounted: only root may,
 * and not in every container.
 */
export function smallDisk(folder: string, megabytes: number) {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`];
    execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const rest = path.join(folder, 'rest');
  return {
    /** Takes all the room that is left. */
    fill() {
      try {
        writeFileSync(rest, Buffer.alloc((megabytes + 1) * 1024 * 1024));
      } catch {
        // It is full now.
      }
    },
    makeRoom: () => rmSync(rest, { force: true }),
    /** Lets nobody write there. */
    lock: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    remove: () => void execFileSync('umount', [folder]),
  };
}

/** Puts a disk without room in the place of a folder; returns how to take it away. */
export function fillDisk(folder: string): (() => void) | undefined {
  const disk = smallDisk(folder, 1);
  disk?.fill();
  return disk?.remove;
}

export const NO_SMALL_DISK = 'only root may mount a small disk';
