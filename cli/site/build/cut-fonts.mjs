// Cuts missing fonts: run by `npm ci`, otherwise by a thread of `fonts.ts`.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontCuts } from './font-cuts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

for (const { source, target, text, ...options } of fontCuts(root).cuts) {
  if (existsSync(target)) continue;
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', ...options });
  // Atomic, because two builds may run at a time.
  const temporary = `${target}.${process.pid}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(temporary, font);
  await rename(temporary, target);
}
