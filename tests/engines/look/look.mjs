// One page of each kind of the tests' shop as Chromium, Firefox and WebKit draw it, side by side, on a phone and
// on a desk: `.cache/look/index.html`, for a person's eye.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { testDay } from '../../day.mjs';
import { enginesHere } from '../engines.mjs';

const folder = path.resolve('.cache/look');
/** Pixels between two pictures. */
const gap = 24;

const { missing } = enginesHere();
const engines = ['chromium', 'firefox', 'webkit'].filter((engine) => !Object.hasOwn(missing, engine));
for (const reason of Object.values(missing)) console.log(`NOT RUN: ${reason}`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const projects = engines.flatMap((engine) => ['--project', engine]);
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects], {
  stdio: 'inherit',
  env: { ...process.env, VITE_DATE: testDay, SAPIN_ENGINES: 'look/take', SAPIN_OUTPUT: folder },
});
process.exitCode = status ?? 1;

const sections = [];
for (const name of readdirSync(path.join(folder, 'chromium'))) {
  const pictures = engines.map((engine) => path.join(folder, engine, name));
  const sizes = await Promise.all(pictures.map((it) => sharp(it).metadata()));
  const { width = 0 } = sizes[0] ?? {};
  const height = Math.max(...sizes.map((it) => it.height ?? 0));
  const file = name.replace('.png', '.webp');
  await sharp({
    create: { width: engines.length * (width + gap) - gap, height, channels: 3, background: 'white' },
  })
    .composite(pictures.map((input, column) => ({ input, left: column * (width + gap), top: 0 })))
    .webp()
    .toFile(path.join(folder, file));
  sections.push(`<h2>${file}</h2>\n<img src="${file}" alt="${engines.join(', ')}" loading="lazy">`);
}
for (const engine of engines) rmSync(path.join(folder, engine), { recursive: true });
const page = [
  '<!doctype html>',
  '<meta charset="utf-8">',
  `<title>${engines.join(', ')}</title>`,
  '<style>img { max-width: 100% }</style>',
  ...sections,
];
writeFileSync(path.join(folder, 'index.html'), page.join('\n'));
console.log(path.join(folder, 'index.html'));
