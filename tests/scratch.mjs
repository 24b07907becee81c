// Where tests write what lasts as long as they do: in memory where that is possible, which costs a quarter of a disk's time.
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes: a test copies the project. */
const ROOM = 2 ** 31;

/**
 * The environment by which Node finds the folder for temporary files: one of this run, which goes with it, because a worker
 * that is ended leaves behind what it has made.
 * @type {Readonly<Record<string, string>>}
 */
export const scratch = isUsable() ? { TMPDIR: folderOfRun() } : {};

/** Linux has such a folder; containers may give it little room, or let no program run from it. */
function isUsable() {
  if (process.platform !== 'linux' || process.env.TMPDIR) return false;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    const [options = ''] =
      / \/dev\/shm tmpfs (\S+)/.exec(readFileSync('/proc/mounts', 'utf8'))?.slice(1) ?? [];
    return bavail * bsize > ROOM && /^rw\b/.test(options) && !options.includes('noexec');
  } catch {
    return false;
  }
}

function folderOfRun() {
  const folder = mkdtempSync(path.join(MEMORY, 'sapin-tests-'));
  chmodSync(folder, 0o1777); // as the system's: tests ask what other users may do
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
