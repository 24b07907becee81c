// Cuts missing fonts: run by `npm ci`, otherwise by a thread of `fonts.ts`.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { writeWhole } from '../../core/files/write-whole.mjs';
import { fontCuts } from './font-cuts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

for (const { source, target, text, ...options } of fontCuts(root).cuts) {
  if (existsSync(target)) continue;
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', ...options });
  writeWhole(target, font);
}
