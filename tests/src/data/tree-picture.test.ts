import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { varieties } from '#generated/varieties.ts';
import { treePicture, treePictures } from '../../../src/data/tree-picture.ts';
import { varietyPictures } from '../../../src/data/variety-pictures.ts';

test('every variety without photographs has a drawing at the address that pages show', () => {
  const drawn = treePictures();
  for (const variety of varieties.filter(({ images }) => !images)) {
    const [{ src, alt }] = varietyPictures(variety);
    expect(drawn.get(src)).toMatch(/^<svg .*viewBox="0 0 600 750"/s);
    expect(alt).toBe(variety.drawing.alt);
  }
});

test('photographs come before the drawing, which is then not shown', () => {
  const [variety] = varieties;
  if (!variety) throw new Error('no variety');
  const photograph = { src: '/images/a.jpg', alt: 'Une photographie' };
  expect(varietyPictures({ ...variety, images: [photograph] })).toEqual([photograph]);
});

test('a usual tree is at most 6 KiB over the network', () => {
  const svg = treePicture({
    alt: '',
    habit: 'level',
    width: 0.7,
    whorls: 9,
    density: 3,
    needles: 'deep',
    scene: 'stars',
  });
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6 * 1024);
});

test.each([...treePictures()])('%s needs no style sheet', (_, svg) => {
  expect(svg).not.toContain('var(');
  expect(svg).not.toContain('NaN');
});

test('the ids of a scene and of its tree do not meet', () => {
  for (const [path, svg] of treePictures()) {
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
});

test('the schema offers the scenes that are drawn, and no other', () => {
  const schema = JSON.parse(readFileSync('schemas/varieties.schema.json', 'utf8'));
  const files = readdirSync('src/data/scenes').map((file) => file.replace('.svg', ''));
  expect(schema.properties.drawing.properties.scene.enum.toSorted()).toEqual(files.sort());
});
