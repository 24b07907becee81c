import type { Place } from '../../../cli/desk/contract.ts';
import { WORDS } from '../../../cli/desk/words.ts';
import { desk, openDeskForEach } from './desk-of.ts';

openDeskForEach();

test.each(['', '  ', '!!!', '…'])(
  'a new entry: needs a letter or a digit in its name: "%s"',
  async (name) => {
    const answer = await desk.post('/create', { collection: 'articles', name });
    expect(answer).toMatchObject({ status: 422, body: WORDS.refusals.names.wordless });
    expect((await desk.get('/entry?subject=articles/sans-nom')).status).toBe(404);
  },
);

describe('a town, of which there is published data', () => {
  const created = async (name: string, from?: string) => {
    const { subject } = (await desk.post('/create', { collection: 'towns', name, from })).body;
    return (await desk.get(`/entry?subject=${subject}`)).body.value;
  };

  test('has what the data says of its name', async () => {
    const insee = { insee: '25315', postalCode: '25250', region: 'Doubs' };
    expect(await created('L’Isle-sur-le-Doubs')).toMatchObject(insee);
    expect(await created('L’Isle-sur-le-Doubs 2')).toMatchObject({ insee: null });
    expect(await created('Byans-sur-Doubs', 'towns/houtaud')).toMatchObject({
      insee: '25105',
      group: 'haut-rhin',
      coordinates: { lat: null, lon: null },
    });
    const coordinates = { lat: 46.952, lon: 6.384 };
    expect(await created('Arçon')).toMatchObject({ insee: '25024', coordinates });
    expect(await created('evillers')).toMatchObject({ name: 'Évillers', insee: '25229' });
    expect(await created('MORTEAU', 'towns/houtaud')).toMatchObject({ name: 'Morteau', insee: '25411' });
    expect(await created('Arçon 2', 'towns/houtaud')).toMatchObject({ insee: null, postalCode: null });
  });

  test.each([[['Arçon']], [['Arçon', 'Chaffois']]])(
    'is saved with the lists that answer to it, and to the one before it: %s',
    async (names) => {
      const subjects: string[] = [];
      for (const name of names) {
        const made = { collection: 'towns', name, from: 'towns/houtaud' };
        const { subject } = (await desk.post('/create', made)).body;
        subjects.push(subject);
        for (const list of ['navigation', 'surroundings']) {
          const { decisions } = (await desk.get(`/entry?subject=${subject}`)).body.status;
          const isAbout = ({ places }: { places: Place[] }) => places.some((place) => place.subject === list);
          const { id } = decisions.find(isAbout);
          const [choice] = (await desk.get(`/decision?id=${id}`)).body.choices;
          await desk.post('/settle', { decision: id, choice: choice.id });
        }
      }
      for (const subject of subjects) await desk.post('/save', { subject });
      expect(desk.read('surroundings.yaml')).not.toContain(names[0]);
      expect(desk.read('navigation.yaml')).toContain('arcon');
      expect(desk.server.desk.drafts.unsavedPaths()).toEqual([]);
    },
  );

  test('is offered by its name', async () => {
    const { options } = (await desk.get('/choices?list=names%20of%20towns')).body;
    expect(options).toContainEqual(expect.objectContaining({ value: 'L’Isle-sur-le-Doubs' }));
    expect((await desk.get('/choices?list=names%20of%20articles')).body.options).toEqual([]);
  });
});

describe('an entry that was never saved', () => {
  test('is saved without another new one that is about it', async () => {
    for (const collection of ['varieties', 'prices']) {
      const from = `${collection}/fraser-en-fete`;
      await desk.post('/create', { collection, name: 'Nouveau', from });
    }
    await desk.edit('prices/nouveau', { op: 'set', pointer: '/variety', value: 'nouveau' });
    await desk.post('/save', { subject: 'varieties/nouveau' });
    expect(desk.has('varieties/nouveau.yaml')).toBe(true);
    expect(desk.has('prices/nouveau.yaml')).toBe(false);
  });

  const subject = 'notices/ce-soir';
  const statusOf = async () => (await desk.get(`/entry?subject=${subject}`)).body.status;
  const write = (pointer: string, value: string) => {
    return desk.edit(subject, { op: 'set', pointer, value });
  };
  const errors = async () => (await desk.get('/overview')).body.errors.length;

  test('asks for what is empty, which is no error until it is saved', async () => {
    const before = await errors();
    await desk.post('/create', { collection: 'notices', name: 'Ce soir' });
    const { state, remarks, pages } = await statusOf();
    expect(state).toMatchObject({ errors: 0, gaps: 3 });
    expect((await desk.get(`/entry?subject=${subject}`)).body.title).toBe('Ce soir');
    expect(new Set(remarks.map(({ level }: { level: string }) => level))).toEqual(new Set(['gap']));
    expect(pages).toEqual([]);
    expect(await errors()).toBe(before);
    await write('/until', 'demain');
    expect((await statusOf()).state).toMatchObject({ errors: 1, gaps: 2 });
    await desk.post('/save', { subject });
    expect((await statusOf()).state).toMatchObject({ errors: 3, gaps: 0 });
    expect(await errors()).toBe(before + 3);
  });

  test('is shown by its pages as soon as it can be, saved or not', async () => {
    await desk.post('/create', { collection: 'notices', name: 'Ce soir' });
    await write('/text', 'Ce soir, nous fermons à 18 h.');
    await write('/level', 'info');
    await write('/until', '2026-12-01');
    expect((await statusOf()).pages).not.toEqual([]);
    expect(desk.has(`${subject}.yaml`)).toBe(false);
  });
});

