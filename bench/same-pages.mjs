import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const towns = fileURLToPath(new URL('../content/towns', import.meta.url));

/**
 * Compares the pages of the shop's own towns in two built sites: the same elements with the same words in them, one after
 * the other, from the application's root to the end.
 * @param {string} ours
 * @param {string} theirs
 * @returns {number} pages compared
 * @throws at the first difference
 */
export function requireSamePages(ours, theirs) {
  const names = readdirSync(towns).map((name) => name.replace('.yaml', '.html'));
  for (const name of names) {
    const [wanted, found] = [ours, theirs].map((dist) =>
      wordsOf(readFileSync(path.join(dist, 'livraison', name), 'utf8')),
    );
    requireSameWords(name, wanted ?? [], found ?? []);
  }
  return names.length;
}

/** @param {string} name @param {string[]} wanted @param {string[]} found */
function requireSameWords(name, wanted, found) {
  const length = Math.max(wanted.length, found.length);
  for (let at = 0; at < length; at++) {
    if (wanted[at] === found[at]) continue;
    const around = (/** @type {string[]} */ words) => words.slice(Math.max(0, at - 6), at + 6).join(' ');
    throw new Error(
      `the peer’s page differs: livraison/${name}\n  ours   ${around(wanted)}\n  theirs ${around(found)}`,
    );
  }
}

/** The elements and words from the root on, without scripts and what React streams them in. @param {string} html */
function wordsOf(html) {
  return html
    .replace(/^.*?(?=<div id="root">)/s, '')
    .replace(/<script\b.*?<\/script>|<template\b.*?<\/template>|<!--.*?-->/gs, '')
    .replace(/<div hidden id="S:\d+"><\/div>/g, '')
    .replace(/<(\/?[\w-]+)[^>]*>/g, ' <$1> ')
    .replace(/&(?:#x27|#39|apos);/g, '’')
    .split(/[ \n\t]+/)
    .filter((word) => word !== '');
}
