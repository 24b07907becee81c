import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import {
  closeSync,
  type Dirent,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { type Problem, problem } from '../diagnostics/problem.ts';
import { SLUG, slugify } from '../shared/slug.ts';
import { withoutBom } from '../text/byte-order-mark.ts';
import { isKept } from '../values/file-name.ts';
import { type ImageFile, inspectImage } from './image-file.ts';
import { readSettings, type Settings } from './settings/settings.ts';

export const MAX_FILE_BYTES = 1024 * 1024;

const YAML = '.yaml';

export interface SourceFile {
  /** Relative to the content folder, with `/`. */
  readonly path: string;
  /** Without byte-order mark. */
  readonly text: string;
  /** Of the file's bytes. */
  readonly hash: string;
}

export interface ContentFolder {
  /** The settings in `project.yaml`. */
  readonly settings: Settings;
  /** The YAML files, sorted by path. */
  readonly files: readonly SourceFile[];
  /** The files of the images folder, by their path there. */
  readonly images: ReadonlyMap<string, ImageFile>;
  /** Every folder, relative to the content folder. */
  readonly folders: ReadonlySet<string>;
  /** Files that are neither YAML nor expected. */
  readonly unknown: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads the content folder, synchronously because that is faster at this size. Faults of files are returned as problems. */
export function readContentFolder(dir: string): ContentFolder {
  const walk: FolderWalk = {
    settings: readSettings(dir),
    dir,
    root: dir,
    files: [],
    images: new Map(),
    folders: new Set(),
    unknown: [],
    problems: [],
  };
  try {
    visitFolder({ ...walk, root: realpathSync(dir) }, '');
  } catch {
    walk.problems.push(problem('file/no-content', { path: dir }, { file: '.', text: '' }));
  }
  walk.files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return walk;
}

interface FolderWalk extends ContentFolder {
  readonly dir: string;
  /** `dir` with symbolic links resolved; no link may lead outside. */
  readonly root: string;
  readonly files: SourceFile[];
  readonly images: Map<string, ImageFile>;
  readonly folders: Set<string>;
  readonly unknown: string[];
  readonly problems: Problem[];
}

/** What systems and editors leave in a folder. */
const LEFT_BEHIND = /^\.|~$|^(?:desktop\.ini|thumbs\.db|icon\r)$/i;

function visitFolder(walk: FolderWalk, folder: string): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(walk.dir, folder), { withFileTypes: true });
  } catch (error) {
    walk.problems.push(unreadable(folder || '.', error));
    return;
  }
  const names = new Map<string, string>();
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_BEHIND.test(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const [name = ''] = entry.name.split('.');
    if (isKept(name)) walk.problems.push(problem('file/kept-name', { name }, { file: path, text: '' }));
    const twin = names.get(foldName(entry.name));
    if (twin === undefined) names.set(foldName(entry.name), entry.name);
    else walk.problems.push(problem('file/same-name', { other: twin }, { file: path, text: '' }));
    const kind = entry.isSymbolicLink() ? kindOfLink(walk, path) : kindOf(entry);
    if (kind !== undefined) visitPath(walk, path, entry, kind);
  }
}

function visitPath(walk: FolderWalk, path: string, entry: Dirent, kind: EntryKind): void {
  if (kind === 'folder' && !isYaml(entry.name)) {
    if (entry.isSymbolicLink()) {
      // A linked folder could contain its own parent.
      walk.problems.push(problem('file/link', { reason: 'folder' }, { file: path, text: '' }));
      return;
    }
    walk.folders.add(path);
    visitFolder(walk, path);
  } else if (path.startsWith(`${walk.settings.images.folder}/`)) {
    const image: ImageFile =
      kind === 'file' ? inspectImage(join(walk.dir, path)) : { fault: { reason: 'broken' } };
    walk.images.set(path.slice(walk.settings.images.folder.length + 1), image);
  } else if (!isYaml(entry.name)) {
    if (entry.name !== 'README.md') walk.unknown.push(path);
  } else if (kind !== 'file') {
    walk.problems.push(problem('file/not-a-file', { found: kind }, { file: path, text: '' }));
  } else {
    const name = entry.name.slice(0, -YAML.length);
    if (!SLUG.test(name)) {
      const suggestion = `${slugify(name)}${YAML}`;
      walk.problems.push(problem('file/bad-name', { name, suggestion }, { file: path, text: '' }));
    }
    const file = readSource(walk.dir, path, walk.problems);
    if (file) walk.files.push(file);
  }
}

/** The kind of a symbolic link's target; `undefined`, and a problem, when it is missing or outside the content folder. */
function kindOfLink({ dir, root, problems }: FolderWalk, path: string): EntryKind | undefined {
  const place = { file: path, text: '' };
  try {
    const target = realpathSync(join(dir, path));
    if (target === root || target.startsWith(root + sep)) return kindOf(statSync(target));
    problems.push(problem('file/outside', { target }, place));
  } catch (error) {
    const reason = systemReason(error) === 'ELOOP' ? 'cycle' : 'missing';
    problems.push(problem('file/link', { reason, target: readlinkSync(join(dir, path)) }, place));
  }
  return undefined;
}

/** A file that has been read before; `undefined` when it is gone or no longer text. */
export function readSourceFile(dir: string, path: string): SourceFile | undefined {
  return readSource(dir, path, []);
}

function readSource(dir: string, path: string, problems: Problem[]): SourceFile | undefined {
  try {
    const bytes = readBytes(`${dir}/${path}`); // `join` takes a tenth of the time of reading
    if (bytes.length > MAX_FILE_BYTES) {
      const size = { bytes: statSync(join(dir, path)).size, max: MAX_FILE_BYTES };
      problems.push(problem('file/too-large', size, { file: path, text: '' }));
    } else if (isUtf8(bytes)) {
      const text = bytes.toString('utf8');
      return { path, text: withoutBom(text), hash: hash('sha1', bytes) };
    } else problems.push(notUtf8(path, bytes));
  } catch (error) {
    problems.push(unreadable(path, error));
  }
  return undefined;
}

let buffer: Buffer | undefined;

/** A file's bytes, cut one beyond the limit; valid until the next call. */
function readBytes(path: string): Buffer {
  buffer ??= Buffer.allocUnsafe(MAX_FILE_BYTES + 1);
  const file = openSync(path, 'r');
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read)
      read = readSync(file, buffer, length, buffer.length - length, null);
    return buffer.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** Decodes the text from the first byte that is not UTF-8 as Latin-1, the likeliest encoding. */
function notUtf8(path: string, bytes: Buffer): Problem {
  const byte = firstInvalidByte(bytes);
  const before = bytes
    .subarray(0, byte)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const text = before + bytes.subarray(byte).toString('latin1');
  const span = { start: before.length, end: before.length + 1 };
  return problem('file/encoding', { byte, found: encodingOf(bytes) }, { file: path, text, span });
}

/** What the file is likely to be encoded in, as Visual Studio Code calls it. */
function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  return mark === 'fffe' ? 'UTF-16 LE' : mark === 'feff' ? 'UTF-16 BE' : 'Western (Windows 1252)';
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

/** Equal for names that some file systems treat as the same. */
function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function unreadable(path: string, error: unknown): Problem {
  return problem('file/unreadable', { reason: systemReason(error) }, { file: path, text: '' });
}

function systemReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
