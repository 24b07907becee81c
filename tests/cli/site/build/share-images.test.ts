import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openCache } from '../../../../cli/site/build/cache.ts';
import { outputInto } from '../../../../cli/site/build/output.ts';
import { writeShareImages } from '../../../../cli/site/build/share-images.ts';
import { shareImageOf, type WantedImage } from '../../../../cli/site/build/wanted-images.ts';
import type { PageData } from '../../../../src/pages/page.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

function page(title: string, image?: string): PageData {
  const props = image === undefined ? {} : { list: [{ image: { src: image, alt: 'Un sapin bleu' } }] };
  return { folder: 'legal', path: '/cgv', head: { title, description: '' }, props } as unknown as PageData;
}

function open() {
  const root = temporaryFolder();
  const output = outputInto(path.join(root, 'dist'));
  output.write(
    '/usual.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#0f0" d="M0 0h9v9H0z"/></svg>',
  );
  output.write(
    '/own.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#00f" d="M0 0h9v9H0z"/></svg>',
  );
  const cacheDir = path.join(root, 'cache');
  const style = { siteName: 'Sapins', usualPicture: { src: '/usual.svg', alt: '' } };
  const wanted: WantedImage[] = [];
  return {
    output,
    cacheDir,
    images: {
      of(data: PageData) {
        const image = shareImageOf(data, style);
        wanted.push(image);
        return image;
      },
      write: () =>
        writeShareImages(
          { images: wanted, siteName: 'Sapins', root: path.resolve('.') },
          output,
          openCache(cacheDir),
        ),
    },
  };
}

test('a page without pictures has the one that its head names, if any', () => {
  const style = { siteName: 'Sapins', usualPicture: { src: '/usual.svg', alt: '' } };
  const bare = page('Livraison');
  const image = { src: '/map.svg', alt: '' };
  const told = { ...bare, head: { ...bare.head, image } } as PageData;
  expect([bare, told, page('Arbre', '/own.svg')].map((each) => shareImageOf(each, style).picture)).toEqual([
    '/usual.svg',
    '/map.svg',
    '/own.svg',
  ]);
});

/** What is in a strip over the image's whole height: red, green and blue. */
async function channelsOf(image: Buffer, left: number, width: number) {
  const strip = await sharp(image).extract({ left, top: 0, width, height: 630 }).png().toBuffer();
  return (await sharp(strip).stats()).channels;
}

/** The mean parts of red, green and blue in a strip, 0 or 1. */
async function colorAt(image: Buffer, left: number): Promise<number[]> {
  return (await channelsOf(image, left, 8)).map(({ mean }) => Math.round(mean / 255));
}

test('the title stands beside the first picture of the page, or beside the usual one, and what is in it is said', async () => {
  const { output, images } = open();
  const own = images.of(page('Nobilis, sapin bleuté', '/own.svg'));
  const usual = images.of(page('Conditions générales'));
  expect(own).toEqual({
    src: expect.stringMatching(/^\/images\/share\/[0-9a-f]{12}\.jpg$/),
    width: 1200,
    height: 630,
    title: 'Nobilis, sapin bleuté',
    alt: 'Un sapin bleu',
    picture: '/own.svg',
  });
  expect(usual.alt).toBe('Conditions générales');
  await images.write();
  const drawn = await output.read(own.src);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await colorAt(drawn, 1100)).toEqual([0, 0, 1]);
  expect(await colorAt(await output.read(usual.src), 1100)).toEqual([0, 1, 0]);
});

test('one title gives one image, drawn once', async () => {
  const { output, cacheDir, images } = open();
  const first = images.of(page('Même titre'));
  expect(images.of(page('Même titre'))).toEqual(first);
  expect(images.of(page('Autre titre')).src).not.toBe(first.src);
  await images.write();
  expect(readdirSync(cacheDir)).toHaveLength(2);
  expect((await output.read(first.src)).length).toBeGreaterThan(5000);
});
