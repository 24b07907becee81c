import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingSize, inspectImage } from '../../core/content/image-file.ts';
import { entriesBelow } from '../../core/files/entries-below.mjs';
import { slugify } from '../../core/shared/slug.ts';
import type { PhotoFormat, PictureFile } from './application.ts';
import type { BuildCache } from './cache.ts';
import { loadSharp } from './load-sharp.ts';
import type { Output } from './output.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** Widths of a photograph, in pixels: from a column on a phone to a wide window. */
const WIDTHS = [400, 640, 960, 1280, 1920];

/** The width of a photograph for browsers that cannot choose, in pixels. */
const PLAIN_WIDTH = 1280;

/** Encoder settings without visible loss at arm's length. */
const encodings = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, effort: 8 },
} as const;

interface Originals {
  /** Of files that have passed `check`. */
  readonly folder: string;
  /** Those of them that are not published yet, by their address. */
  readonly withheld: ReadonlySet<string>;
  /** Generated SVGs by their address on the site. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Of photographs, beside the plain one. */
  readonly formats: readonly PhotoFormat[];
}

/**
 * Writes every picture under a name that changes with its bytes: drawings as they are, photographs in all widths and
 * formats.
 * @returns the built file of each, by its address in the content
 */
export async function writePictures(
  { folder, withheld, drawings, formats }: Originals,
  output: Output,
  cache: BuildCache,
): Promise<Map<string, PictureFile>> {
  const files = entriesBelow(folder).filter((file) => file.isFile && !withheld.has(`/images/${file.path}`));
  const written = files.map(async (file) => {
    const address = `/images/${file.path}`;
    const picture = await writePicture(path.join(folder, file.path), address, formats, output, cache);
    return picture && ([address, picture] as const);
  });
  const drawn = [...drawings].map(
    async ([address, svg]) => [address, await writeDrawing(Buffer.from(svg), address, output)] as const,
  );
  const known = await Promise.all([...written, ...drawn]);
  return new Map(known.filter((entry) => entry !== undefined));
}

/** `undefined` for a file that is not a picture, which `check` allows unless content names it. */
async function writePicture(
  file: string,
  address: string,
  formats: readonly PhotoFormat[],
  output: Output,
  cache: BuildCache,
): Promise<PictureFile | undefined> {
  if (inspectImage(file).fault) return undefined;
  const bytes = await readFile(file);
  return /\.svg$/i.test(address)
    ? writeDrawing(bytes, address, output)
    : writePhoto(bytes, stemOf(address, bytes), formats, output, cache).catch((error: unknown) => {
        throw new UnreadablePicture(address.slice(1), error);
      });
}

function writeDrawing(bytes: Buffer, address: string, output: Output): PictureFile {
  const src = `${stemOf(address, bytes)}.svg`;
  output.write(src, bytes);
  const size = drawingSize(bytes);
  return { src, ...(size !== 'scalable' && size) };
}

/**
 * The address without its extension, as `srcset` can have it whatever a camera calls its files, with a hash of the bytes, so
 * that it can be cached for ever.
 */
function stemOf(address: string, bytes: Buffer): string {
  const names = address
    .replace(/^\/(?:images\/)?/, '')
    .replace(/\.[^./]+$/, '')
    .split('/');
  return `/images/${names.map(slugify).join('/')}-${hash('sha1', bytes).slice(0, 8)}`;
}

async function writePhoto(
  bytes: Buffer,
  stem: string,
  formats: readonly PhotoFormat[],
  output: Output,
  cache: BuildCache,
): Promise<PictureFile> {
  const sharp = await loadSharp();
  const make = (width: number, format: keyof typeof encodings) => {
    const encoding = encodings[format];
    return cache.get(`${format}-${width}`, [bytes, JSON.stringify(encoding)], () =>
      sharp(bytes).autoOrient().resize({ width }).toFormat(format, encoding).toBuffer(),
    );
  };
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const widths = [
    ...WIDTHS.filter((width) => width < autoOrient.width),
    Math.min(autoOrient.width, 1920),
  ].filter((width, index, all) => all.indexOf(width) === index);
  const forms = widths.flatMap((width) => formats.map((format) => ({ width, format })));
  await Promise.all(
    forms.map(async ({ width, format }) =>
      output.write(`${stem}-${width}.${format}`, await make(width, format)),
    ),
  );
  const plainFormat = hasAlpha ? 'png' : 'jpeg';
  const src = `${stem}.${plainFormat}`;
  output.write(src, await make(Math.min(PLAIN_WIDTH, autoOrient.width), plainFormat));
  const { width, height } = autoOrient;
  return { src, width, height, photo: { stem, widths, color: await meanColor(bytes) } };
}

/** As CSS writes it, over white where the picture is transparent. */
async function meanColor(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { channels } = await sharp(bytes).flatten({ background: 'white' }).toColourspace('srgb').stats();
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return `rgb(${red} ${green} ${blue})`;
}
