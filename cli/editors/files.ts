import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The content folder as editors name its files: by URI. */
export class Files {
  private readonly dirs: readonly string[];
  /** The editor's spelling of a URI, by path. */
  private readonly spelt = new Map<string, string>();

  constructor(contentDir: string) {
    this.dirs = [contentDir, resolved(contentDir)];
  }

  /** The path of a file of the content, relative to its folder; `undefined` for any other file. */
  path(uri: string): string | undefined {
    if (!uri.startsWith('file:')) return undefined;
    let file: string;
    try {
      file = fileURLToPath(uri);
    } catch {
      return undefined; // of another machine
    }
    for (const dir of this.dirs) {
      const below = relative(dir, file);
      if (below === '' || below.startsWith('..') || isAbsolute(below)) continue;
      const path = below.replaceAll('\\', '/');
      this.spelt.set(path, uri);
      return path;
    }
    return undefined;
  }

  uri(path: string): string {
    return this.spelt.get(path) ?? pathToFileURL(join(this.dirs[0] ?? '', path)).href;
  }
}

function resolved(dir: string): string {
  try {
    return realpathSync(dir);
  } catch {
    return dir;
  }
}
