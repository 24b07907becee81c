// What no window of the desk sends: paths, programs, too much. Nothing that is refused changes the desk, which serves all tests.
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { WORDS } from '../../../cli/desk/words.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { desk, openDeskForAll } from './desk-of.ts';
import { picture } from './picture.ts';

const TOWN = 'towns/houtaud';

openDeskForAll();

describe('what leads out', () => {
  test('no link takes a change out of the content', async () => {
    const outside = lastingFolder({ 'secret.yaml': 'name: x\n' });
    const links = ['towns/secret.yaml', 'ailleurs'].map((name) => path.join(desk.contentDir, name));
    for (const [index, link] of links.entries())
      symlinkSync(index === 0 ? path.join(outside, 'secret.yaml') : outside, link);
    desk.server.desk.diskChanged();
    expect((await desk.get('/entry?subject=towns/secret')).status).toBe(404);
    for (const file of [
      'towns/secret.yaml',
      'ailleurs/new.yaml',
      '../out.yaml',
      '/etc/x.yaml',
      'towns/../../x.yaml',
      'towns/.x.yaml',
    ])
      expect(desk.server.desk.drafts.isInside(file), file).toBe(false);
    expect(readFileSync(path.join(outside, 'secret.yaml'), 'utf8')).toBe('name: x\n');
    for (const link of links) rmSync(link);
    desk.server.desk.diskChanged();
  });

  test('a name cannot be a path', async () => {
    const { body } = await desk.post('/create', { collection: 'towns', name: '../../etc/passwd' });
    expect(body.subject).toBe('towns/etc-passwd');
    expect((await desk.post('/create', { collection: '../towns', name: 'x' })).status).toBe(422);
    expect((await desk.post('/create', { collection: 'pages', name: 'x' })).status).toBe(422);
  });
});

/** A small PNG that says to be a large square. */
async function ofSize(side: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // After the mark: the length of the first part, its name, the two sides, and its check sum after 17 bytes.
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('a picture', () => {
  test('is re-encoded, smaller, without what else was in it, under a name for addresses', async () => {
    const { status, body } = await desk.upload('Été à la ferme (1).PNG', await picture());
    expect(status).toBe(200);
    expect(body).toEqual({
      value: 'ete-a-la-ferme-1.jpg',
      address: '/images/ete-a-la-ferme-1.jpg',
      width: 2400,
      height: 1200,
    });
    const bytes = readFileSync(path.join(desk.contentDir, 'images', body.value));
    expect(bytes.includes('secrète')).toBe(false);
    const { options } = (await desk.get('/choices?list=pictures')).body;
    expect(options.map((option: { value: string }) => option.value)).toContain(body.value);
    expect((await desk.upload('Été à la ferme (1).PNG', await picture(1, 90))).body.value).toBe(
      'ete-a-la-ferme-1-2.jpg',
    );
  });

  test.each([
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(95)}.jpg`, 120],
    ['con.png', 'image.jpg', 150],
    ['!!!.png', 'image-2.jpg', 180],
  ])('called %s has a name that every disk carries', async (name, value, shade) => {
    expect((await desk.upload(name, await picture(1, shade))).body.value).toBe(value);
  });

  test('keeps what is transparent', async () => {
    expect((await desk.upload('logo.png', await picture(0.5))).body.value).toBe('logo.png');
  });

  const { notAPicture, empty, damaged, heic, tooManyPixels } = WORDS.pictures;
  test.each([
    ['a text', async () => Buffer.from('<script>alert(1)</script>'), notAPicture],
    ['nothing', async () => Buffer.alloc(0), empty],
    ['a mark alone', async () => Buffer.from('\x89PNG\r\n\x1a\n----'), notAPicture],
    ['half a photograph', async () => (await picture(1)).subarray(0, 200), damaged],
    ['a photograph of a telephone', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), heic],
    ['more pixels than memory should hold', () => ofSize(12_000), tooManyPixels],
  ])('%s is none', async (_, bytes, body) => {
    expect(await desk.upload('x.png', await bytes())).toMatchObject({ status: 422, body });
    expect(existsSync(path.join(desk.contentDir, 'images/x.jpg'))).toBe(false);
  });
});

describe('what is too much, or in disguise', () => {
  test.each(['/edit', '/create', '/rename', '/delete', '/settle', '/undo'])(
    '%s reads no huge body',
    async (address) => {
      expect((await desk.post(address, { subject: 'x'.repeat(3_000_000) })).status).toBe(413);
    },
  );

  test.each(['/__proto__/polluted', '/constructor/prototype/polluted', '/zone/__proto__'])(
    'a field called %s changes this entry alone, or nothing',
    async (pointer) => {
      const { status } = await desk.edit(TOWN, { op: 'set', pointer, value: 'yes' });
      expect([200, 422]).toContain(status);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );
});

test.each<[what: string, address: string, body: unknown]>([
  ['no JSON', '/edit', undefined],
  ['a list', '/save', []],
  ['an unknown edit', '/edit', { subject: TOWN, number: 1, edits: [{ op: 'eval', pointer: '' }] }],
  ['an edit without a place', '/edit', { subject: TOWN, number: 1, edits: [{ op: 'set', value: 1 }] }],
  ['a subject that is none', '/delete', { subject: 3 }],
])('%s is a request that is not understood', async (_, address, body) => {
  expect(await desk.post(address, body)).toMatchObject({ status: 400, body: WORDS.badRequest });
});
