import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openCache } from '../../../../cli/site/build/cache.ts';
import { outputInto } from '../../../../cli/site/build/output.ts';
import { writePictures } from '../../../../cli/site/build/pictures.ts';
import { temporaryFolder, writeFiles } from '../../../temporary-folder.ts';

let root: string;
const from = () => path.join(root, 'images');
const dist = () => path.join(root, 'dist');
const kept = () => path.join(root, 'cache');

beforeEach(() => {
  root = temporaryFolder();
});

function original(name: string, bytes: string | Uint8Array): void {
  writeFiles(from(), { [name]: bytes });
}

async function build() {
  const cache = openCache(kept());
  const known = await writePictures(
    { folder: from(), withheld: new Set(), drawings: new Map(), formats: ['avif', 'webp'] },
    outputInto(dist()),
    cache,
  );
  await cache.forgetUnused();
  return known;
}

function forest(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'rgb(10, 80, 40)' } });
}

test('a drawing is served as it is, under a name of its bytes', async () => {
  original('varieties/nobilis.svg', '<svg viewBox="0 0 600 750"/>');
  const known = (await build()).get('/images/varieties/nobilis.svg');
  expect(known).toEqual({
    src: expect.stringMatching(/^\/images\/varieties\/nobilis-[0-9a-f]{8}\.svg$/),
    width: 600,
    height: 750,
  });
  original('varieties/nobilis.svg', '<svg viewBox="0 0 600 751"/>');
  expect((await build()).get('/images/varieties/nobilis.svg')?.src).not.toBe(known?.src);
});

test('a photograph that no decoder reads is named, without a stack', async () => {
  const whole = await forest(500, 300).jpeg().toBuffer();
  const tables = whole.indexOf(Buffer.from([0xff, 0xc4]));
  original('services/photo.jpg', Buffer.concat([whole.subarray(0, tables), Buffer.from([0xff, 0xd9])]));
  const fault = await build().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  const { message, stack } = fault as Error;
  expect(message).toContain('images/services/photo.jpg');
  expect(stack).toBe(message);
});

test.each(['IMG_1234.JPG', 'Épicéa, photo.jpeg'])(
  'a photograph named %s has addresses without spaces',
  async (name) => {
    original(name, await forest(500, 300).jpeg().toBuffer());
    const { src, photo } = (await build()).get(`/images/${name}`) ?? {};
    expect(src).toMatch(/^\/images\/(?:img-1234|epicea-photo)-[0-9a-f]{8}\.jpeg$/);
    const files = readdirSync(path.join(dist(), 'images')).map((file) => `/images/${file}`);
    expect(files).toEqual(
      expect.arrayContaining([src, `${photo?.stem}-400.avif`, `${photo?.stem}-500.webp`]),
    );
  },
);

test('a photograph is made in both formats, in no width above its own, turned upright', async () => {
  const lying = await forest(500, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  original('forest.jpg', lying);
  const known = (await build()).get('/images/forest.jpg');
  expect(known).toMatchObject({ width: 700, height: 500, photo: { widths: [400, 640, 700] } });
  const stem = path.join(dist(), known?.photo?.stem ?? '');
  for (const width of [400, 640, 700])
    for (const format of ['avif', 'webp']) {
      const metadata = await sharp(`${stem}-${width}.${format}`).metadata();
      expect([metadata.width, metadata.height]).toEqual([width, Math.round((width * 5) / 7)]);
    }
  expect((await sharp(path.join(dist(), known?.src ?? '')).metadata()).format).toBe('jpeg');
  const [red, green, blue] = known?.photo?.color.match(/\d+/g)?.map(Number) ?? [];
  expect([red, green, blue].map((part) => Math.round((part ?? 0) / 5) * 5)).toEqual([10, 80, 40]);
});

test('a transparent photograph stays so where browsers cannot choose', async () => {
  original('star.png', await forest(50, 40).ensureAlpha(0.5).png().toBuffer());
  const known = (await build()).get('/images/star.png');
  expect(known?.src).toMatch(/\.png$/);
  expect((await sharp(path.join(dist(), known?.src ?? '')).metadata()).hasAlpha).toBe(true);
});

test('unused entries are removed, the rest is computed once', async () => {
  original('a.jpg', await forest(300, 200).jpeg().toBuffer());
  await build();
  const files = readdirSync(kept());
  expect(files).toHaveLength(3);
  writeFileSync(path.join(kept(), files[0] ?? ''), 'kept');
  await build();
  expect(readdirSync(kept())).toEqual(files);
  expect(readFileSync(path.join(kept(), files[0] ?? ''), 'utf8')).toBe('kept');
  rmSync(path.join(from(), 'a.jpg'));
  await build();
  expect(readdirSync(kept())).toEqual([]);
});
