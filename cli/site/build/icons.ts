import { SITE_FILES } from '../../core/shared/site-files.ts';
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
  const draw = (icon: PngIcon) =>
    cache.get('icon-1', [svg, JSON.stringify(icon), ground], () => drawIcon(svg, icon, ground));
  output.write(SITE_FILES.icon, svg);
  output.write(
    SITE_FILES.favicon,
    asIco(await draw({ path: SITE_FILES.favicon, size: ICO_SIDE, purpose: 'any' })),
  );
  await Promise.all(pngs.map(async (icon) => output.write(icon.path, await draw(icon))));
}

/** In pixels; users of `/favicon.ico` show nothing larger. */
const ICO_SIDE = 32;

/** One PNG in the container of icons (ICONDIR and one ICONDIRENTRY, 6 and 16 bytes). */
function asIco(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(ICO_SIDE, 6);
  head.writeUInt8(ICO_SIDE, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
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