test('a tree is said to be sold out by an item about it', async () => {
  const { shortcuts } = (await desk.get('/overview')).body;
  expect(shortcuts).toContainEqual(
    expect.objectContaining({
      target: expect.objectContaining({ about: 'varieties', subject: 'availability', list: '/states' }),
    }),
  );
});

test('another address: leaves the title as it is, and a title leaves the address', async () => {
  const before = (await desk.get('/entry?subject=towns/doubs')).body;
  expect(before.address).toBe('/livraison/doubs');
  const { body } = await desk.post('/rename', { subject: 'towns/doubs', name: 'Doubs le Neuf' });
  const after = (await desk.get(`/entry?subject=${body.subject}`)).body;
  expect(after).toMatchObject({ address: '/livraison/doubs-le-neuf', title: before.title });
  expect(after.value.name).toBe(before.value.name);
  expect((await desk.post('/rename', { subject: body.subject, name: 'Houtaud' })).status).toBe(422);
  expect((await desk.get('/entry?subject=facts/order-deadline')).body.address).toBeNull();
});

describe('a search for an amount', () => {
  beforeEach(() => {
    const path = 'prices/epicea-du-haut-doubs.yaml';
    desk.write(path, desk.read(path).replace('price: 31', 'price: 44.5'));
  });

  test.each(['44,5', '44,50', '44,50 €', '44.50', '44'])('finds it as people write it: %s', async (query) => {
    const { places } = (await desk.get(`/search?q=${encodeURIComponent(query)}`)).body;
    expect(places).toContainEqual(
      expect.objectContaining({ subject: 'prices/epicea-du-haut-doubs', excerpt: '44,5' }),
    );
  });

  test('does not find digits inside a longer number', async () => {
    expect(desk.read('towns/houtaud.yaml')).toContain('25300');
    expect((await desk.get('/search?q=530')).body.places).toEqual([]);
  });

  test.each([
    ['téléphone', { subject: 'site', pointer: '/phone', excerpt: '03 53 01 46 18' }],
    ['TELEPHONE', { subject: 'site', pointer: '/phone' }],
    ['heures', { subject: 'site', pointer: '/opening/0/hours', excerpt: 'Heures de la saison' }],
    ['semaine jours', { subject: 'site', pointer: '/opening/0/days/0', excerpt: 'Mardi' }],
  ])('finds a field first by the words of its title: %s', async (query, field) => {
    const { places } = (await desk.get(`/search?q=${encodeURIComponent(query)}`)).body;
    expect(places[0]).toMatchObject(field);
  });
});

test('a search finds a text without its accents, and shows whole words', async () => {
  const [place] = (await desk.get('/search?q=a%20decouper%20et%20a%20PLIER,%20sans%20colle,%20avec')).body
    .places;
  expect(place.excerpt).toBe(
    'Des silhouettes à découper et à plier, sans colle, avec un berger en bonnet : une crèche…',
  );
});

test('a place shows what a value is called', async () => {
  const excerpts = async (subject: string) =>
    (await desk.get(`/delete?subject=${subject}`)).body.removed.map((place: Place) => place.excerpt);
  expect(await excerpts('towns/houtaud')).toContain('Houtaud');
});

const choices = async (list: string) =>
  (await desk.get(`/choices?list=${encodeURIComponent(list)}`)).body.options;

test('what may be chosen is called what its list calls it', async () => {
  const sizes = await choices('prices[variety=epicea-du-haut-doubs]#/readings/*/grid/*/{min}-{max}');
  expect(sizes).toContainEqual({ value: '1.5-2', label: '1,50-2 m', detail: null, picture: null });
  const [category] = await choices('pages/article-list#/categories/*/id');
  expect(category.label).not.toBe(category.value);
});
