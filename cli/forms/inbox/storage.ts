// Whether what comes can be stored.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What strangers may fill a folder with, in bytes: thousands of the longest messages, and no more than a text may hold. */
const MOST = 256 * 1024 ** 2;

/** Whether the files of a folder, which may not be there yet, whose names begin with `prefix` have reached a part of what it may hold. */
export function isFull(folder: string, prefix = '', part = 1): boolean {
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  const sizes = names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0) >= MOST * part;
}

/** Writes and flushes as much as a submission may be, and removes it; rejects as storing a submission would. */
export async function tryStoring(folder: string): Promise<void> {
  const path = join(folder, `probe.${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, ' '.repeat(64 * 1024), { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
  if (isFull(folder)) throw new Error(`${folder}: ${MOST} bytes`);
}
