import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../core/files/entries-below.mjs';
import type { Snapshot } from '../../core/workspace/workspace.ts';

/**
 * A copy of the content with what is not saved, for the development server beside the desk: what it shows follows each
 * keystroke, and nothing of it is written where others read. A text that is not sound is copied as it last was.
 */
export class Mirror {
  private readonly content: string;
  private readonly folder: string;
  /** What the copy holds, by path. */
  private readonly texts = new Map<string, string>();

  /** @param folder absolute path of the copy, which is replaced */
  constructor(content: string, folder: string) {
    this.content = content;
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Brings the copy up to date; only what differs is written. */
  follow({ loaded, sound }: Snapshot): void {
    const { content } = loaded.problems.length === 0 ? loaded : { content: sound };
    const now = new Map<string, string>();
    for (const entries of [
      content.singletons.values(),
      ...[...content.collections.values()].map((all) => all.values()),
    ])
      for (const { file } of entries) now.set(file.path, file.text);
    for (const [file, text] of now) {
      if (this.texts.get(file) === text) continue;
      const target = path.join(this.folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    for (const file of this.texts.keys())
      if (!now.has(file)) rmSync(path.join(this.folder, file), { force: true });
    this.texts.clear();
    for (const [file, text] of now) this.texts.set(file, text);
    for (const name of content.collections.keys())
      mkdirSync(path.join(this.folder, name), { recursive: true });
    this.followPictures(content.settings.images.folder);
  }

  private followPictures(folder: string): void {
    const [from, to] = [path.join(this.content, folder), path.join(this.folder, folder)];
    if (!existsSync(from)) return;
    mkdirSync(to, { recursive: true });
    const wanted = new Set<string>();
    for (const { path: file, isFile } of entriesBelow(from)) {
      if (!isFile) continue;
      wanted.add(file);
      const target = path.join(to, file);
      const source = statSync(path.join(from, file), { throwIfNoEntry: false });
      const copy = statSync(target, { throwIfNoEntry: false });
      if (!source || (copy && copy.size === source.size && copy.mtimeMs >= source.mtimeMs)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(from, file), target);
    }
    for (const { path: file, isFile } of entriesBelow(to))
      if (isFile && !wanted.has(file)) rmSync(path.join(to, file), { force: true });
  }
}
