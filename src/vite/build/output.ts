import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder that hosts serve. */
export interface Output {
  /** @param file path from the site's root, with a slash in front */
  write(file: string, content: string | Uint8Array): void;
  /** @param file as for `write` */
  read(file: string): Promise<Buffer>;
}

export function outputInto(dir: string): Output {
  const folders = new Set<string>();
  return {
    // At once: handing a page to another thread takes longer than writing it.
    write(file, content) {
      const target = path.join(dir, file);
      const folder = path.dirname(target);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(target, content);
    },
    read: (file) => readFile(path.join(dir, file)),
  };
}
