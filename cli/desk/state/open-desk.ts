import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../../core/files/read-if-there.ts';

/** Beside the unsaved texts: the address of the desk that keeps them, with its secret. */
const NAME = 'open';
/** Time for a desk to respond, in milliseconds. */
const PATIENCE = 3_000;

/** The address of the desk that is open on the texts of a state folder; two would overwrite each other's. */
export async function addressOfOpenDesk(folder: string): Promise<string | undefined> {
  const file = path.join(folder, NAME);
  for (;;) {
    const address = read(file);
    if (address === undefined) return undefined;
    if (await isThere(address)) return address;
    retire(file, address);
  }
}

/**
 * Records that a desk is open; false where another one is recorded already.
 * @param address with this run's secret
 */
export function claimDesk(folder: string, address: string): boolean {
  try {
    writeFileSync(path.join(folder, NAME), address, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

export function releaseDesk(folder: string, address: string): void {
  const file = path.join(folder, NAME);
  if (read(file) === address) rmSync(file, { force: true });
}

/** A killed desk has left its address; what another one has written there meanwhile is put back. */
function retire(file: string, address: string): void {
  const taken = `${file}.${process.pid}.tmp`;
  try {
    renameSync(file, taken);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // another one was faster
    throw error;
  }
  if (read(taken) === address) rmSync(taken, { force: true });
  else renameSync(taken, file);
}

/** The desk at an address knows its secret. One that is too busy to answer is there as well. */
async function isThere(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.headers.has('set-cookie');
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}

function read(file: string): string | undefined {
  return readIfThere(file)?.toString('utf8');
}
