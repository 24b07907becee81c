import { chmodSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Replacement, SitePicture } from '../../../cli/desk/contract.ts';
import { desk, openDeskForEach } from './desk-of.ts';
import { picture } from './picture.ts';

const ARTICLE = 'articles/tresser-une-couronne';
openDeskForEach();

async function set(subject: string, pointer: string, value: string) {
  expect((await desk.edit(subject, { op: 'set', pointer, value })).status).toBe(200);
}

async function libraryOf(name: string): Promise<SitePicture | undefined> {
  const pictures = (await desk.get('/pictures')).body as SitePicture[];
  return pictures.find(({ value }) => value === name);
}

const valueIn = async (subject: string) => (await desk.get(`/entry?subject=${subject}`)).body.value;

test('a picture is listed with its size and where it is shown, in a field or in a text', async () => {
  const { value } = (await desk.upload('neige.png', await picture())).body;
  expect(await libraryOf(value)).toMatchObject({ label: 'neige', width: 2400, height: 1200, places: [] });
  await set(ARTICLE, '/image/src', value);
  await set(ARTICLE, '/body', `Voyez.\n\n![Un pré sous la neige](${value}){width=50%}\n`);
  await set(ARTICLE, '/image/alt', 'Le pré, en janvier');
  expect(await libraryOf(value)).toMatchObject({ label: 'Le pré, en janvier' });
  const places = (await libraryOf(value))?.places.map(({ subject, pointer }) => `${subject}${pointer}`);
  expect(places).toEqual([`${ARTICLE}/image/src`, `${ARTICLE}/body`]);
});

test('the same picture is kept once, whatever its file is called', async () => {
  const { value } = (await desk.upload('neige.png', await picture())).body;
  expect((await desk.upload('IMG 2034.png', await picture())).body).toMatchObject({ value, width: 2400 });
  expect((await desk.upload('neige.png', await picture(0.5))).body.value).not.toBe(value);
});

test('a picture that nothing shows is removed; one that is shown, or shown by what is saved, stays', async () => {
  const shown = (await valueIn(ARTICLE)).image.src;
  const { value } = (await desk.upload('neige.png', await picture())).body;
  const both = { values: [value, shown] };
  expect(await desk.post('/picture/remove', both)).toMatchObject({ status: 422 });
  await set(ARTICLE, '/image/src', value);
  expect(await desk.post('/picture/remove', { values: [shown] })).toMatchObject({ status: 422 });
  expect((await libraryOf(shown))?.isUnused).toBe(false);
  await desk.post('/undo', {});
  expect((await libraryOf(value))?.isUnused).toBe(true);
  expect(desk.has(`images/${value}`)).toBe(true);
  expect(await desk.post('/picture/remove', { values: [value] })).toEqual({
    status: 200,
    body: { removed: 1 },
  });
  expect(desk.has(`images/${value}`)).toBe(false);
  for (const gone of [value, '../site.yaml'])
    expect((await desk.post('/picture/remove', { values: [gone] })).status).toBe(422);
});

test('a picture of a file that cannot be read stays', async () => {
  const { value } = (await desk.upload('neige.png', await picture())).body;
  desk.write(`${ARTICLE}.yaml`, `title: [\nimage:\n  src: ${value}\n`);
  expect((await libraryOf(value))?.isUnused).toBe(false);
  expect((await desk.post('/picture/remove', { values: [value] })).status).toBe(422);
  expect(desk.has(`images/${value}`)).toBe(true);
});

test('another picture, or a part of it, is shown wherever one was, as one step', async () => {
  const { value } = (await desk.upload('neige.png', await picture())).body;
  const old = (await valueIn(ARTICLE)).image.src;
  await set(ARTICLE, '/body', `Voyez.\n\n![Une couronne](${old})\n`);
  expect((await desk.post('/picture/replace', { value: old, by: value })).status).toBe(200);
  expect(await valueIn(ARTICLE)).toMatchObject({
    image: { src: value },
    body: `Voyez.\n\n![Une couronne](${value})\n`,
  });
  const area = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
  expect(await desk.post('/picture/crop', { value, area })).toMatchObject({ status: 200 });
  const cropped = (await valueIn(ARTICLE)).image.src;
  expect(cropped).not.toBe(value);
  const { width, height } = await sharp(path.join(desk.contentDir, 'images', cropped)).metadata();
  expect([width, height]).toEqual([1200, 600]);
  await desk.post('/undo', {});
  expect((await valueIn(ARTICLE)).image.src).toBe(value);
  await desk.post('/undo', {});
  expect((await valueIn(ARTICLE)).body).toContain(`(${old})`);
  expect((await desk.post('/picture/crop', { value: old, area })).status).toBe(422);
  expect((await desk.post('/picture/crop', { value, area: { left: 1 } })).status).toBe(400);
});

async function placesOf(find: string, replace = 'x', subject = ''): Promise<readonly Replacement[]> {
  const query = new URLSearchParams({ find, replace, ...(subject && { subject }) });
  return (await desk.get(`/replace?${query}`)).body.places;
}

test('words are shown among others with constants as visitors read them', async () => {
  const places = await placesOf('arbre debout', 'x', 'services/choix-au-champ');
  expect(places).toContainEqual(
    expect.objectContaining({
      before: 'Venez choisir votre ',
      after: expect.stringMatching(/^, à [\d ]+k?m au plus/),
    }),
  );
});

