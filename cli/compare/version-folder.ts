import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The packages without the cache, in which the tool of today must not meet that of the commit. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (!entry.isFile() && entry.name !== '.cache')
      symlinkSync(path.join(from, entry.name), path.join(to, entry.name), 'junction');
}

/** Copies a content folder into another, with texts that are not saved yet. */
export function copyContent(
  {
    content,
    texts = new Map(),
  }: { readonly content: string; readonly texts?: ReadonlyMap<string, string | null> },
  folder: string,
): void {
  const copy = path.join(folder, 'content');
  cpSync(content, copy, { recursive: true });
  for (const [file, text] of texts) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (text === null) rmSync(target, { force: true });
    else writeFileSync(target, text);
  }
}
