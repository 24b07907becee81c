import sharp from 'sharp';

/** Of one colour; another shade is another picture. */
export function picture(alpha = 1, r = 20): Promise<Buffer> {
  const background = { r, g: 80, b: 60, alpha };
  return sharp({ create: { width: 3000, height: 1500, channels: 4, background } })
    .withExif({ IFD0: { Copyright: 'une adresse secrète' } })
    .png()
    .toBuffer();
}
