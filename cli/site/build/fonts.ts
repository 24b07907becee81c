import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { fontCuts, PACKAGES } from './font-cuts.mjs';

/** Sends only the part of the fonts that the site uses, half of their bytes: `docs/decisions/0022`. */
export function cutFonts(root: string): Plugin {
  const { folder, cuts } = fontCuts(root);
  let cutting: Promise<void> | undefined;
  return {
    name: 'cut-fonts',
    config() {
      const missing = cuts.some(({ target }) => !existsSync(target));
      cutting ??= missing ? cutInThread(root) : Promise.resolve();
      return { resolve: { alias: [{ find: new RegExp(`^${PACKAGES}(?=/)`), replacement: folder }] } };
    },
    transform: {
      order: 'pre',
      filter: { id: /\.css$/, code: PACKAGES },
      handler: async () => {
        await cutting;
      },
    },
  };
}

/** Usually done at install time, unless the recipe has changed; runs while the content is read. */
function cutInThread(root: string): Promise<void> {
  const thread = new Worker(path.join(root, 'cli/site/build/cut-fonts.mjs'));
  const cutting = new Promise<void>((resolve, reject) => {
    thread.once('exit', () => resolve());
    thread.once('error', reject);
  });
  // Rejects for callers that await the fonts.
  cutting.catch(() => undefined);
  return cutting;
}
