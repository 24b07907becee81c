#!/usr/bin/env node
import module from 'node:module';
import { bundled, cache } from './bundle.mjs';

// A reader may close the pipe early (`sapin check | head`): that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// Node 20 has no such cache.
const { enableCompileCache } =
  /** @type {{ enableCompileCache?: (folder: string) => unknown }} */
  (/** @type {unknown} */ (module));
enableCompileCache?.(`${cache}/compiled`);

/** @type {typeof import('./main.ts')} */
const { main } = await import(await bundled('main'));
await main(process.argv.slice(2));
