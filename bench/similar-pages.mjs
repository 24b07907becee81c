import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const towns = fileURLToPath(new URL('../content/towns', import.meta.url));

/** By how much the peer's pages may be lighter or heavier, or have fewer or more words, as a share of ours. */
const TOLERANCE = 0.02;

/**
 * Compares the pages of the shop's own towns in two built sites: what each weighs, and how many words it has.
 * @param {string} ours
 * @param {string} theirs
 * @throws at the first page that differs by more than the tolerance
 */
export function requireSimilarPages(ours, theirs) {
  for (const town of readdirSync(towns)) {
    const page = `livraison/${town.replace('.yaml', '.html')}`;
    const [wanted, found] = [measure(path.join(ours, page)), measure(path.join(theirs, page))];
    for (const figure of /** @type {const} */ (['bytes', 'words'])) {
      const ratio = found[figure] / wanted[figure];
      if (Math.abs(ratio - 1) > TOLERANCE)
        throw new Error(`the peer’s ${page} has ${found[figure]} ${figure}, ours ${wanted[figure]}`);
    }
  }
}

/** Of the markup from the application's root on, without scripts and what React streams them in. @param {string} file */
function measure(file) {
  const markup = readFileSync(file, 'utf8')
    .replace(/^.*?(?=<div id="root">)/s, '')
    .replace(/<script\b.*?<\/script>|<template\b.*?<\/template>|<!--.*?-->/gs, '')
    .replace(/<div hidden id="S:\d+"><\/div>/g, '');
  const words = markup.replace(/<[^>]*>/g, ' ').split(/\s+/);
  return { bytes: Buffer.byteLength(markup), words: words.filter((word) => word !== '').length };
}
