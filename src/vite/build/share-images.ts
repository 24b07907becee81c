import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement as h } from 'react';
import sharp from 'sharp';
import type { ShareImage } from '../../head/head-markup.ts';
import type { PageData } from '../../page.ts';
import type { BuildCache } from './cache.ts';
import type { Output } from './output.ts';
import { inParallel } from './parallel.ts';

/** What networks show of an address, in pixels; the picture stands at the right, the words at its left. */
const SIZE = { width: 1200, height: 630 } as const;
const PICTURE_WIDTH = 470;
const WORDS_WIDTH = SIZE.width - PICTURE_WIDTH;

/** Red, green and blue. */
const CHANNELS = 3;

/** To be changed with the drawing: what was drawn before is then drawn anew. */
const EDITION = '2';

/** Images in the making: words are set on this thread, pictures painted on others. */
const AT_ONCE = 4;

/** Networks make their own small copies, so the last tenth of the bytes is not worth ten times the time. */
const ENCODING = { quality: 84, quantisationTable: 3 } as const;

export interface ShareImages {
  /** The image of a page, which `write` will draw. */
  readonly of: (data: PageData) => ShareImage;
  /** Draws and writes all that were asked for. */
  readonly write: () => Promise<void>;
}

interface ShareOptions {
  /** The project, whose tokens and fonts are the drawings' too. */
  readonly root: string;
  readonly siteName: string;
  /** Address of the picture of pages that have none. */
  readonly usualPicture: string;
}

export function openShareImages(options: ShareOptions, output: Output, cache: BuildCache): ShareImages {
  const { siteName, usualPicture } = options;
  // The titles to be drawn beside each picture, by the address of the image.
  const wanted = new Map<string, Map<string, string>>();
  return {
    of({ head, props }) {
      // The fonts have no narrow no-break space.
      const title = head.title.replaceAll('\u202f', '\u00a0');
      const picture = firstPicture(props) ?? usualPicture;
      const mark = hash('sha1', [EDITION, siteName, title, picture].join('\n')).slice(0, 12);
      const src = `/images/share/${mark}.jpg`;
      const titles = wanted.get(picture) ?? new Map<string, string>();
      wanted.set(picture, titles.set(src, title));
      return { src, ...SIZE, alt: title };
    },
    async write() {
      let drawer: Promise<Drawer> | undefined;
      await inParallel([...wanted], AT_ONCE, async ([picture, titles]) => {
        const bytes = await output.read(picture);
        let beside: Promise<Buffer> | undefined;
        await inParallel([...titles], AT_ONCE, async ([src, title]) => {
          const image = await cache.get('share', [EDITION, siteName, title, bytes], async () => {
            drawer ??= makeDrawer(options);
            beside ??= paintPicture(bytes);
            return (await drawer)(title, await beside);
          });
          await output.write(src, image);
        });
      });
    },
  };
}

/** The address of the first picture of this site that a page shows. */
function firstPicture(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  if ('src' in json && 'alt' in json && String(json.src).startsWith('/')) return String(json.src);
  for (const value of Object.values(json)) {
    const found = firstPicture(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Draws a title beside a picture that `paintPicture` has painted. */
type Drawer = (title: string, beside: Buffer) => Promise<Buffer>;

/** The picture of an image, in pixels of three bytes. A thousand towns have the same. */
function paintPicture(bytes: Buffer): Promise<Buffer> {
  const size = { width: PICTURE_WIDTH, height: SIZE.height };
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
  const lines = Array.from({ length: SIZE.height }, (_, line) => [
    left.subarray(line * leftLine, (line + 1) * leftLine),
    right.subarray(line * rightLine, (line + 1) * rightLine),
  ]);
  return Buffer.concat(lines.flat());
}

/** Loads what drawing needs, which is much: a build that finds all images in its cache does without. */
async function makeDrawer({ root, siteName }: ShareOptions): Promise<Drawer> {
  const { default: satori } = await import('satori');
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
      height: SIZE.height,
      fonts,
    });
    const painted = await sharp(Buffer.from(words)).flatten().raw().toBuffer();
    return sharp(sideBySide(painted, beside), { raw: { ...SIZE, channels: CHANNELS } })
      .jpeg(ENCODING)
      .toBuffer();
  };
}

/** The words of an image: the page's title on spruce, above a band of kelsch and the name of the shop. */
function panel(title: string, siteName: string, token: (name: string) => string) {
  const stripe = (color: string, height: number) =>
    h('div', { key: `${color}${height}`, style: { width: '100%', height, backgroundColor: token(color) } });
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
