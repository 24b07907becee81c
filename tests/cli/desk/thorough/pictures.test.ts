import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { WORDS } from '../../../../cli/desk/words.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { copyTo, desk, openDesk, openDeskForAll } from '../desk-of.ts';
import { picture } from '../picture.ts';

openDeskForAll();

test('a picture goes nowhere else either', async () => {
  const outside = lastingFolder();
  mkdirSync(path.join(outside, 'images'));
  const linked = lastingFolder();
  copyTo(linked);
  rmSync(path.join(linked, 'content/images'), { recursive: true });
  symlinkSync(path.join(outside, 'images'), path.join(linked, 'content/images'));
  const answer = await openDesk(linked).upload('x.png', await picture());
  expect(answer.status).toBe(422);
  expect(readdirSync(path.join(outside, 'images'))).toEqual([]);
});

test('a picture that is also a program is a picture alone', async () => {
  const program = '<script>fetch("/desk/api/overview")</script>';
  const bytes = Buffer.concat([await picture(), Buffer.from(program)]);
  const { body } = await desk.upload('program.html', bytes);
  expect(body.value).toBe('program.jpg');
  expect(readFileSync(path.join(desk.contentDir, 'images/program.jpg')).includes('script')).toBe(false);
});

test('a drawing with a script becomes points, and reads no file', async () => {
  const inside = path.resolve('src/head/icon.svg');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file://${inside}" width="9" height="9"/></svg>`;
  const { body } = await desk.upload('drawing.svg', Buffer.from(drawing));
  expect(body.value).toBe('drawing.png');
  const { channels } = await sharp(path.join(desk.contentDir, 'images/drawing.png')).stats();
  expect(channels.every(({ max }) => max === 0)).toBe(true);
});

test('a hundred million points are read once', async () => {
  const size = { width: 11_700, height: 8500 };
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#123' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  expect((await desk.upload('big.png', bytes)).status).toBe(200);
});

const SLOW =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f"><feGaussianBlur stdDeviation="200"/><feTurbulence baseFrequency="0.01" numOctaves="20"/><feMorphology operator="dilate" radius="200"/></filter><rect width="3000" height="3000" filter="url(#f)"/></svg>';

test(
  'a small drawing that takes minutes is given up, and the desk answers meanwhile',
  async () => {
    const began = performance.now();
    const upload = desk.upload('x.svg', Buffer.from(SLOW));
    expect((await desk.get('/search?q=sapin')).status).toBe(200);
    expect(await upload).toMatchObject({ status: 422, body: WORDS.pictures.tooSlow });
    expect(performance.now() - began).toBeLessThan(60_000);
  },
  TIME_LIMIT,
);
