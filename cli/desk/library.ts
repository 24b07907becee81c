import { rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEntries, type Content } from '../core/content/content.ts';
import { replacing } from '../core/edit/replacing.ts';
import { isDiskFault } from '../core/files/disk-fault.ts';
import { type PictureUse, pictureUses } from '../core/model/picture-uses.ts';
import { encodedPath } from '../core/text/encoded-path.ts';
import { lastStep } from '../core/values/pointer.ts';
import type { Area, SitePicture, Undone } from './contract.ts';
import type { Desk } from './desk.ts';
import { refuseConflict } from './editing/conflicts.ts';
import { nameOfPicture } from './history/value-words.ts';
import { addPicture } from './pictures.ts';
import { orRefuse, Refused } from './refused.ts';
import { placeOf } from './view/names.ts';
import { addressOfPicture, entriesOf } from './view/overview.ts';
import { WORDS } from './words.ts';

/** No picture is cut smaller, in pixels of a side. */
const LEAST = 16;

/** The pictures of the site, with where they are shown. */
export function pictureLibrary(desk: Desk): SitePicture[] {
  const { content } = desk.snapshot.loaded;
  const uses = pictureUses(entriesOf(content));
  return content.imagePaths.map((value) => {
    const { width = null, height = null } = known(content, value);
    return {
      value,
      label: nameOfPicture(content, value),
      address: addressOfPicture(content, value),
      width,
      height,
      bytes: statSync(fileOf(desk, value), { throwIfNoEntry: false })?.size ?? 0,
      places: (uses.get(value) ?? []).map(({ entry, pointer }) => placeOf(content, entry, pointer)),
      isUnused: !uses.has(value) && !isNamed(desk, value),
    };
  });
}

/**
 * Takes pictures that nothing shows off the disk.
 * @throws Refused where one is shown or gone, and removes none; or where the disk does not let them go
 */
export function removePictures(desk: Desk, values: readonly string[]): { readonly removed: number } {
  const { content } = desk.snapshot.loaded;
  const uses = pictureUses(entriesOf(content));
  for (const value of values) {
    known(content, value);
    if (uses.has(value) || isNamed(desk, value)) throw new Refused(WORDS.library.used);
  }
  try {
    for (const value of values) rmSync(fileOf(desk, value));
  } catch (error) {
    throw isDiskFault(error) ? new Refused(WORDS.library.kept) : error;
  } finally {
    desk.workspace.refresh();
    desk.tell({ type: 'changed', subjects: [] });
  }
  return { removed: values.length };
}

/** Whether a file names a picture: one that cannot be read as well, or whose unsaved text no longer does. */
function isNamed({ drafts, snapshot }: Desk, value: string): boolean {
  const saved = drafts.unsavedPaths().map((path) => drafts.baseOf(path) ?? '');
  const texts = allEntries(snapshot.loaded.content).map(({ file }) => file.text);
  return [...saved, ...texts].some((text) => text.includes(value) || text.includes(encodedPath(value)));
}

/** Shows another picture wherever one is shown, in unsaved texts, as one step. The file of the old one stays. */
export function replacePicture(
  desk: Desk,
  value: string,
  by: string,
  label = WORDS.library.replaced,
): Undone {
  const { content } = desk.snapshot.loaded;
  known(content, value);
  known(content, by);
  const uses = pictureUses(entriesOf(content)).get(value) ?? [];
  const isWhole = ({ start, end, text }: PictureUse) => end - start === text.length;
  for (const { entry } of uses) refuseConflict(desk, entry.file.path);
  const changes = orRefuse(WORDS.cannotEdit, () =>
    replacing(uses.map((use) => ({ ...use, span: use, insert: isWhole(use) ? by : encodedPath(by) }))),
  );
  const subjects = [...new Set(uses.map(({ entry }) => entry.subject))];
  const done = { label: label(nameOfPicture(content, value)), subject: subjects[0] ?? '' };
  if (changes.length > 0) desk.drafts.change({ ...done, changes });
  desk.tell({ type: 'changed', subjects });
  return done;
}

/** Shows a part of a photograph wherever the whole is shown. */
export async function cropPicture(desk: Desk, value: string, area: Area): Promise<Undone> {
  const file = known(desk.snapshot.loaded.content, value);
  if (/\.svg$/i.test(value) || !file.width || !file.height) throw new Refused(WORDS.library.noPart);
  const sharp = (await import('sharp')).default;
  const bytes = await readFile(fileOf(desk, value));
  const whole = sharp(bytes).autoOrient();
  const { autoOrient } = await whole.metadata();
  const part = inPixels(area, autoOrient);
  if (Math.min(part.width, part.height) < LEAST) throw new Refused(WORDS.library.noPart);
  const cut = await whole.extract(part).png().toBuffer();
  // A part of a part is called as the whole is.
  const name = lastStep(value).replace(/(?:-\d+)?\.[^.]*$/, '.png');
  const { value: by } = await addPicture(desk, name, cut);
  return replacePicture(desk, value, by, WORDS.library.cropped);
}

function inPixels(area: Area, { width, height }: { readonly width: number; readonly height: number }): Area {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const left = Math.round(within(area.left) * width);
  const top = Math.round(within(area.top) * height);
  return {
    left,
    top,
    width: Math.min(width - left, Math.round(within(area.width) * width)),
    height: Math.min(height - top, Math.round(within(area.height) * height)),
  };
}

/** The size of a picture, in pixels, where it has one. */
function known({ images }: Content, value: string): Partial<Record<'width' | 'height', number | undefined>> {
  const file = images.get(value);
  if (!file) throw new Refused(WORDS.library.gone);
  return file.fault ? {} : file;
}

function fileOf(desk: Desk, value: string): string {
  const { content } = desk.snapshot.loaded;
  return join(desk.workspace.project.contentDir, content.settings.images.folder, value);
}
