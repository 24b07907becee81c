import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from './context.ts';

export interface DeskOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly open: boolean;
}

/** What the site exports to the desk: loaded from the project, because only a project with a site has it. */
interface SitePart {
  startDesk(options: { readonly content: string; readonly port: number }): Promise<{
    readonly address: string;
    readonly door: string;
    readonly wasOpen: boolean;
    close(): Promise<void>;
  }>;
}

/** `sapin desk`: forms over the content and the site beside them, until SIGINT or SIGTERM. Returns the exit status. */
export async function desk(
  { project, words, print, note, refuse }: Context,
  options: DeskOptions,
): Promise<number> {
  const part = join(process.cwd(), 'cli/desk/start/desk.mjs');
  if (!existsSync(part)) return refuse(words.desk.noPage(process.cwd()));
  const { startDesk }: SitePart = await import(pathToFileURL(part).href);
  let started: Awaited<ReturnType<SitePart['startDesk']>>;
  try {
    started = await startDesk({ content: project.contentDir, port: options.port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return refuse(words.desk.portInUse(options.port));
  }
  print(started.address);
  note(started.wasOpen ? words.desk.wasOpen : words.desk.opened);
  if (options.open) openBrowser(started.door);
  if (started.wasOpen) return 0;
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await started.close();
  return 0;
}

/** Without a browser, or with one that may not read it, the printed address has to do. */
function openBrowser(document: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '""']
        : ['xdg-open'];
  spawn(command ?? '', [...args, document], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
