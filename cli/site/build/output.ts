import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Texts and UTF-8 bytes, to be concatenated. */
export type Pieces = readonly (string | Uint8Array)[];

/** The folder that hosts serve. */
export interface Output {
  /**
   * @param file path from the site's root, with a slash in front
   * @throws where something has been written there already, on any system
   */
  write(file: string, content: string | Uint8Array | Pieces): void;
  /** @throws where a redirect would hide what has been written */
  keepFree(file: string): void;
  /** @param file as for `write` */
  read(file: string): Promise<Buffer>;
}

export function outputInto(dir: string): Output {
  const folders = new Set<string>();
  const written = new Set<string>();
  const keepFree = (file: string) => {
    const name = file.normalize().toLowerCase();
    if (written.has(name)) throw new Error(`two things have the address ${file}`);
    return name;
  };
  return {
    keepFree,
    // Synchronous, because handing a page to another thread takes longer than writing it.
    write(file, content) {
      written.add(keepFree(file));
      const target = path.join(dir, file);
      if (!target.startsWith(dir + path.sep)) throw new Error(`${file} is outside the site`);
      const folder = path.dirname(target);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      const pieces = content instanceof Uint8Array ? [content] : [content].flat();
      const bytes = pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
      writeFileSync(target, Buffer.concat(bytes));
    },
    read: (file) => readFile(path.join(dir, file)),
  };
}
