import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Of the window's size: letters blur into grey, so that another machine's way of smoothing them makes no difference. */
const scale = 1 / 8;
/** Of 255: what a channel of a pixel may differ by. */
const leastDifference = 24;

export interface Likeness {
  /** Share of the pixels that differ. */
  readonly differing: number;
  /** Height of the page over that of the picture, minus 1. */
  readonly taller: number;
}

/** Room for another machine's way of smoothing letters, and for a line that breaks elsewhere. */
export const tolerance = { differing: 0.03, taller: 0.01 };

/**
 * Compares a picture of a page with the small one kept of it. With `PICTURES=write` in the environment, or when there is none
 * yet, the small one is made instead.
 * @param taken as a browser gives it
 * @param file the small one, `.webp`
 */
export async function likeness(taken: Buffer, file: string): Promise<Likeness> {
  const { width = 0 } = await sharp(taken).metadata();
  const small = sharp(taken)
    .removeAlpha()
    .resize(Math.round(width * scale));
  if (process.env.PICTURES === 'write' || !existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await small.webp({ quality: 90 }).toBuffer());
    return { differing: 0, taller: 0 };
  }
  const [now, kept] = await Promise.all(
    [small, sharp(file).removeAlpha()].map((it) => it.raw().toBuffer({ resolveWithObject: true })),
  );
  if (now?.info.width !== kept?.info.width || !now || !kept) return { differing: 1, taller: 0 };
  const shared = Math.min(now.data.length, kept.data.length);
  let differing = 0;
  for (let at = 0; at < shared; at += 3)
    if (
      [0, 1, 2].some(
        (channel) =>
          Math.abs((now.data[at + channel] ?? 0) - (kept.data[at + channel] ?? 0)) > leastDifference,
      )
    )
      differing++;
  return { differing: differing / (shared / 3), taller: now.info.height / kept.info.height - 1 };
}

/** One picture above the other, each as wide as the first. */
export async function stacked(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((it) => sharp(it).metadata()));
  const heights = sizes.map(({ height = 0 }) => height);
  const above = (index: number) => heights.slice(0, index).reduce((sum, it) => sum + it, 0);
  return sharp({
    create: { width: sizes[0]?.width ?? 1, height: above(heights.length), channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .composite(pictures.map((input, index) => ({ input, left: 0, top: above(index) })))
    .png()
    .toBuffer();
}
