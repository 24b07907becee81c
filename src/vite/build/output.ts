import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder that hosts serve. */
export interface Output {
  /** @param file path from the site's root, with a slash in front */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** @param file as for `write` */
  read(file: string): Promise<Buffer>;
}

export function outputInto(dir: string): Output {
  const folders = new Map<string, Promise<unknown>>();
  const makeFolder = (folder: string) => {
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, made);
    return made;
  };
  return {
    async write(file, content) {
      const target = path.join(dir, file);
      await makeFolder(path.dirname(target));
      await writeFile(target, content);
    },
    read: (file) => readFile(path.join(dir, file)),
  };
}
