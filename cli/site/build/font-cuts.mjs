// How the packages' fonts are cut. In JavaScript, because Node runs it when the packages are installed.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../core/files/cache-folder.mjs';
import { CHARACTERS } from '../../core/shop/font-characters.mjs';

/** Where the fonts of packages come from in style sheets. */
export const PACKAGES = '@fontsource-variable';

/** @typedef {number | { readonly min: number, readonly max: number }} Weight one, or the least and the greatest */

/**
 * Each font by its file in the packages, with the weights that style sheets use.
 * @type {readonly { readonly file: string, readonly weight: Weight }[]}
 */
const FONTS = [
  { file: 'brygada-1918/files/brygada-1918-latin-wght-normal.woff2', weight: { min: 400, max: 700 } },
  { file: 'brygada-1918/files/brygada-1918-latin-wght-italic.woff2', weight: 400 },
  { file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', weight: { min: 400, max: 750 } },
];

/** Pairs, ligatures and accents, as every browser sets them, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'lnum', 'tnum'];

/**
 * A subset of a font: absolute paths of both files, and what to keep.
 * @typedef {object} Cut
 * @property {string} source
 * @property {string} target
 * @property {string} text
 * @property {{ readonly wght: Weight }} variationAxes
 * @property {readonly string[]} keepFeatures
 */

/**
 * All cuts, and where they go. The folder's name is a hash of all that the fonts depend on.
 * @param {string} root the project
 * @returns {{ readonly folder: string, readonly cuts: readonly Cut[] }}
 */
export function fontCuts(root) {
  const packages = path.join(root, 'node_modules', PACKAGES);
  const recipe = [
    CHARACTERS,
    ...FEATURES,
    JSON.stringify(FONTS),
    ...FONTS.map(({ file }) => hash('sha1', readFileSync(path.join(packages, file)))),
  ];
  const folder = path.join(cacheFolder(root), 'sapin/fonts', hash('sha1', recipe.join('\n')), PACKAGES);
  const cuts = FONTS.map(({ file, weight }) => ({
    source: path.join(packages, file),
    target: path.join(folder, file),
    text: CHARACTERS,
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
  }));
  return { folder, cuts };
}