test.each([
  [
    'over a line break, whatever the blanks',
    'un  sapin',
    'Un\nsapin, un\u00a0sapin',
    'arbre',
    'Arbre, arbre',
  ],
  [
    'in no address, constant or code',
    'sapin',
    '[sapin](/sapin) {{sapin-x}} `sapin` ![sapin](sapin.svg)',
    'y',
    '[y](/sapin) {{sapin-x}} `sapin` ![y](sapin.svg)',
  ],
  [
    'in no address, as Markdown is read',
    'sapin',
    '[un sapin](</un sapin> "sapin") [sapin] (sapin) \\`sapin\\` <https://sapin.example> [s]\n\n[s]: /sapin',
    'y',
    '[un y](</un sapin> "y") [y] (y) \\`y\\` <https://sapin.example> [s]\n\n[s]: /sapin',
  ],
  ['with either apostrophe', "l'eau", "l’eau, l'eau", 'le feu', 'le feu, le feu'],
  [
    'with the capital of a sentence',
    'en Alsace',
    'En Alsace, en Alsace, EN ALSACE',
    'dans le Haut-Rhin',
    'Dans le Haut-Rhin, dans le Haut-Rhin, Dans le Haut-Rhin',
  ],
  ['with their own capital', 'Sapin vert', 'Sapin vert, sapin vert', 'arbre', 'arbre, arbre'],
  ['with signs of patterns', 'a.b (c)', 'a.b (c), axb (c)', '$&', '$&, axb (c)'],
])('words are found %s', async (_, find, text, replace, expected) => {
  await set(ARTICLE, '/body', text);
  const places = (await placesOf(find, replace, ARTICLE)).filter(({ place }) => place.pointer === '/body');
  const ids = places.map(({ id }) => id);
  await desk.post('/replace', { find, replace, subject: ARTICLE, places: ids });
  expect((await valueIn(ARTICLE)).body.trim()).toBe(expected);
});

test.each([
  [
    'Alsace',
    "d'Alsace",
    "Le vent d'Alsace, en Alsace, l’Alsace",
    "Le vent d'Alsace, en d'Alsace, l’d'Alsace",
  ],
  ['sapin', 'sapin bleu', 'Sapin bleu, sapin, un sapin bleu', 'Sapin bleu, sapin bleu, un sapin bleu'],
  ['alsace', 'Alsace', 'Alsace, alsace', 'Alsace, Alsace'],
])('%s is not found again where the text says %s already', async (find, replace, text, expected) => {
  await set(ARTICLE, '/body', text);
  const found = async () =>
    (await placesOf(find, replace, ARTICLE)).flatMap(({ id, place }) =>
      place.pointer === '/body' ? [id] : [],
    );
  await desk.post('/replace', { find, replace, subject: ARTICLE, places: await found() });
  expect((await valueIn(ARTICLE)).body.trim()).toBe(expected);
  expect(await found()).toEqual([]);
});

test('a replacement that the word before does not join is said, and Markdown is read', async () => {
  const text = "Le vent **d'Alsace**, en [Alsace](/alsace), l’Alsace et d’Alsace.";
  await set(ARTICLE, '/body', text);
  const inBody = async (find: string, replace: string) =>
    (await placesOf(find, replace, ARTICLE)).filter(({ place }) => place.pointer === '/body');
  const places = await inBody('Alsace', 'nos villages');
  expect(places.map(({ misjoined }) => misjoined)).toEqual(["d'nos", null, 'l’nos', 'd’nos']);
  expect(places[1]).toMatchObject({ before: "Le vent d'Alsace, en ", after: ', l’Alsace et d’Alsace. ' });
  expect((await inBody('vent', 'ami')).map(({ misjoined }) => misjoined)).toEqual(['Le ami']);
  expect((await inBody('vent', 'onzième vent')).map(({ misjoined }) => misjoined)).toEqual([null]);
});

test('words inside a longer one are marked', async () => {
  await set(ARTICLE, '/body', 'Un sapin, des sapins, la sapinière, un sapin-là, un épisapin.');
  const places = await placesOf('sapin', 'x', ARTICLE);
  const inBody = places.filter(({ place }) => place.pointer === '/body');
  expect(inBody.map(({ isPart }) => isPart)).toEqual([false, false, true, false, true]);
});

test('chosen words are replaced on the whole site as one unsaved step; what has changed since is not', async () => {
  const places = await placesOf('sapin coupé', 'arbre coupé');
  expect(places.length).toBeGreaterThan(1);
  const [first, second] = places;
  const wanted = { find: 'sapin coupé', replace: 'arbre coupé', places: [first?.id] };
  expect((await desk.post('/replace', wanted)).status).toBe(200);
  expect((await placesOf('sapin coupé')).map(({ place }) => place)).toHaveLength(places.length - 1);
  expect(desk.read(`${first?.place.subject}.yaml`)).not.toContain('arbre coupé');
  expect((await desk.post('/replace', wanted)).status).toBe(422);
  await desk.post('/undo', {});
  expect(await placesOf('sapin coupé')).toHaveLength(places.length);
  expect(second?.words.toLowerCase()).toBe('sapin coupé');
});

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'a folder that may not be written keeps its pictures, and the desk says so',
  async () => {
    const { value } = (await desk.upload('givre.png', await picture())).body;
    const images = path.join(desk.contentDir, 'images');
    chmodSync(images, 0o555);
    try {
      const { status, body } = await desk.post('/picture/remove', { values: [value] });
      expect([status, body.message]).toEqual([422, expect.stringContaining('ne laisse pas supprimer')]);
    } finally {
      chmodSync(images, 0o755);
    }
    expect(await libraryOf(value)).toMatchObject({ isUnused: true });
  },
);
