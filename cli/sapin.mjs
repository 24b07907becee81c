#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { bundled, cache } from './tools/bundle.mjs';

// A reader may close the pipe early (`sapin check | head`): that is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const { enableCompileCache } =
  /** @type {{ enableCompileCache?: (folder: string) => unknown }} */
  (/** @type {unknown} */ (module));
if (enableCompileCache) enableCompileCache(`${cache}/compiled`);
// Node 20 has no such cache, and spends a third of most calls on optimized code that they end too soon to use: what runs
// ten times as long as usual is optimized still. Later versions have other limits, and refuse the name of this one.
else setFlagsFromString('--interrupt-budget=1320000');

/** @type {typeof import('./commands/main.ts')} */
const { main } = await import(await bundled('main'));
await main(process.argv.slice(2));
