import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';

/** A burst of saves (a branch switch, an editor's temporary files) settles for this long before a run, in milliseconds. */
const SETTLE = 40;

/**
 * Calls `run` at once, then after each change below `dirs`, never concurrently: changes during a run cause
 * one more. Each folder has its watcher, because Node's recursive one loses folders that are renamed or recreated.
 * Returns a function that stops it and waits for the current run.
 */
export function watchFolders(dirs: readonly string[], run: () => Promise<unknown>): () => Promise<void> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let again = false;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(start, SETTLE);
  };
  const start = () => {
    again = running !== undefined;
    if (again) return;
    // Watched before they are read: a change that the run does not see is seen by the watcher.
    watchEach(watchers, dirs.flatMap(watchable), settle);
    running = run().finally(() => {
      running = undefined;
      if (again) start();
    });
  };
  start();
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    await running;
  };
}

/** Watches exactly `folders`; a folder recreated under an old name is another folder. */
function watchEach(watchers: Map<string, FSWatcher>, folders: readonly string[], changed: () => void): void {
  const wanted = new Set(folders);
  const forget = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  for (const folder of watchers.keys()) if (!wanted.has(folder)) forget(folder);
  for (const folder of folders) {
    if (watchers.has(folder)) continue;
    try {
      const watcher = watch(folder, (event, name) => {
        // A folder that is deleted or renamed emits an event; its successor needs another watcher.
        if (event === 'rename' && name !== null && join(folder, '..', name) === folder) forget(folder);
        changed();
      });
      watchers.set(
        folder,
        watcher.on('error', () => {
          forget(folder);
          changed();
        }),
      );
    } catch {
      changed(); // it went meanwhile
    }
  }
}

/** `dir` and every folder below it; while there is no `dir`, the nearest folder in which it will appear. */
function watchable(dir: string): string[] {
  return existsSync(dir) ? foldersIn(dir) : [nearestFolder(dir)];
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

function foldersIn(dir: string): string[] {
  try {
    const below = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [dir, ...below.flatMap(({ name }) => foldersIn(join(dir, name)))];
  } catch {
    return [];
  }
}
