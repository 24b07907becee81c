import { hash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { writeWhole } from '../core/files/write-whole.mjs';
import { cache } from '../tools/bundle.mjs';
import { rawTexts } from '../tools/raw-texts.mjs';

/**
 * Imports a module of this folder, whose TypeScript Node cannot read by itself: `preview` is what other parts of the tool
 * call. It is bundled into the cache with all its sources; packages and plain modules stay where they are.
 * @template {'preview' | 'command' | 'words' | 'rendered-shop' | '../desk/start/start'} N
 * @param {N} name
 * @returns {Promise<{
 *   preview: typeof import('./preview.ts'),
 *   command: typeof import('./command.ts'),
 *   words: typeof import('./words.ts'),
 *   'rendered-shop': typeof import('./rendered-shop.ts'),
 *   '../desk/start/start': typeof import('../desk/start/start.ts'),
 * }[N]>}
 */
export async function loadModule(name) {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, `${name}.ts`),
    platform: 'node',
    plugins: [
      rawTexts,
      { name: 'leave-modules', resolveId: { filter: { id: /\.mjs$|^[^./]/ }, handler: leave } },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const { code } = output[0];
  // Its own name for each version, because Node caches modules by name.
  const file = path.join(cache, `preview-code/${path.basename(name)}-${hash('sha1', code).slice(0, 8)}.mjs`);
  writeWhole(file, code);
  return import(pathToFileURL(file).href);
}

/**
 * @param {string} id
 * @param {string | undefined} importer
 * @returns {import('rolldown').PartialResolvedId | undefined}
 */
function leave(id, importer) {
  if (importer === undefined) return undefined;
  if (!id.startsWith('.')) return { id, external: true };
  const file = path.resolve(path.dirname(importer), id);
  return { id: pathToFileURL(file).href, external: true };
}
