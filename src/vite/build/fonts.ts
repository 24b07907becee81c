import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where the fonts of packages come from in style sheets. */
const PACKAGES = '@fontsource-variable';

/** One weight, or the least and the greatest. */
type Weight = number | { readonly min: number; readonly max: number };

/** Each font by its file in the packages, with the weights that style sheets ask of it. */
const FONTS: readonly { readonly file: string; readonly weight: Weight }[] = [
  { file: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2', weight: { min: 400, max: 700 } },
  { file: 'brygada-1918/files/brygada-1918-latin-wght-italic.woff2', weight: 400 },
  { file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', weight: { min: 400, max: 750 } },
];

/**
 * What French is written with, the names of Alsace among it: ASCII, letters with their accents, signs and spaces. What is
 * not among them is set in the fallback font.
 */
export const CHARACTERS = [
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(''),
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿßÁÍÑÓÚáíñóú',
  '«»‹›“”‘’„…–—·•†°²³ªº½¼¾×±−≈≤≥→€™©®',
  '\u00a0\u2009\u2011\u202f',
].join('');

/** Pairs, ligatures and accents, as every browser sets them, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'lnum', 'tnum'];

/** Sends visitors of the fonts only what the site sets with them, half of their bytes: `docs/decisions/0022`. */
export function cutFonts(root: string): Plugin {
  return {
    name: 'cut-fonts',
    async config() {
      const folder = await writeFonts(root);
      return {
        resolve: { alias: [{ find: new RegExp(`^${PACKAGES}(?=/)`), replacement: folder }] },
      };
    },
  };
}

/** Writes the fonts, unless they are there, and gives their folder; its name stands for all that they are made of. */
async function writeFonts(root: string): Promise<string> {
  const fonts = await Promise.all(
    FONTS.map(async ({ file, weight }) => {
      const source = await readFile(path.join(root, 'node_modules', PACKAGES, file));
      return { file, weight, source };
    }),
  );
  const recipe = [
    CHARACTERS,
    ...FEATURES,
    JSON.stringify(FONTS),
    ...fonts.map(({ source }) => hash('sha1', source)),
  ];
  const mark = hash('sha1', recipe.join('\n'));
  const folder = path.join(root, 'node_modules/.cache/sapin/fonts', mark, PACKAGES);
  await Promise.all(fonts.map((font) => writeFont(path.join(folder, font.file), font)));
  return folder;
}

interface Font {
  readonly source: Buffer;
  readonly weight: Weight;
}

async function writeFont(file: string, { source, weight }: Font): Promise<void> {
  if (existsSync(file)) return;
  const cut = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
  });
  // As a whole or not at all: two builds may run at a time.
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, cut);
  await rename(temporary, file);
}
