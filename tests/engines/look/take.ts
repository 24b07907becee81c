// Pictures of one page of each kind in the engine that runs this: `look.mjs` puts those of all side by side.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { samplePaths } from '../../e2e/paths.ts';
import { wholePage } from '../picture.ts';
import { engine, visit } from '../visit.ts';

const folder = path.join(process.env.SAPIN_OUTPUT ?? '.cache/look', engine);

// One that ended too early would go on, and take the next one's page for its own.
test.each(samplePaths)('%s', { timeout: 300_000 }, async (at) => {
  mkdirSync(folder, { recursive: true });
  for (const width of [390, 1280]) {
    // Firefox’ driver hides the caret by a style that the page does not let in.
    const page = await visit(at, { width, height: 1600, expected: /inline style/ });
    const name = at === '/' ? 'accueil' : at.slice(1).replaceAll('/', '-');
    writeFileSync(path.join(folder, `${name}-${width}.png`), await wholePage(page));
  }
});
