import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { isHeic } from '../core/content/image-file.ts';
import { createFile } from '../core/edit/rewrite.ts';
import { slugOf } from '../core/shared/slug.ts';
import { LONGEST_SLUG, nameFault } from '../core/values/file-name.ts';
import type { AddedPicture, Failure } from './contract.ts';
import type { Desk } from './desk.ts';
import { Refused } from './refused.ts';
import { addressOfPicture } from './view/overview.ts';
import { WORDS } from './words.ts';

/** What may be sent, in bytes. */
export const MOST_BYTES = 40 * 1024 * 1024;
/** Decoded pixels: beyond them, a small file is a trap. */
const MOST_PIXELS = 120_000_000;
/** The longer side of what is kept, in pixels. */
const SIDE = 2400;
/** Time for a drawing to become pixels, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Decodes and re-encodes a picture, without what its file held besides: a photograph as JPEG, one with transparent parts
 * as PNG. Its name is one that every address can carry and that no other picture has; one that is there already is not kept twice.
 * @param given the name of the file
 * @throws Refused where it is not a picture, or there is no place for it
 */
export async function addPicture(desk: Desk, given: string, bytes: Uint8Array): Promise<AddedPicture> {
  const { contentDir } = desk.workspace.project;
  const { content } = desk.snapshot.loaded;
  const folder = join(contentDir, content.settings.images.folder);
  const sharp = (await import('sharp')).default;
  const ended = given.replace(/\.[^.]*$/, '');
  let written: {
    readonly data: Buffer;
    readonly width: number;
    readonly height: number;
    readonly ending: string;
  };
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    const pixels = format === 'svg' ? await drawn(bytes) : bytes;
    const decoded = await sharp(pixels, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // From here on it is small: a hundred million pixels are read once, and never held.
    const { width, height, channels } = decoded.info;
    const picture = sharp(decoded.data, { raw: { width, height, channels } });
    const { isOpaque } = await picture.stats();
    const [encoded, ending] = isOpaque
      ? [picture.jpeg({ quality: 88, mozjpeg: true }), 'jpg']
      : [picture.png({ compressionLevel: 9 }), 'png'];
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    written = { data, width: info.width, height: info.height, ending };
  } catch (error) {
    throw new Refused(refusalOf(bytes, error));
  }
  const root = realpathSync(contentDir);
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  if (!real.startsWith(root + sep)) throw new Refused(WORDS.notAllowed);
  const short = slugOf(ended)
    .slice(0, LONGEST_SLUG / 2)
    .replace(/-$/, '');
  const there = content.imagePaths.find((name) => holds(join(real, name), written.data));
  const value = there ?? freeName(real, nameFault(short) ? WORDS.pictures.name : short, written.ending);
  if (there === undefined) {
    createFile(join(real, value), written.data);
    desk.workspace.refresh();
    desk.tell({ type: 'changed', subjects: [] });
  }
  const address = addressOfPicture(desk.snapshot.loaded.content, value);
  return { value, address, width: written.width, height: written.height };
}

/** Draws in a child process: a few lines may take minutes, which nothing stops but its end. */
function drawn(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const script = `process.stdin.pipe(require(process.argv[1])({ limitInputPixels: ${MOST_PIXELS} }).resize({ width: ${SIDE}, height: ${SIDE}, fit: 'inside', withoutEnlargement: true }).png().on('error', (error) => { process.stderr.write(error.message); process.exit(1); })).pipe(process.stdout)`;
  return new Promise((resolve, reject) => {
    const limits = { timeout: PATIENCE, killSignal: 'SIGKILL', maxBuffer: 4 * SIDE * SIDE * 2 } as const;
    const child = execFile(
      process.execPath,
      ['-e', script, sharp],
      { ...limits, encoding: 'buffer' },
      (error, drawing) => (error ? reject(error) : resolve(drawing)),
    );
    child.stdin?.on('error', () => undefined); // it has ended, and the answer says why
    child.stdin?.end(bytes);
  });
}

/** Why a file is not a picture that we can show, in words for somebody who has it on a telephone. */
function refusalOf(bytes: Uint8Array, error: unknown): Failure {
  const { empty, heic, tooSlow, tooManyPixels, damaged, notAPicture } = WORDS.pictures;
  if (bytes.length === 0) return empty;
  if (isHeic(bytes)) return heic;
  if (error instanceof Error && 'killed' in error && error.killed === true) return tooSlow;
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit/.test(reason)) return tooManyPixels;
  return /unsupported image format/.test(reason) ? notAPicture : damaged;
}

function holds(file: string, data: Buffer): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === data.length && readFileSync(file).equals(data);
}

function freeName(folder: string, slug: string, ending: string): string {
  for (let number = 1; ; number++) {
    const name = `${slug}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (!existsSync(join(folder, name))) return name;
  }
}
