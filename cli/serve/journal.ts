import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of JSON lines that only grows. */
export interface Journal {
  /** Resolves when the entry is on the disk, whole; rejects when it could not be kept, and then nothing of it is. */
  append(entry: Readonly<Record<string, unknown>>): Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly settle: (error?: unknown) => void;
}

/** How far back the last end of a line is looked for, in bytes; no submission is as long. */
const TAIL = 64 * 1024;

/** The journal at `path`; file and folder are made with the first entry. Entries that come together are flushed together. */
export function openJournal(path: string): Journal {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const error = await write(path, batch.map(({ line }) => line).join('')).catch((failure) => failure);
      for (const { settle } of batch) settle(error);
    }
    isWriting = false;
  };

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        const settle = (error?: unknown) => (error ? reject(error) : resolve());
        waiting.push({ line: `${JSON.stringify(entry)}\n`, settle });
        if (!isWriting) void writeAll();
      }),
  };
}

async function write(path: string, lines: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+', 0o600);
  try {
    const size = await dropTornLine(file);
    try {
      await file.appendFile(lines);
      await file.sync();
    } catch (error) {
      // A full disk may have taken a part: nobody is answered, so nothing of it may stay.
      await file.truncate(size);
      throw error;
    }
    if (size === 0) await flushFolder(dirname(path));
  } finally {
    await file.close();
  }
}

/**
 * Whoever is killed while writing may leave a line without its end. It was never answered, and the next one must not be
 * glued to it.
 * @returns the file's size without it
 */
async function dropTornLine(file: FileHandle): Promise<number> {
  const { size } = await file.stat();
  const start = Math.max(size - TAIL, 0);
  const tail = Buffer.alloc(size - start);
  await file.read(tail, 0, tail.length, start);
  const whole = start + tail.lastIndexOf('\n') + 1;
  if (whole < size) await file.truncate(whole);
  return whole;
}

/** A new file is found again after a power cut only when its folder is on the disk, too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  // Windows opens no folders, and needs none flushed.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
