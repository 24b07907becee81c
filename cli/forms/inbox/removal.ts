import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type JournalLine, journalFiles, linesOf, readJournal } from './journal.ts';
import { flushFolder } from './json-lines.ts';
import { withLock } from './lock.ts';

/**
 * Removes lines from the journals of a folder, for good: the disk holds none of them afterwards. Killed at any moment, it
 * loses nothing else, and a server may append meanwhile.
 * @returns how many lines were removed
 */
export async function removeLines(
  folder: string,
  journals: readonly string[],
  isRemoved: (line: JournalLine, journal: string) => boolean,
): Promise<number> {
  let removed = 0;
  for (const journal of journals) {
    const isGone = (line: JournalLine) => isRemoved(line, journal);
    const count = () => readJournal(folder, journal).filter(isGone).length;
    const found = count();
    if (found === 0) continue;
    removed += found;
    // A line may have come to the file while it was closed, and again to the next one: a second round finds it.
    await withLock(folder, async () => {
      do await shorten(folder, journal, isGone);
      while (count() > 0);
    });
  }
  return removed;
}

async function shorten(
  folder: string,
  journal: string,
  isGone: (line: JournalLine) => boolean,
): Promise<void> {
  const { current, closed, kept } = journalFiles(folder, journal);
  // A removal that was killed may have left one, which holds what `kept` lacks.
  const isLeft = (await textOf(closed)) !== '';
  if (!isLeft) await rename(current, closed).catch(unlessMissing);
  const lines = linesOf(journal, `${await textOf(kept)}${await textOf(closed)}`);
  const rest = lines.filter((line) => !isGone(line)).map(({ text }) => `${text}\n`);
  const next = `${kept}.next`;
  const file = await open(next, 'w', 0o600);
  try {
    await file.writeFile(rest.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(next, kept);
  await flushFolder(dirname(kept));
  await rm(closed, { force: true });
  if (isLeft) await shorten(folder, journal, isGone);
}

function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error) => {
    unlessMissing(error);
    return '';
  });
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
