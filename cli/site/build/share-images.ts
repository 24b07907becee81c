import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildCache } from './cache.ts';
import { loadSharp } from './load-sharp.ts';
import type { Output } from './output.ts';
import { inParallel } from './parallel.ts';
import { shareEdition, shareSize, type WantedImage } from './wanted-images.ts';

/** The picture is at the right, the text at its left; widths in pixels. */
const PICTURE_WIDTH = 470;
const WORDS_WIDTH = shareSize.width - PICTURE_WIDTH;

/** Red, green and blue. */
const CHANNELS = 3;

/** Images drawn at a time: text is set on this thread, pictures are painted on others. */
const AT_ONCE = 4;

/** Networks make small copies themselves, so the best compression is not worth its time. */
const ENCODING = { quality: 84, quantisationTable: 3 } as const;

interface Drawings {
  readonly images: readonly WantedImage[];
  readonly siteName: string;
  /** The project's folder, for its tokens and fonts. */
  readonly root: string;
}

export async function writeShareImages(
  { images, siteName, root }: Drawings,
  output: Output,
  cache: BuildCache,
): Promise<void> {
  let drawer: Promise<Drawer> | undefined;
  await inParallel([...titlesByPicture(images)], AT_ONCE, async ([picture, titles]) => {
    const bytes = await output.read(picture);
    const digest = hash('sha1', bytes);
    let beside: Promise<Buffer> | undefined;
    await inParallel([...titles], AT_ONCE, async ([src, title]) => {
      const image = await cache.get('share', [shareEdition, siteName, title, digest], async () => {
        drawer ??= makeDrawer(root, siteName);
        beside ??= paintPicture(bytes);
        return (await drawer)(title, await beside);
      });
      output.write(src, image);
    });
  });
}

/** The titles to be drawn beside each picture, by the address of the image. */
function titlesByPicture(images: readonly WantedImage[]): Map<string, Map<string, string>> {
  const titles = new Map<string, Map<string, string>>();
  for (const { picture, src, title } of images)
    titles.set(picture, (titles.get(picture) ?? new Map<string, string>()).set(src, title));
  return titles;
}

/** Draws a title beside a picture that `paintPicture` has painted. */
type Drawer = (title: string, beside: Buffer) => Promise<Buffer>;

/** A picture in pixels of three bytes. A thousand towns share one. */
async function paintPicture(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const size = { width: PICTURE_WIDTH, height: shareSize.height };
  return sharp(bytes, { density: 144 })
    .resize({ ...size, fit: 'cover' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** Two blocks of pixels of three bytes, one at the left of the other. */
function sideBySide(left: Buffer, right: Buffer): Buffer {
  const leftLine = WORDS_WIDTH * CHANNELS;
  const rightLine = PICTURE_WIDTH * CHANNELS;
  const lines = Array.from({ length: shareSize.height }, (_, line) => [
    left.subarray(line * leftLine, (line + 1) * leftLine),
    right.subarray(line * rightLine, (line + 1) * rightLine),
  ]);
  return Buffer.concat(lines.flat());
}

/** Loaded lazily: a build with a complete cache does not need it. */
async function makeDrawer(root: string, siteName: string): Promise<Drawer> {
  const [{ default: satori }, sharp] = await Promise.all([import('satori'), loadSharp()]);
  const tokens = await readFile(path.join(root, 'src/styles/tokens.css'), 'utf8');
  const token = (name: string) => tokens.match(new RegExp(`--${name}: (#[0-9a-f]+);`))?.[1] ?? '';
  const font = async (file: string, name: string, weight: 500 | 600) => ({
    name,
    weight,
    data: await readFile(path.join(root, 'node_modules/@fontsource', file)),
  });
  const fonts = await Promise.all([
    font('brygada-1918/files/brygada-1918-latin-600-normal.woff', 'heading', 600),
    font('hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff', 'text', 500),
  ]);
  return async (title, beside) => {
    const words = await satori(panel(title, siteName, token), {
      width: WORDS_WIDTH,
      height: shareSize.height,
      fonts,
    });
    const painted = await sharp(Buffer.from(words)).flatten().raw().toBuffer();
    return sharp(sideBySide(painted, beside), { raw: { ...shareSize, channels: CHANNELS } })
      .jpeg(ENCODING)
      .toBuffer();
  };
}

/** What satori reads of a React element. */
interface SatoriElement {
  readonly type: string;
  readonly key: null;
  readonly props: object;
}

function h(
  type: string,
  props: { readonly style: object },
  ...children: (SatoriElement | string)[]
): SatoriElement {
  return { type, key: null, props: { ...props, children: children.length > 1 ? children : children[0] } };
}

/** The text of an image: the title on spruce, above a band of kelsch and the name of the shop. */
function panel(title: string, siteName: string, token: (name: string) => string) {
  const stripe = (color: string, height: number) =>
    h('div', { style: { width: '100%', height, backgroundColor: token(color) } });
  return h(
    'div',
    {
      style: {
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        padding: 72,
        backgroundColor: token('spruce-800'),
        color: token('paper-100'),
      },
    },
    h(
      'div',
      {
        style: {
          fontFamily: 'heading',
          fontSize: title.length > 44 ? 62 : 72,
          lineHeight: 1.12,
          textWrap: 'balance',
        },
      },
      title,
    ),
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', gap: 22 } },
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column', width: 200, gap: 5 } },
        stripe('kelsch-red', 7),
        stripe('paper-100', 3),
        stripe('kelsch-red', 3),
      ),
      h('div', { style: { fontFamily: 'text', fontSize: 34, color: token('candle-light') } }, siteName),
    ),
  );
}
