import { hash } from 'node:crypto';
import type { ContentFolder, SourceFile } from '../content/read.ts';
import { PROJECT, settingsIn } from '../content/settings/settings.ts';
import { withoutBom } from '../text/byte-order-mark.ts';

/** A content folder as it would be read if `texts`, by their paths, were saved. */
export function withTexts(folder: ContentFolder, texts: ReadonlyMap<string, string>): ContentFolder {
  if (texts.size === 0) return folder;
  const unsaved = new Map(
    [...texts].filter(([path]) => isContent(path)).map(([path, text]) => [path, sourceOf(path, text)]),
  );
  const known = new Set(folder.files.map(({ path }) => path));
  const created = [...unsaved.values()].filter(({ path }) => !known.has(path));
  const files = folder.files.map((file) => unsaved.get(file.path) ?? file);
  if (created.length > 0) files.push(...created);
  const settings = unsaved.get(`${PROJECT}.yaml`);
  return {
    ...folder,
    settings: settings ? settingsIn(settings.text) : folder.settings,
    files: created.length > 0 ? files.sort((a, b) => (a.path < b.path ? -1 : 1)) : files,
    folders: new Set([...folder.folders, ...created.flatMap(({ path }) => foldersOf(path))]),
    problems: folder.problems.filter(({ file, code }) => !unsaved.has(file) || !OF_BYTES.test(code)),
  };
}

/** A content folder as it would be read without some of its files, by their paths. */
export function withoutFiles(folder: ContentFolder, gone: ReadonlySet<string>): ContentFolder {
  const { files, images, unknown, problems, settings } = folder;
  return {
    ...folder,
    files: files.filter(({ path }) => !gone.has(path)),
    images: new Map([...images].filter(([name]) => !gone.has(`${settings.images.folder}/${name}`))),
    unknown: unknown.filter((path) => !gone.has(path)),
    problems: problems.filter(({ file }) => !gone.has(file)),
  };
}

/** A content folder as it would be read with other texts of some files, by their paths; one without a text is gone. */
export function withChanges(
  folder: ContentFolder,
  changes: Iterable<readonly [path: string, text: string | undefined]>,
): ContentFolder {
  const gone = new Set<string>();
  const texts = new Map<string, string>();
  for (const [path, text] of changes)
    if (text === undefined) gone.add(path);
    else texts.set(path, text);
  return withoutFiles(withTexts(folder, texts), gone);
}

/** What is wrong with the bytes of a file, and not with its name. */
const OF_BYTES = /^file\/(?:encoding|too-large|unreadable)$/;

/** Systems and editors leave the rest behind. */
function isContent(path: string): boolean {
  return path.endsWith('.yaml') && !path.split('/').some((part) => part.startsWith('.') || part === '');
}

function sourceOf(path: string, text: string): SourceFile {
  const plain = withoutBom(text);
  return { path, text: plain, hash: hash('sha1', text) };
}

/** `a/b/c.yaml` is below `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
