import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { entriesBelow } from '../cli/core/files/entries-below.mjs';

/** One question and nothing else: what any page takes to answer a tap. */
const EMPTY =
  '<!doctype html><meta name="viewport" content="width=device-width"><details><summary>?</summary>!</details>';

/**
 * Writes the limit that the built site is measured against: the same pages, styles and pictures without any script.
 * @param {string} dist the built site
 * @param {string} dir folder to write
 */
export function writePlainSite(dist, dir) {
  writeDerivedSite(dist, dir, withoutScripts);
  writeFileSync(path.join(dir, 'empty.html'), EMPTY);
}

/**
 * Writes the same React application without its prerendered pages: each document has the styles, an empty root and the
 * scripts, which fetch the page's data and render it.
 * @param {string} dist the built site
 * @param {string} dir folder to write
 */
export function writeClientOnlySite(dist, dir) {
  writeDerivedSite(dist, dir, withoutContent);
}

/** @param {string} dist @param {string} dir @param {(html: string) => string} derive */
function writeDerivedSite(dist, dir, derive) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const name of ['assets', 'data', 'images', 'icon.svg'])
    cpSync(path.join(dist, name), path.join(dir, name), { recursive: true });
  for (const { path: page } of entriesBelow(dist).filter((entry) => entry.path.endsWith('.html'))) {
    const file = path.join(dir, page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, derive(readFileSync(path.join(dist, page), 'utf8')));
  }
  compressFiles(dir);
}

/** Puts a Brotli file beside each document, style sheet and script that has none. @param {string} dir */
export function compressFiles(dir) {
  for (const { path: name } of entriesBelow(dir)) {
    const file = path.join(dir, name);
    if (!/\.(html|css|js)$/.test(name) || existsSync(`${file}.br`)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** @param {string} html */
function withoutScripts(html) {
  return html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]* disabled[^>]*>/g, '');
}

/** The scripts are fetched at once, for there is nothing to paint before them. @param {string} html */
function withoutContent(html) {
  return html
    .replace(/<div id="root">.*<\/div>(?=\s*<script)/s, '<div id="root"></div>')
    .replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, '')
    .replace(/<template>(.*?)<\/template><script>.*?<\/script>/s, (_, scripts) =>
      scripts.replaceAll(' fetchpriority="low"', ''),
    );
}
