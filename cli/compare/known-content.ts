import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../core/files/cache-folder.mjs';
import { cacheName } from '../core/load/check-cache.ts';

/** What the command line keeps of a content folder: which files it has checked, and what it has written of each. */
const KINDS = ['state', 'pieces'];

/**
 * Copies the caches of the project's content for the content in `folder`, so that only the files that differ are checked
 * and regenerated: the caches go by the names and hashes of files. Returns a function that removes the copies; the project
 * keeps them where it had no cache.
 */
export function lendKnown(root: string, folder: string): () => void {
  const cache = path.join(cacheFolder(root), 'sapin');
  const content = path.join(folder, 'content');
  const pairs = KINDS.map((kind) =>
    [path.join(root, 'content'), content].map((of) => path.join(cache, cacheName(kind, of))),
  ) as [own: string, lent: string][];
  for (const [own, lent] of pairs) if (existsSync(own)) copyFileSync(own, lent);
  return () => {
    for (const [own, lent] of pairs) {
      if (!existsSync(own) && existsSync(lent)) copyFileSync(lent, own);
      rmSync(lent, { force: true });
    }
    rmSync(path.join(cache, cacheName('written', content + path.join(folder, 'generated'))), { force: true });
  };
}
