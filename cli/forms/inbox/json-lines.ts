import { type FileHandle, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An append-only file of JSON lines. */
export interface JsonLines {
  /** Resolves once the whole entry is on the disk; rejects when none of it could be stored. */
  append(entry: Readonly<Record<string, unknown>>): Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly settle: (error?: unknown) => void;
}

/** How far back the end of the last line is searched, in bytes; no submission is that long. */
const TAIL = 64 * 1024;

/** The file at `path`, created with its folder by the first entry. Concurrent entries are flushed together. */
export function openJsonLines(path: string): JsonLines {
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

/**
 * Adds an entry to a file that several processes write. None drops what another has not finished: an incomplete line is
 * ended, and readers skip it.
 */
export async function appendShared(path: string, entry: Readonly<Record<string, unknown>>): Promise<void> {
  const lines = `\n${JSON.stringify(entry)}\n`;
  await untilThere(path, async (file) => {
    await file.appendFile(lines);
    await file.sync();
  });
}

async function write(path: string, lines: string): Promise<void> {
  await untilThere(path, async (file) => {
    const size = await dropTornLine(file);
    try {
      await file.appendFile(lines);
      await file.sync();
    } catch (error) {
      // A full disk may hold a part, which was never acknowledged.
      await file.truncate(size);
      throw error;
    }
    if (size === 0) await flushFolder(dirname(path));
  });
}

/**
 * Appends to the file at `path`, again when it was moved away meanwhile: who moved it may have read it before. Readers
 * take equal lines for one.
 */
async function untilThere(path: string, append: (file: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  for (;;) {
    const file = await open(path, 'a+', 0o600);
    try {
      await append(file);
      const [written, there] = await Promise.all([
        file.stat({ bigint: true }),
        stat(path, { bigint: true }).catch(() => undefined),
      ]);
      if (there?.ino === written.ino) return;
    } finally {
      await file.close();
    }
  }
}

/**
 * A process killed while writing may leave an incomplete line, which was never acknowledged; the next must not join it.
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

/** A new file survives a power cut only when its folder is flushed too. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  // Windows cannot open folders, and need not flush them.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
