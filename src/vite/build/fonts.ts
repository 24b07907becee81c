import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
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

/** What to make of a font: files by their absolute paths, and what of it to keep. */
export interface Cut {
  readonly source: string;
  readonly target: string;
  readonly text: string;
  readonly variationAxes: { readonly wght: Weight };
  readonly keepFeatures: readonly string[];
}

/** Sends visitors of the fonts only what the site sets with them, half of their bytes: `docs/decisions/0022`. */
export function cutFonts(root: string): Plugin {
  const packages = path.join(root, 'node_modules', PACKAGES);
  const recipe = [
    CHARACTERS,
    ...FEATURES,
    JSON.stringify(FONTS),
    ...FONTS.map(({ file }) => hash('sha1', readFileSync(path.join(packages, file)))),
  ];
  // The folder's name stands for all that the fonts are made of.
  const mark = hash('sha1', recipe.join('\n'));
  const folder = path.join(root, 'node_modules/.cache/sapin/fonts', mark, PACKAGES);
  let cutting: Promise<void> | undefined;
  return {
    name: 'cut-fonts',
    config() {
      cutting ??= cutInThread(
        FONTS.map(({ file, weight }) => ({
          source: path.join(packages, file),
          target: path.join(folder, file),
          text: CHARACTERS,
          variationAxes: { wght: weight },
          keepFeatures: FEATURES,
        })),
        root,
      );
      return { resolve: { alias: [{ find: new RegExp(`^${PACKAGES}(?=/)`), replacement: folder }] } };
    },
    transform: {
      order: 'pre',
      filter: { id: /\.css$/, code: PACKAGES },
      handler: async () => {
        await cutting;
      },
    },
  };
}

/** The content is read and checked meanwhile: the fonts of a first build take as long. */
function cutInThread(cuts: readonly Cut[], root: string): Promise<void> {
  const missing = cuts.filter(({ target }) => !existsSync(target));
  if (missing.length === 0) return Promise.resolve();
  const thread = new Worker(path.join(root, 'src/vite/build/fonts-thread.mjs'), { workerData: missing });
  const cutting = new Promise<void>((resolve, reject) => {
    thread.once('exit', () => resolve());
    thread.once('error', reject);
  });
  // Whoever waits for the fonts learns of it.
  cutting.catch(() => undefined);
  return cutting;
}
