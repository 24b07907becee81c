import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../../core/files/read-if-there.ts';
import { readChecked } from '../../core/git/blobs.ts';
import type { Repository } from '../../core/git/repository.ts';
import { type FileChange, pathsOf } from '../../core/git/revisions.ts';
import type { Loaded } from '../../core/load/load.ts';
import { withoutFiles, withTexts } from '../../core/workspace/unsaved.ts';
import type { DeskContent } from '../desk-content.ts';
import type { ChangedEntry } from '../history/entry-changes.ts';

/** Some of the changed entries, as they are published without the others. */
export interface Part {
  readonly entries: readonly ChangedEntry[];
  /** Whether it has a file, by its path from the top of the repository. */
  has(file: string): boolean;
  readonly loaded: Loaded;
  /** Writes the content as it will be into a folder, which is made. */
  write(folder: string): Promise<void>;
}

/** What is saved here and not published, of which a part is taken. */
export interface Whole {
  readonly desk: DeskContent;
  readonly repository: Repository;
  readonly changes: readonly FileChange[];
  readonly entries: readonly ChangedEntry[];
  /** New pictures, which go with the entries that show them. */
  readonly pictures: readonly FileChange[];
}

/** The part with the entries of some subjects, and with the pictures that they show. */
export async function partOf(whole: Whole, subjects: ReadonlySet<string>): Promise<Part> {
  const entries = whole.entries.filter(({ subject }) => subjects.has(subject));
  const files = entries.flatMap((entry) => entry.files);
  const texts = files.flatMap(({ after }) => (after ? [textHere(whole, after.path)] : []));
  const isShown = (file: string) => texts.some((text) => isNamed(path.basename(file), text));
  const others = whole.entries.find(({ subject }) => subject === '')?.files ?? [];
  const shown = [...others, ...whole.pictures].filter((change) => pathsOf(change).some(isShown));
  const paths = new Set([...files, ...shown].flatMap(pathsOf));
  const left = whole.changes.filter((change) => !pathsOf(change).some((file) => paths.has(file)));
  const write = (folder: string) => writeWithout(whole, left, folder);
  const { prefix } = whole.repository;
  const has = (file: string) => file.startsWith(prefix) && paths.has(file.slice(prefix.length));
  return { entries, has, write, loaded: await loadWithout(whole, left) };
}

/** The content as it was before all changes. */
export function loadBefore(whole: Whole): Promise<Loaded> {
  return loadWithout(whole, whole.changes);
}

/** Whether a text has a name, and not merely a longer one that ends with it. */
function isNamed(name: string, text: string): boolean {
  return text
    .split(name)
    .slice(0, -1)
    .some((before) => !/[\p{L}\p{N}._-]$/u.test(before));
}

function textHere({ desk }: Whole, file: string): string {
  const bytes = file.endsWith('.yaml') ? readIfThere(path.join(desk.project.contentDir, file)) : undefined;
  return bytes?.toString('utf8') ?? '';
}

/** The saved content without some of its changes, as it would be read; published pictures are known to be sound. */
async function loadWithout({ desk, repository }: Whole, changes: readonly FileChange[]): Promise<Loaded> {
  const gone = new Set(changes.flatMap(({ after }) => after?.path ?? []));
  const texts = new Map<string, string>();
  for (const { before } of changes)
    if (before?.path.endsWith('.yaml')) texts.set(before.path, String(await readChecked(repository, before)));
  return desk.checkSaved((saved) => {
    const kept = withoutFiles(saved, gone);
    const images = new Map(kept.images);
    const folder = `${kept.settings.images.folder}/`;
    for (const { before } of changes)
      if (before?.path.startsWith(folder))
        images.set(before.path.slice(folder.length), { width: undefined, height: undefined });
    return withTexts({ ...kept, images }, texts);
  });
}

/** The saved content, without some of its changes. */
async function writeWithout(
  { desk, repository }: Whole,
  changes: readonly FileChange[],
  folder: string,
): Promise<void> {
  await cp(desk.project.contentDir, folder, { recursive: true });
  for (const { after } of changes) if (after) rmSync(path.join(folder, after.path), { force: true });
  for (const { before } of changes) {
    if (!before) continue;
    const file = path.join(folder, before.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await readChecked(repository, before));
  }
}
