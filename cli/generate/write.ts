import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFiles } from './modules.ts';

/** Lists the files that `generate` wrote, so that it never touches others. */
export const MANIFEST = 'manifest.json';

/** What writing would change in a folder. */
export interface Changes {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** The folder holds files that `generate` did not make; it is left alone. */
export class ForeignFilesError extends Error {
  readonly files: readonly string[];

  constructor(dir: string, files: readonly string[]) {
    super(`${dir} holds files that sapin did not make: ${files.slice(0, 3).join(', ')}`);
    this.files = files;
  }
}

/** What differs between `dir` and `files`. Throws `ForeignFilesError` when `dir` is not ours to write. */
export function compareFolder(dir: string, files: GeneratedFiles): Changes {
  const present = existsSync(dir) ? listFiles(dir) : [];
  const ours = new Set(readManifest(dir));
  const foreign = present.filter((path) => path !== MANIFEST && !ours.has(path));
  if (foreign.length > 0) throw new ForeignFilesError(dir, foreign);
  const wanted = withManifest(files);
  return {
    written: [...wanted].filter(([path, text]) => !isSame(join(dir, path), text)).map(([path]) => path),
    removed: present.filter((path) => !wanted.has(path)),
  };
}

/**
 * Makes `dir` hold exactly `files`, as a whole: a run that is killed leaves the old set or the new one. One changed file
 * is renamed into place. For more, a complete new folder is made beside `dir` (files that stay are hard links), and the
 * two are exchanged by two renames; should the run die between them, the next one puts the old folder back.
 */
export function writeFolder(dir: string, files: GeneratedFiles): Changes {
  recoverFolder(dir);
  const changes = compareFolder(dir, files);
  const wanted = withManifest(files);
  const [only] = changes.written;
  if (changes.written.length + changes.removed.length === 0) return changes;
  if (changes.written.length === 1 && changes.removed.length === 0 && only !== undefined && existsSync(dir)) {
    const temporary = `${dir}.${process.pid}.tmp`;
    writeFileSync(temporary, wanted.get(only) ?? '');
    mkdirSync(dirname(join(dir, only)), { recursive: true });
    renameSync(temporary, join(dir, only));
    return changes;
  }
  const next = `${dir}.next`;
  rmSync(next, { recursive: true, force: true });
  const changed = new Set(changes.written);
  for (const [path, text] of wanted) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    if (changed.has(path)) writeFileSync(join(next, path), text);
    else linkSync(join(dir, path), join(next, path));
  }
  const old = `${dir}.old`;
  if (existsSync(dir)) renameSync(dir, old);
  renameSync(next, dir);
  rmSync(old, { recursive: true, force: true });
  return changes;
}

/** Puts back the folder that a killed run had set aside, and clears what it had begun. */
export function recoverFolder(dir: string): void {
  const old = `${dir}.old`;
  if (existsSync(old)) {
    if (existsSync(dir)) rmSync(old, { recursive: true, force: true });
    else renameSync(old, dir);
  }
  rmSync(`${dir}.next`, { recursive: true, force: true });
}

function withManifest(files: GeneratedFiles): Map<string, string> {
  const paths = [...files.keys()].sort();
  return new Map([
    ...files,
    [MANIFEST, `${JSON.stringify({ 'written by': 'sapin generate', files: paths }, null, 2)}\n`],
  ]);
}

function readManifest(dir: string): readonly string[] {
  try {
    const manifest = JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as { files?: unknown };
    return Array.isArray(manifest.files) ? manifest.files.map(String) : [];
  } catch {
    return []; // none, or not ours: every file is then foreign
  }
}

function listFiles(dir: string): string[] {
  const paths = (readdirSync(dir, { recursive: true }) as string[]).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => statSync(join(dir, path)).isFile()).sort();
}

function isSame(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}
