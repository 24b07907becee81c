import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** One question and nothing else: what any page takes to answer a tap. */
const EMPTY =
  '<!doctype html><meta name="viewport" content="width=device-width"><details><summary>?</summary>!</details>';

/**
 * Writes the limit that the built site is measured against: the same pages, styles and pictures without any script.
 * @param {string} dist the built site
 * @param {string} dir folder to write
 */
export function writePlainSite(dist, dir) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const folder of ['assets', 'images'])
    cpSync(path.join(dist, folder), path.join(dir, folder), { recursive: true });
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const page of pages) {
    const html = withoutScripts(readFileSync(path.join(dist, page), 'utf8'));
    const file = path.join(dir, page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  writeFileSync(path.join(dir, 'empty.html'), EMPTY);
  cpSync(path.join(dist, 'icon.svg'), path.join(dir, 'icon.svg'));
}

/** @param {string} html */
function withoutScripts(html) {
  return html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]* disabled[^>]*>/g, '');
}
