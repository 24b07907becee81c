import { watchFolders } from '../content/watch.ts';
import type { Context } from './context.ts';
import { generate } from './generate.ts';

/** `sapin generate --watch`: generates at once, then after each change of content or schemas, until SIGINT or SIGTERM. */
export function watch(context: Context, { out }: { out: string }): Promise<number> {
  const { project, language, note } = context;
  const stop = watchFolders([project.contentDir, project.schemasDir], () =>
    generate(context, { out, check: false }).catch((error: unknown) => note(String(error))),
  );
  note(
    { fr: 'à l’écoute des changements (Ctrl+C pour arrêter)', en: 'watching for changes (Ctrl+C to stop)' }[
      language
    ],
  );
  return new Promise((settle) => {
    const leave = () => void stop().then(() => settle(0));
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
  });
}
