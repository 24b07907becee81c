import { watchFolders } from '../core/content/watch-folders.ts';
import { openWorkspace } from '../core/workspace/workspace.ts';
import type { Context } from './context.ts';
import { type GenerateOptions, generate } from './generate.ts';

/** `sapin generate --watch`: generates at once, then after each change of content or schemas, until SIGINT or SIGTERM. */
export function watch(context: Context, options: GenerateOptions): Promise<number> {
  const { project, words, note } = context;
  const workspace = openWorkspace(project);
  const load = () => workspace.snapshot().loaded;
  const stop = watchFolders([project.contentDir, project.schemasDir], () => {
    workspace.refresh();
    return generate(context, { ...options, check: false }, load).catch((error: unknown) =>
      note(String(error)),
    );
  });
  note(words.generate.watching);
  return new Promise((settle) => {
    const leave = () => void stop().then(() => settle(0));
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
  });
}
