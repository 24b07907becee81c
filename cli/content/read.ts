import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Problem, problem } from '../diagnostics/problem.ts';

/** A content file larger than this is refused, in bytes. */
export const MAX_FILE_BYTES = 1024 * 1024;

const YAML = '.yaml';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface SourceFile {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  /** Without byte-order mark. */
  readonly text: string;
  /** Of the file's bytes. */
  readonly hash: string;
}

export interface ContentFolder {
  /** The YAML files, sorted by path. */
  readonly files: readonly SourceFile[];
  /** Paths under `images/`, relative to it. */
  readonly images: ReadonlySet<string>;
  /** Every folder, relative to the content folder. */
  readonly folders: ReadonlySet<string>;
  /** Files that are neither YAML nor expected: nothing describes them. */
  readonly unknown: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads the content folder, synchronously: at this size a pool of readers loses. Never throws for what it finds there. */
export function readContentFolder(dir: string): ContentFolder {
  const found: Found = {
    dir,
    root: dir,
    files: [],
    images: new Set(),
    folders: new Set(),
    unknown: [],
    problems: [],
  };
  try {
    visitFolder({ ...found, root: realpathSync(dir) }, '');
  } catch (error) {
    found.problems.push(unreadable('.', error));
  }
  found.files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return found;
}

interface Found {
  readonly dir: string;
  /** `dir` without symbolic links: what no link may leave. */
  readonly root: string;
  readonly files: SourceFile[];
  readonly images: Set<string>;
  readonly folders: Set<string>;
  readonly unknown: string[];
  readonly problems: Problem[];
}

function visitFolder(found: Found, folder: string): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(found.dir, folder), { withFileTypes: true });
  } catch (error) {
    found.problems.push(unreadable(folder || '.', error));
    return;
  }
  const names = new Map<string, string>();
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name.endsWith('~')) continue; // what systems and editors leave behind
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const twin = names.get(foldName(entry.name));
    if (twin === undefined) names.set(foldName(entry.name), entry.name);
    else found.problems.push(problem('file/same-name', { other: twin }, { file: path, text: '' }));
    const kind = entry.isSymbolicLink() ? kindOfLink(found, path) : kindOf(entry);
    if (kind !== undefined) visitPath(found, path, entry, kind);
  }
}

function visitPath(found: Found, path: string, entry: Dirent, kind: EntryKind): void {
  if (kind === 'folder' && !isYaml(entry.name)) {
    if (entry.isSymbolicLink()) {
      found.unknown.push(path); // a linked folder could hold its own parent
      return;
    }
    found.folders.add(path);
    visitFolder(found, path);
  } else if (path.startsWith('images/')) {
    found.images.add(path.slice('images/'.length));
  } else if (!isYaml(entry.name)) {
    if (path !== 'README.md') found.unknown.push(path);
  } else if (kind !== 'file') {
    found.problems.push(problem('file/not-a-file', { found: kind }, { file: path, text: '' }));
  } else {
    const name = entry.name.slice(0, -YAML.length);
    if (!SLUG.test(name)) {
      const suggestion = `${slugify(name)}${YAML}`;
      found.problems.push(problem('file/bad-name', { name, suggestion }, { file: path, text: '' }));
    }
    const file = readSource(found.dir, path, found.problems);
    if (file) found.files.push(file);
  }
}

/** What a symbolic link leads to; `undefined`, and a problem, when that is outside the content folder. */
function kindOfLink({ dir, root, problems }: Found, path: string): EntryKind | undefined {
  try {
    const target = realpathSync(join(dir, path));
    if (target.startsWith(root + sep)) return kindOf(statSync(target));
    problems.push(problem('file/outside', { target }, { file: path, text: '' }));
  } catch {
    problems.push(problem('file/outside', { target: '?' }, { file: path, text: '' }));
  }
  return undefined;
}

function readSource(dir: string, path: string, problems: Problem[]): SourceFile | undefined {
  try {
    const bytes = readFileSync(join(dir, path));
    if (bytes.length > MAX_FILE_BYTES) {
      problems.push(
        problem('file/too-large', { bytes: bytes.length, max: MAX_FILE_BYTES }, { file: path, text: '' }),
      );
      return undefined;
    }
    if (!isUtf8(bytes)) {
      problems.push(problem('file/encoding', { byte: firstInvalidByte(bytes) }, { file: path, text: '' }));
      return undefined;
    }
    const text = bytes.toString('utf8');
    return { path, text: text.startsWith('\uFEFF') ? text.slice(1) : text, hash: hash('sha1', bytes) };
  } catch (error) {
    problems.push(unreadable(path, error));
    return undefined;
  }
}

function firstInvalidByte(bytes: Buffer): number {
  let low = 0;
  let high = bytes.length;
  // The longest valid prefix, by bisection; a sequence cut by the end of the prefix may take three bytes more.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ([0, 1, 2, 3].some((more) => isUtf8(bytes.subarray(0, middle + more)))) low = middle;
    else high = middle - 1;
  }
  return Math.min(low, bytes.length - 1);
}

type EntryKind = 'file' | 'folder' | 'other';

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean }): EntryKind {
  return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
}

function isYaml(name: string): boolean {
  return name.endsWith(YAML);
}

/** Equal for names that some file systems take for the same. */
function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function slugify(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'sans-nom';
}

function unreadable(path: string, error: unknown): Problem {
  return problem('file/unreadable', { reason: systemReason(error) }, { file: path, text: '' });
}

function systemReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
