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
  return {
    async write(file, content) {
      const target = path.join(dir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    },
    read: (file) => readFile(path.join(dir, file)),
  };
}
