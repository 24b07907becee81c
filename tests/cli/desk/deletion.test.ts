import type { Place } from '../../../cli/desk/contract.ts';
import { WORDS } from '../../../cli/desk/words.ts';
import { desk, openDeskForEach } from './desk-of.ts';

openDeskForEach();

describe('a deletion', () => {
  const TOWN = 'towns/houtaud';
  const FILES = [
    'towns/houtaud.yaml',
    'towns/doubs.yaml',
    'towns/pontarlier.yaml',
    'navigation.yaml',
    'redirects.yaml',
  ];

  test('takes the entry out of all that only names it, and redirects its page, as one step', async () => {
    const before = FILES.map(desk.read);
    const plan = (await desk.get(`/delete?subject=${TOWN}`)).body;
    expect(plan).toMatchObject({
      allowed: true,
      places: [],
      redirect: { from: '/livraison/houtaud', to: '/zone-de-livraison' },
    });
    const subjects = plan.removed.map((place: { subject: string }) => place.subject);
    expect(subjects.toSorted()).toEqual(['navigation', 'towns/doubs', 'towns/pontarlier']);
    const { status } = await desk.post('/delete', { subject: TOWN, redirectTo: '/zone-de-livraison' });
    expect(status).toBe(200);
    expect(desk.has(`${TOWN}.yaml`)).toBe(false);
    for (const file of FILES.slice(1, 4)) expect(desk.read(file)).not.toContain('houtaud');
    expect(desk.read('redirects.yaml')).toMatch(/from: \/livraison\/houtaud\n {4}to: \/zone-de-livraison\n/);
    expect(desk.server.desk.snapshot.loaded.problems).toEqual([]);
    await desk.post('/undo', {});
    expect(FILES.map(desk.read)).toEqual(before);
  });

  test('of a tree takes its price grid as well, and is one step', async () => {
    const files = ['varieties/geant-du-larmont.yaml', 'prices/geant-du-larmont.yaml'];
    const before = files.map(desk.read);
    await desk.post('/delete', { subject: 'varieties/geant-du-larmont', redirectTo: '/nos-sapins' });
    expect(files.map(desk.has)).toEqual([false, false]);
    expect(desk.server.desk.snapshot.loaded.problems).toEqual([]);
    await desk.post('/undo', {});
    expect(files.map(desk.read)).toEqual(before);
  });

  test('lists the texts that still say the name', async () => {
    const article = 'articles/arroser-un-sapin-coupe.yaml';
    const words = 'Voyez [la page](/livraison/houtaud), à Houtaud.';
    desk.write(article, desk.read(article).replace(/body: [|].*\n/, `$&  ${words}\n\n`));
    const phrase = 'notices/verglas.yaml';
    desk.write(
      phrase,
      desk.read(phrase).replace(/text: .*/, 'text: Verglas à Houtaud, puis à Houtaud-le-Haut.'),
    );
    const { mentions, unlinked } = (await desk.get(`/delete?subject=${TOWN}`)).body;
    expect(mentions).toMatchObject([{ subject: 'notices/verglas', pointer: '/text', passage: '10-17' }]);
    // A link is shown by its words.
    expect(unlinked).toMatchObject([{ excerpt: expect.stringContaining('Voyez la page, à Houtaud.') }]);
    expect((await desk.get('/delete?subject=prices/sapin-blanchi')).body.mentions).toEqual([]);
  });

  test('of a new entry does not list what it says of itself', async () => {
    await desk.post('/create', { collection: 'articles', name: 'Sapin double' });
    const plan = (await desk.get('/delete?subject=articles/sapin-double')).body;
    expect(plan).toMatchObject({ allowed: true, mentions: [] });
  });

  test('is refused before it asks anything while something of it is not saved', async () => {
    const subject = 'varieties/sapin-du-caucase';
    await desk.edit('varieties/geant-du-larmont', { op: 'set', pointer: '/name', value: 'Géant' });
    const plan = (await desk.get(`/delete?subject=${subject}`)).body;
    const places = [{ subject: 'varieties/geant-du-larmont' }];
    expect(plan).toMatchObject({ ...WORDS.refusals.unsaved, allowed: false, places });
  });

  test('that must wait leads to the words that hold it up', async () => {
    const article = 'articles/arroser-un-sapin-coupe.yaml';
    desk.write(article, desk.read(article).replace('de la pièce', '{{price:sapin-blanchi/least}}'));
    const { places, asked, allowed } = (await desk.get('/delete?subject=varieties/sapin-blanchi')).body;
    expect(allowed).toBe(false);
    expect(asked).toContainEqual(expect.objectContaining({ pointer: '/related', collection: 'varieties' }));
    expect(places).toContainEqual(expect.objectContaining({ pointer: '/body', passage: expect.any(String) }));
  });

  test('takes out the items of lists that would be wrong without it', async () => {
    const subject = 'prices/sapin-blanchi';
    const fault = '« 2-2.25 » n’est pas une taille de « Sapin blanchi »';
    const plan = (await desk.get(`/delete?subject=${subject}`)).body;
    expect(plan).toMatchObject({ allowed: true, places: [] });
    expect(plan.removed).toContainEqual(expect.objectContaining({ subject: 'availability', fault }));
    const states = desk.read('availability.yaml').match(/variety: sapin-blanchi/g)?.length ?? 0;
    expect((await desk.post('/delete', { subject })).status).toBe(200);
    expect(desk.read('availability.yaml').match(/variety: sapin-blanchi/g)?.length ?? 0).toBe(states - 2);
    expect(desk.server.desk.snapshot.loaded.problems).toEqual([]);
  });

  test('names another entry in its place where one must be named, as the same step', async () => {
    const subject = 'varieties/sapin-du-caucase';
    const before = desk.read('varieties/geant-du-larmont.yaml');
    const { allowed, asked } = (await desk.get(`/delete?subject=${subject}`)).body;
    const keys = asked.map((place: Place) => `${place.subject}#${place.pointer}`).toSorted();
    expect(keys).toEqual([
      'routes#/routes/2/fallback/entry',
      'varieties/epicea-du-haut-doubs#/related',
      'varieties/geant-du-larmont#/related',
    ]);
    expect(allowed).toBe(true);
    expect(await desk.post('/delete', { subject })).toMatchObject({ status: 422, body: { places: asked } });
    const instead = Object.fromEntries(keys.map((key: string) => [key, 'fraser-en-fete']));
    expect(await desk.post('/delete', { subject, instead })).toMatchObject({ status: 200 });
    expect(desk.read('varieties/geant-du-larmont.yaml')).toContain('related: fraser-en-fete');
    expect(desk.server.desk.snapshot.loaded.problems).toEqual([]);
    await desk.post('/undo', {});
    expect(desk.read('varieties/geant-du-larmont.yaml')).toBe(before);
  });

  test('leads older addresses on to the new one', async () => {
    await desk.post('/rename', { subject: TOWN, name: 'Houtaud-le-Haut' });
    const subject = 'towns/houtaud-le-haut';
    await desk.post('/delete', { subject, redirectTo: '/zone-de-livraison' });
    const table = desk.read('redirects.yaml');
    for (const from of ['houtaud', 'houtaud-le-haut'])
      expect(table).toMatch(new RegExp(`from: /livraison/${from}\\n {4}to: /zone-de-livraison\\n`));
  });

  test('of what is not saved elsewhere waits for it', async () => {
    await desk.edit('towns/doubs', { op: 'set', pointer: '/name', value: 'Doubs !' });
    expect(await desk.post('/delete', { subject: TOWN })).toMatchObject({
      status: 422,
      body: { ...WORDS.refusals.unsaved, places: [{ subject: 'towns/doubs', pointer: '' }] },
    });
    expect(desk.has(`${TOWN}.yaml`)).toBe(true);
  });
});
