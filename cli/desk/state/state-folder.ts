import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where the desk keeps what is not saved and what can be undone: beside the content, in a folder that Git does not see. It
 * moves with the project, is no other project's, and stays when packages are installed again or a cache is emptied.
 * @param content absolute path
 * @param cache absolute path of where it was kept before, and is kept where nothing can be written beside the content
 */
export function stateFolder(content: string, cache: string): string {
  const hidden = path.join(path.dirname(content), '.sapin');
  const folder = path.join(hidden, 'desk', path.basename(content));
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(hidden, '.gitignore'), '*\n');
  } catch {
    return cache;
  }
  if (existsSync(cache) && !existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}.tmp`;
    cpSync(cache, unfinished, { recursive: true }); // the cache may be on another disk
    renameSync(unfinished, folder);
    rmSync(cache, { recursive: true, force: true });
  }
  return folder;
}
