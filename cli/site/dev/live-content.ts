import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { entriesBelow } from '../../core/files/entries-below.mjs';
import { bundled } from '../../tools/bundle.mjs';
import type { Shop } from '../build/shop.ts';
import type * as LiveModule from './live.ts';

/** Modules of data: what `generate` writes, and what is computed from that before any component runs. */
const DATA_MODULE = /\/generated\/[\w/-]+\.ts$|\.static\.ts$/;

/** The plugin whose `api` is the content to show instead of the files: a `LiveSource`. */
export const UNSAVED_CONTENT = 'unsaved-content';

/** Folders of the project that no page is made of: thousands of files, whose watching would hold up the start. */
const UNSERVED = new Set(['bench', 'dist', 'docs', 'tests']);

/**
 * Keeps the open page in step with `content/` while `npm run dev` runs. Saved YAML is checked and generated; the modules
 * that changed are exchanged under the running page, which renders again with its state, its typed fields and its scroll
 * position. While something is wrong, the page shows the last good content under `overlay.ts`. A page that was still loading
 * when the content changed may have missed it, in part or whole: it says which revision it was served, and loads again.
 */
export function liveContent(shop: Shop): Plugin {
  let stop = () => Promise.resolve();
  const revision = { current: 0 };
  return {
    name: 'live-content',
    apply: 'serve',
    enforce: 'post',
    config: ({ root = process.cwd() }) => ({
      server: {
        watch: {
          ignored: [
            // The folder is replaced as a whole, which a watcher would report as the removal of every file.
            ...['**/generated/**', '**/generated.*/**', '**/submissions/**'],
            (file) => UNSERVED.has(path.relative(root, file)),
          ],
        },
      },
    }),
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'content-revision', content: String(revision.current) },
        injectTo: 'head',
      },
      { tag: 'script', attrs: { type: 'module', src: '/cli/site/dev/overlay.ts' }, injectTo: 'body' },
    ],
    transform: {
      filter: { id: DATA_MODULE },
      handler(code) {
        return this.environment.name === 'client' ? acceptItself(code) : null;
      },
    },
    configureServer: (server) =>
      watchContent(server, shop, revision, (stopWatching) => {
        stop = stopWatching;
      }),
    // The development server has closed, even one inside another server, which has no event for it.
    closeBundle: () => stop(),
  };
}

/**
 * @param revision counts the changes of what is generated
 * @param onWatching gets the function that stops it, which waits for what is under way
 */
async function watchContent(
  server: ViteDevServer,
  { content, generated }: Shop,
  revision: { current: number },
  onWatching: (stop: () => Promise<void>) => void,
): Promise<void> {
  const { root, logger } = server.config;
  const { keepGenerated, savedContent } = (await import(await bundled('live'))) as typeof LiveModule;
  const unsaved = server.config.plugins.find(({ name }) => name === UNSAVED_CONTENT);
  const source = (unsaved?.api as LiveModule.LiveSource | undefined) ?? savedContent(root, content);
  const { hot } = server.environments.client;
  let latest: LiveModule.CheckResult | undefined;
  let files = hashesIn(generated);
  await new Promise<void>((resolve) => {
    const stop = keepGenerated({
      root,
      generated,
      source,
      onResult(result) {
        if (result.text !== '') logger.error(result.text);
        latest = result;
        const before = files;
        files = hashesIn(generated);
        const changed = changedBetween(before, files);
        invalidate(
          server,
          changed.map((file) => `${generated}/${file}`),
        );
        hot.send('sapin:problems', result);
        if (changed.length > 0) {
          revision.current++;
          hot.send('sapin:content');
        }
        resolve();
      },
      onFault(error) {
        logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
        resolve();
      },
    });
    onWatching(stop);
  });
  // Sent by a page that was just opened or has reconnected.
  hot.on('sapin:hello', (_, page) => {
    if (latest) page.send('sapin:problems', latest);
  });
  // Sent by a page that shows what it loaded, and hears of changes from now on.
  hot.on('sapin:shown', (served: string, page) => {
    if (served !== String(revision.current)) page.send({ type: 'full-reload' });
  });
}

/** Path below `dir` to the hash of what the file holds; none where nothing was generated yet. */
function hashesIn(dir: string): ReadonlyMap<string, string> {
  if (!existsSync(dir)) return new Map();
  const files = entriesBelow(dir).filter(({ isFile }) => isFile);
  return new Map(files.map((file) => [file.path, hash('sha1', readFileSync(path.join(dir, file.path)))]));
}

function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
}

/**
 * Has the page refetch the modules of some files, then, once each, those computed from them; the server does so at the next
 * request. As where Vite itself sees that a file has changed, nothing is kept of a transformation that is under way: a page
 * that is loading just then would be given what the file held before, and so would each page after it.
 */
function invalidate({ environments: { client, ssr } }: ViteDevServer, files: readonly string[]): void {
  for (const { moduleGraph } of [client, ssr]) for (const file of files) moduleGraph.onFileChange(file);
  const changed = files.flatMap((file) => [...(client.moduleGraph.getModulesByFile(file) ?? [])]);
  const dependents = changed
    .flatMap(({ importers }) => [...importers])
    .filter(({ id }) => id?.endsWith('.static.ts'));
  for (const module of new Set([...changed, ...dependents])) void client.reloadModule(module);
}

/**
 * A module of data that accepts its updates: all copies of it that the page has loaded, the first one and those that
 * later updates brought, get the new values in their exported bindings, which their importers read.
 */
function acceptItself(code: string): { code: string; map: null } {
  const names = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
  const renewal = names.map((name) => `${name} = renewed.${name};`).join(' ');
  return {
    code: `${code.replace(/^export const /gm, 'export let ')}
const renewals = (import.meta.hot.data.renewals ??= []);
renewals.push((renewed) => { ${renewal} });
import.meta.hot.accept((renewed) => { for (const renew of renewals) if (renewed) renew(renewed); });
`,
    map: null,
  };
}
