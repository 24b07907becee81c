// Where tests write what lasts as long as they do: in memory where that is possible, which costs a quarter of a disk's time.
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Bytes: a test copies the project. */
const ROOM = 2 ** 31;

/** What the system and Node call its folder for temporary files. @type {Readonly<Record<string, string>>} */
export const scratch = isUsable() ? { TMPDIR: MEMORY } : {};

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
