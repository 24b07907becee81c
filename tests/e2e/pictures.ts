import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const folder = path.join(import.meta.dirname, 'pictures');
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

/**
 * Compares the page with the picture kept of it. With `PICTURES=write` in the environment, or when there is none yet, the
 * picture is made instead.
 * @param name of the file in `tests/e2e/pictures/`, without `.webp`
 */
export async function likeness(page: Page, name: string): Promise<Likeness> {
  const taken = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const small = await reduced(page, dataUrl(taken, 'png'));
  const file = path.join(folder, `${name}.webp`);
  if (process.env.PICTURES === 'write' || !existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, Buffer.from(small.slice(small.indexOf(',') + 1), 'base64'));
    return { differing: 0, taller: 0 };
  }
  return compared(page, small, dataUrl(readFileSync(file), 'webp'));
}

function dataUrl(image: Buffer, type: 'png' | 'webp'): string {
  return `data:image/${type};base64,${image.toString('base64')}`;
}

/** The browser at hand reduces the picture: no other tool is needed. */
function reduced(page: Page, url: string): Promise<string> {
  return page.evaluate(
    async ([source, share]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * share);
      canvas.height = Math.round(image.height * share);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.9);
    },
    [url, scale] as const,
  );
}

function compared(page: Page, one: string, other: string): Promise<Likeness> {
  return page.evaluate(
    async ([sources, least]) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const [now, kept] = images;
      if (!now || !kept) throw new Error('two pictures are compared');
      const height = Math.min(now.height, kept.height);
      const [pixels, expected] = images.map((image) => {
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = height;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, height).data;
      });
      if (!pixels || !expected) throw new Error('two pictures are compared');
      let differing = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        const most = Math.max(
          ...[0, 1, 2].map((channel) =>
            Math.abs((pixels[at + channel] ?? 0) - (expected[at + channel] ?? 0)),
          ),
        );
        if (most > least) differing++;
      }
      return { differing: differing / (pixels.length / 4), taller: now.height / kept.height - 1 };
    },
    [[one, other], leastDifference] as const,
  );
}
