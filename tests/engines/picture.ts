import sharp from 'sharp';
import { wait } from './driver.ts';
import type { Page } from './visit.ts';
import { pictures } from './watch.ts';

/** A picture of all of the page that the window shows, as PNG: drivers show no more than a window. */
export async function wholePage(page: Page): Promise<Buffer> {
  await page.until(pictures);
  await page.run(() => {
    // What sticks to the window would stand in each part; the pixels of its content still depend on its place.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky')
        Object.assign(element.style, { position: 'relative', inset: 'auto' });
  });
  const parts: Buffer[] = [];
  for (let shown = 0; ; ) {
    await page.run((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      Object.assign(window, { isDrawn: false });
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { isDrawn: true })));
    }, shown);
    await page.until(() => (window as { isDrawn?: boolean }).isDrawn);
    // The driver may take its picture before the engine has drawn.
    await wait(200);
    const [top = 0, high = 0, all = 0] = await page.run(() =>
      [window.scrollY, window.innerHeight, document.documentElement.scrollHeight].map(Math.round),
    );
    const part = sharp(await page.picture());
    const { width = 0 } = await part.metadata();
    // The last one shows again what the one before has shown.
    const seen = Math.min(shown - top, high - 1);
    parts.push(
      await part
        .extract({ left: 0, top: seen, width, height: high - seen })
        .png()
        .toBuffer(),
    );
    shown = top + high;
    if (shown >= all) return stacked(parts);
  }
}

/** One picture above the other, each as wide as the first. */
async function stacked(pictures: readonly Buffer[]): Promise<Buffer> {
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
