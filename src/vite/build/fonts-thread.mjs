// A thread of `fonts.ts`, in JavaScript: Node runs it as it stands here, before anything is bundled.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';

/** @type {import('./fonts.ts').Cut[]} */
const cuts = workerData;

for (const { source, target, text, ...options } of cuts) {
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', ...options });
  // As a whole or not at all: two builds may run at a time.
  const temporary = `${target}.${process.pid}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(temporary, font);
  await rename(temporary, target);
}
