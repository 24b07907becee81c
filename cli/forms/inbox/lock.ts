import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../../core/git/is-running.ts';

/** In milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 50;

/** Does `work` while no other process does its own on this folder. Appending needs no lock, only removing. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'removal.lock');
  await mkdir(folder, { recursive: true });
  const end = Date.now() + PATIENCE;
  while (!(await taken(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    // A killed process leaves its lock; one with our own number is from before a restart.
    const isLeft = holder > 0 ? holder === process.pid || !isRunning(holder) : Date.now() > end;
    if (isLeft) await rm(path, { force: true });
    else if (Date.now() > end) throw new Error(`${path}: process ${holder} is still removing`);
    else await sleep(PAUSE);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function taken(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
