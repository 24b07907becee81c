import { type FSWatcher, watch as watchFolder } from 'node:fs';
import type { Context } from './context.ts';
import { generate } from './generate.ts';

/** A burst of saves (a branch switch, an editor's temporary files) settles for this long before a run, in milliseconds. */
const SETTLE = 60;

/** `sapin generate --watch`: generates at once, then after each change of content or schemas, until SIGINT or SIGTERM. */
export function watch(context: Context, { out }: { out: string }): Promise<number> {
  const { project, language, note } = context;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(() => generate(context, { out, check: false }))
        .catch((error: unknown) => note(String(error)));
    }, SETTLE);
  };
  again();
  return new Promise((settle) => {
    const watchers: FSWatcher[] = [project.contentDir, project.schemasDir].map((dir) =>
      watchFolder(dir, { recursive: true }, again).on('error', again),
    );
    note(
      { fr: 'à l’écoute des changements (Ctrl+C pour arrêter)', en: 'watching for changes (Ctrl+C to stop)' }[
        language
      ],
    );
    const stop = () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      void running.then(() => settle(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
