import type { PngIcon } from './application.ts';
import type { BuildCache } from './cache.ts';
import { loadSharp } from './load-sharp.ts';
import type { Output } from './output.ts';

/** Share of a side that the picture takes in a maskable icon: the safe zone. */
const SAFE_SHARE = 0.86;

interface Icons {
  readonly svg: Buffer;
  readonly pngs: readonly PngIcon[];
  /** Of the square around a picture that the system cuts. */
  readonly ground: string;
}

/** Writes the icon as the SVG that it is, and as PNG for systems that take no other. */
export async function writeIcons(
  { svg, pngs, ground }: Icons,
  output: Output,
  cache: BuildCache,
): Promise<void> {
  output.write('/icon.svg', svg);
  await Promise.all(
    pngs.map(async (icon) => {
      const png = await cache.get('icon-1', [svg, JSON.stringify(icon), ground], () =>
        drawIcon(svg, icon, ground),
      );
      output.write(icon.path, png);
    }),
  );
}

async function drawIcon(svg: Buffer, { size, purpose }: PngIcon, background: string): Promise<Buffer> {
  const sharp = await loadSharp();
  if (purpose === 'any')
    return sharp(svg, { density: 72 * (size / 40) })
      .resize(size)
      .png()
      .toBuffer();
  const inner = Math.round(size * SAFE_SHARE);
  const margin = Math.floor((size - inner) / 2);
  return sharp(svg, { density: 72 * (size / 40) })
    .resize(inner)
    .flatten({ background })
    .extend({
      top: margin,
      left: margin,
      bottom: size - inner - margin,
      right: size - inner - margin,
      background,
    })
    .png()
    .toBuffer();
}
