#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { bundled, cache } from './bundle.mjs';

// A reader may close the pipe early (`sapin check | head`): that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// Most calls end before optimized code has paid for its compilation, a third of their time: what runs ten times as
// long as usual is optimized still.
setFlagsFromString('--interrupt-budget=1320000');

// Node 20 has no such cache.
const { enableCompileCache } =
  /** @type {{ enableCompileCache?: (folder: string) => unknown }} */
  (/** @type {unknown} */ (module));
enableCompileCache?.(`${cache}/compiled`);

/** @type {typeof import('./main.ts')} */
const { main } = await import(await bundled('main'));
await main(process.argv.slice(2));
