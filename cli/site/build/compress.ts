import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entriesBelow } from '../../core/files/entries-below.mjs';
import type { BuildCache } from './cache.ts';
import type { Output } from './output.ts';
import { inParallel } from './parallel.ts';

/** What is text; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|atom|webmanifest)$/;

/** Smaller files gain nothing: the headers of an answer weigh more. In bytes. */
const WORTH = 512;

/**
 * By the ending of the compressed file. Scripts and style sheets are compressed once and read for months, and most visits
 * start with the home page; other documents and their data change with every build, and the last percent of Brotli would
 * take half of its time.
 */
const compressors = {
  br: (bytes: Buffer, isWorthAll: boolean) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isWorthAll ? 11 : 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

/** Files in flight: Node compresses on four threads. */
const AT_ONCE = 8;

/**
 * Writes `FILE.br` and `FILE.gz` beside every text file below `dir`. Only what changed since the last build is compressed.
 */
export async function compressFiles(dir: string, output: Output, cache: BuildCache): Promise<void> {
  const texts = entriesBelow(dir).filter((entry) => TEXT.test(entry.path));
  await inParallel(texts, AT_ONCE, ({ path: name }) => compressFile(dir, name, output, cache));
}

async function compressFile(dir: string, name: string, output: Output, cache: BuildCache): Promise<void> {
  const bytes = readFileSync(path.join(dir, name));
  if (bytes.length < WORTH) return;
  const digest = hash('sha1', bytes);
  const isWorthAll = name === 'index.html' || !/\.(?:html|json)$/.test(name);
  for (const [ending, compress] of Object.entries(compressors)) {
    const compressed = await cache.get(`${ending}-${isWorthAll}`, [digest], () =>
      compress(bytes, isWorthAll),
    );
    if (compressed.length < bytes.length) output.write(`/${name}.${ending}`, compressed);
  }
}
