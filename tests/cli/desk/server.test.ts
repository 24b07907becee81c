// Longer than other files: each request to the desk, on one shop.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  Choice,
  ChoiceList,
  Decision,
  DeskEvent,
  Overview,
  Remark,
} from '../../../cli/desk/contract.ts';
import { WORDS } from '../../../cli/desk/words.ts';
import { desk, openDeskForEach, type TestDesk } from './desk-of.ts';

const PRICES = 'prices/epicea-du-haut-doubs';
const PRICE = '/readings/0/grid/1/price';
const TOWN = 'towns/houtaud';

openDeskForEach();

/** @param over what the window knows to be there */
function edit(subject: string, pointer: string, value: unknown, on: TestDesk = desk, over?: unknown) {
  return on.edit(subject, { op: 'set', pointer, value, over });
}

async function valueAt(subject: string) {
  return (await desk.get(`/entry?subject=${subject}`)).body.value;
}

function save(subject: string, on: TestDesk = desk) {
  return on.post('/save', { subject });
}

/** Every file of the content with its time, to see that nothing was written. */
function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(dir, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}`);
}

describe('an entry', () => {
  test('is shown with its form, its value and its pages; reading writes nothing', async () => {
    const before = filesIn(desk.contentDir);
    const { status, body } = await desk.get(`/entry?subject=${PRICES}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subject: PRICES,
      title: 'Épicéa du Haut-Doubs',
      collection: 'prices',
      broken: null,
    });
    expect(body.form.kind).toBe('group');
    expect(body.status.pages.map((page: { address: string }) => page.address)).toContain(
      '/nos-sapins/epicea-du-haut-doubs',
    );
    for (const address of ['/overview', '/search?q=sapin', '/choices?list=links', `/delete?subject=${TOWN}`])
      expect((await desk.get(address)).status).toBe(200);
    expect(filesIn(desk.contentDir)).toEqual(before);
    expect(readdirSync(desk.draftsDir)).toEqual([]);
  });

  test('that is new and waits for its day has its page at once, with the time that it takes to read', async () => {
    const { subject } = (await desk.post('/create', { collection: 'articles', name: 'Le houx' })).body;
    const { form } = (await desk.get(`/entry?subject=${subject}`)).body;
    expect(form.fields.map(({ key }: { key: string }) => key)).not.toContain('readTime');
    const values = {
      excerpt: 'Le houx en couronne.',
      image: { src: 'veillee.svg', alt: 'Une branche de houx' },
      category: 'vie-pratique',
      date: '2026-12-24',
      author: 'L’atelier',
      seo: { title: 'Le houx', description: 'Le houx, en couronne ou en bouquet, se garde tout l’hiver.' },
      body: `${'Le houx pique. '.repeat(10)}\n\n`.repeat(10),
    };
    const edits = Object.entries(values).map(([key, value]) => ({ op: 'set', pointer: `/${key}`, value }));
    const { body } = await desk.edit(subject, ...edits);
    expect(body).toMatchObject({
      state: { errors: 0, gaps: 0, waitsUntil: '2026-12-24' },
      pages: [{ address: '/actualites/le-houx' }],
      visibleFrom: '2026-12-24',
      remarks: [],
    });
    expect((await desk.get(`/entry?subject=${subject}`)).body.value.readTime).toBe(2);
    await desk.post('/save', { subject });
    const { remarks } = (await desk.get(`/entry?subject=${subject}`)).body.status;
    expect(remarks.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['text/links', 'text/words']),
    );
    await desk.post('/delete', { subject });
  });

  test('that no page names is previewed where what it names is shown', async () => {
    const { pages } = (await desk.get('/entry?subject=availability')).body.status;
    expect(pages[0].address).toBe('/nos-sapins/fraser-en-fete');
  });

  test('has an address made of its name only where it has a page', async () => {
    const { collections } = (await desk.get('/overview')).body as Overview;
    const hasPages = Object.fromEntries(collections.map((each) => [each.id, each.hasPages]));
    expect(hasPages).toMatchObject({
      articles: true,
      towns: true,
      notices: false,
      facts: false,
      prices: false,
    });
  });

  test.each([
    ['notices/verglas', '/text', '2027-02-10'],
    ['navigation', '/header/banner/0', null],
    ['navigation', '/header/menu/0/name', null],
    ['navigation', '/footer/copyright', null],
  ])('%s%s changes every page', async (subject, pointer, from) => {
    const { body } = await edit(subject, pointer, 'Il gèle ce soir.');
    expect(body).toMatchObject({ affectsAllPages: true, visibleFrom: from });
  });

  test('that one page shows does not change every page', async () => {
    expect((await edit(TOWN, '/name', 'Houtaud-Dessus')).body).toMatchObject({ affectsAllPages: false });
  });

  test('that has prices names the pages that show the one that changed', async () => {
    const subject = 'prices/geant-du-larmont';
    const list = 'pages/variety-list.yaml';
    desk.write(list, desk.read(list).replace(/ +- variety: geant-du-larmont\n.*\n/, ''));
    const shownOn = async (pointer: string) =>
      (await edit(subject, pointer, 99)).body.changes.map(({ address }: { address: string }) => address);
    expect(await shownOn('/readings/0/grid/0/price')).not.toContain('/nos-sapins');
    expect(await shownOn('/readings/0/from')).toContain('/nos-sapins');
  });

  test('that has a new item in a list changes no page that shows the others alone', async () => {
    const value = { variety: 'sapin-du-caucase', sizes: ['1.5-1.75'], state: 'sold-out' };
    const { body } = await desk.edit('availability', { op: 'insert', pointer: '/states/0', value });
    expect(body).toMatchObject({ state: { unsaved: true, errors: 0 }, changes: [] });
  });

  test('is shown in its list by its picture, its drawing, or those of what it is about', async () => {
    const { collections } = (await desk.get('/overview')).body;
    const pictureOf = (collection: string, subject: string) =>
      collections
        .find(({ id }: { id: string }) => id === collection)
        .entries.find((each: { subject: string }) => each.subject === subject).picture;
    expect(pictureOf('articles', 'articles/tresser-une-couronne')).toBe('/images/couronne.svg');
    expect(pictureOf('varieties', 'varieties/fraser-en-fete')).toBe('/dessins/fraser-en-fete.svg');
    expect(pictureOf('prices', 'prices/fraser-en-fete')).toBe('/dessins/fraser-en-fete.svg');
    expect(pictureOf('towns', 'towns/houtaud')).toBe(null);
  });

  test('keeps what is typed out of the file until it is saved, and then changes that line alone', async () => {
    const before = desk.read(`${PRICES}.yaml`);
    const { body } = await edit(PRICES, PRICE, 44);
    expect(body.state.unsaved).toBe(true);
    expect(body.changes.length).toBeGreaterThan(0);
    expect(desk.read(`${PRICES}.yaml`)).toBe(before);
    expect((await save(PRICES)).body.status.state.unsaved).toBe(false);
    const [now, then] = [desk.read(`${PRICES}.yaml`).split('\n'), before.split('\n')];
    expect(now.filter((line, index) => line !== then[index])).toEqual(['        price: 44']);
    expect(now).toHaveLength(then.length);
  });

  test('says what is wrong at its field, and what it contradicts', async () => {
    const { body } = await edit(PRICES, PRICE, -1);
    expect(body.state.errors).toBe(1);
    expect(body.remarks[0]).toMatchObject({
      level: 'error',
      place: { subject: PRICES, pointer: PRICE, label: 'Prix, 1,50-2 m' },
    });
    const compared = new Promise<DeskEvent>((resolve) => {
      desk.server.desk.listen((event) => {
        if (event.type === 'status' && event.status.decisions[0]?.message.includes('33 €')) resolve(event);
      });
    });
    const edits = [{ op: 'set', pointer: PRICE, value: 33 }];
    await desk.post('/edit', { subject: PRICES, edits, number: 1000 });
    expect(await compared).toMatchObject({ subject: PRICES, number: 1000 });
  });

  test.each([
    ['site', '/phone', '0353014618', '03 53 01 46 18'],
    ['site', '/phone', '+33 3.53.01.46.18', '03 53 01 46 18'],
    ['articles/tresser-une-couronne', '/date', '22/12/2026', '2026-12-22', '22 décembre 2026'],
  ])('offers %s%s « %s » as its field wants it', async (subject, pointer, typed, value, shown = value) => {
    const { body } = await edit(subject, pointer, typed);
    const [remark] = body.remarks.filter(({ level }: Remark) => level === 'error');
    expect(remark.cures).toEqual([{ label: expect.any(String), pointer, value }]);
    expect(remark.cures[0].label.replace(/\s/g, ' ')).toBe(`Écrire ${shown}`);
    const { body: after } = await edit(subject, pointer, value);
    expect(after.remarks.filter(({ level }: Remark) => level === 'error')).toEqual([]);
  });

  test('that cannot be read is shown as its text', async () => {
    desk.write(`${TOWN}.yaml`, 'name: [Houtaud\n');
    const { body } = await desk.get(`/entry?subject=${TOWN}`);
    expect(body.broken).toMatchObject({ text: 'name: [Houtaud\n', line: expect.any(Number) });
  });

  test('that is not there is said to be gone', async () => {
    expect(await desk.get('/entry?subject=towns/nowhere')).toMatchObject({
      status: 404,
      body: WORDS.noEntry,
    });
    rmSync(path.join(desk.contentDir, `${TOWN}.yaml`)); // which the desk has not seen yet
    expect(await edit(TOWN, '/region', 'Larmont', desk, 'Doubs')).toMatchObject({ status: 404 });
  });
});

describe('several people', () => {
  test('two windows write other fields of one entry, and both are kept', async () => {
    expect((await edit(PRICES, PRICE, 44, desk, 31)).status).toBe(200);
    expect((await edit(PRICES, '/readings/0/grid/2/price', 55, desk, 47)).status).toBe(200);
    await save(PRICES);
    expect(desk.read(`${PRICES}.yaml`)).toMatch(/price: 44[\s\S]*price: 55/);
  });

  test('an editor changes another field meanwhile: both changes are kept', async () => {
    await edit(PRICES, PRICE, 44, desk, 31);
    desk.write(`${PRICES}.yaml`, desk.read(`${PRICES}.yaml`).replace('price: 47', 'price: 48 # neuf'));
    expect((await edit(PRICES, PRICE, 45, desk, 44)).status).toBe(200);
    expect((await save(PRICES)).status).toBe(200);
    expect(desk.read(`${PRICES}.yaml`)).toMatch(/price: 45[\s\S]*price: 48 # neuf/);
  });

  test.each(['mine', 'theirs'] as const)(
    'an editor changes the same field: nothing is overwritten until %s is chosen',
    async (choice) => {
      await edit(PRICES, PRICE, 44);
      const theirs = desk.read(`${PRICES}.yaml`).replace('price: 31', 'price: 33');
      desk.write(`${PRICES}.yaml`, theirs);
      const refused = await save(PRICES);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        message: WORDS.conflict,
        fields: [{ place: { pointer: PRICE }, mine: '44 €', theirs: '33 €' }],
      });
      expect(desk.read(`${PRICES}.yaml`)).toBe(theirs);
      const late = await edit(PRICES, PRICE, 46);
      expect(late).toMatchObject({ status: 409, body: { fields: [{ mine: '46 €', theirs: '33 €' }] } });
      expect((await desk.get(`/entry?subject=${PRICES}`)).body.conflict).toEqual(late.body);
      const resolved = await desk.post('/resolve', {
        subject: PRICES,
        revision: refused.body.revision,
        fields: { [PRICE]: choice },
      });
      expect(resolved.status).toBe(200);
      expect((await save(PRICES)).status).toBe(200);
      expect(desk.read(`${PRICES}.yaml`)).toBe(
        choice === 'mine' ? theirs.replace('price: 33', 'price: 46') : theirs,
      );
    },
  );

  test('two versions of a long text are shown where they differ', async () => {
    const text = 'Le filet reste jusqu’à la porte. '.repeat(20);
    await edit(TOWN, '/text', `${text}Puis il tombe.`);
    const { body } = await edit(TOWN, '/text', `${text}Puis il sèche.`, desk, 'Autre chose');
    expect(body.fields[0].mine).toMatch(/ Puis il sèche[.]$/);
    expect(body.fields[0].theirs).toMatch(/ Puis il tombe[.]$/);
  });

  test('who chooses between two versions is asked again when the file has changed once more', async () => {
    await edit(PRICES, PRICE, 44);
    const file = path.join(desk.contentDir, `${PRICES}.yaml`);
    const first = desk.read(`${PRICES}.yaml`).replace('price: 31', 'price: 33');
    desk.write(`${PRICES}.yaml`, first);
    const { revision } = (await save(PRICES)).body;
    const second = first.replace('price: 33', 'price: 35');
    writeFileSync(file, second); // nobody has told the desk
    const again = await desk.post('/resolve', { subject: PRICES, revision, fields: { [PRICE]: 'mine' } });
    expect(again).toMatchObject({ status: 409, body: { fields: [{ mine: '44 €', theirs: '35 €' }] } });
    expect((await save(PRICES)).status).toBe(409);
    expect(readFileSync(file, 'utf8')).toBe(second);
  });

  test.each([
    ['written', () => Promise.resolve()],
    ['saved', () => save(PRICES)],
  ])('what one window has %s is not overwritten by another that does not know of it', async (_, act) => {
    await edit(PRICES, PRICE, 44, desk, 31);
    await act();
    const late = await edit(PRICES, PRICE, 60, desk, 31);
    expect(late).toMatchObject({
      status: 409,
      body: { fields: [{ mine: '60 €', theirs: '44 €' }], over: 44 },
    });
    expect(JSON.stringify(await valueAt(PRICES))).toContain('"price":44');
    expect((await edit(PRICES, PRICE, 60, desk, late.body.over)).status).toBe(200);
  });

  test('an item of a list that another window has moved is not overwritten in the place of another', async () => {
    const [first, second] = (await valueAt(TOWN)).nearby;
    await desk.edit(TOWN, { op: 'move', pointer: '/nearby/0', to: 1 });
    expect((await edit(TOWN, '/nearby/0', 'malbuisson', desk, first)).body).toMatchObject({ over: second });
  });

  test('a window that sends again what is there already contradicts nobody', async () => {
    for (const price of [44, 45]) {
      await edit(PRICES, PRICE, price, desk);
      await save(PRICES);
    }
    expect((await edit(PRICES, PRICE, 45, desk, 31)).status).toBe(200);
    expect((await edit(PRICES, PRICE, 60, desk, 45)).status).toBe(200);
  });

  test('the line break at the end of a text, which nobody sees, is no other text', async () => {
    const variety = 'varieties/sapin-blanchi';
    const pointer = '/description';
    await edit(variety, pointer, 'Un sapin.');
    expect(await edit(variety, pointer, 'Un sapin bleu.', desk, 'Un sapin.')).toMatchObject({ status: 200 });
    expect(await edit(variety, pointer, 'Un sapin.', desk, 'Un sapin bleu.\n')).toMatchObject({
      status: 200,
    });
  });

  test('a file that changes between the last look and the save is not overwritten', async () => {
    await edit(PRICES, PRICE, 44);
    const file = path.join(desk.contentDir, `${PRICES}.yaml`);
    const theirs = readFileSync(file, 'utf8').replace('price: 31', 'price: 33');
    writeFileSync(file, theirs); // nobody has told the desk
    expect((await save(PRICES)).status).toBe(409);
    expect(readFileSync(file, 'utf8')).toBe(theirs);
  });

  test('listeners hear of what others do', async () => {
    const heard: string[] = [];
    desk.server.desk.listen((event) => heard.push(event.type));
    await edit(PRICES, PRICE, 44);
    desk.write(`${TOWN}.yaml`, desk.read(`${TOWN}.yaml`).replace('Houtaud', 'Houtaud-le-Haut'));
    expect(heard).toEqual(['status', 'changed']);
    desk.write(`${PRICES}.yaml`, desk.read(`${PRICES}.yaml`).replace('price: 31', 'price: 33'));
    expect(heard).toEqual(['status', 'changed', 'changed']); // of a price that both have changed too
  });
});

describe('undo and redo', () => {
  test('go back across entries and saves, to the byte', async () => {
    const before = [`${PRICES}.yaml`, `${TOWN}.yaml`].map(desk.read);
    await edit(PRICES, PRICE, 44);
    await save(PRICES);
    await edit(TOWN, '/text', 'Autre chose.');
    expect((await desk.get('/overview')).body.canUndo).toBe('Texte, Houtaud');
    expect((await desk.post('/undo', {})).body).toMatchObject({ subject: TOWN });
    expect((await desk.get('/overview')).body.canRedo).toBe('Texte, Houtaud');
    expect((await desk.post('/undo', {})).body).toMatchObject({ subject: PRICES });
    expect((await desk.get('/overview')).body.canUndo).toBeNull();
    await save(PRICES);
    expect([`${PRICES}.yaml`, `${TOWN}.yaml`].map(desk.read)).toEqual(before);
    await desk.post('/redo', {});
    await save(PRICES);
    expect(desk.read(`${PRICES}.yaml`)).toContain('price: 44');
  });

  test('say so when there is nothing left', async () => {
    expect(await desk.post('/undo', {})).toMatchObject({ status: 422, body: WORDS.cannotUndo });
  });
});

describe('entries', () => {
  test('a new one has its form to fill in, and is a file once it is saved', async () => {
    const { body } = await desk.post('/create', { collection: 'notices', name: 'Verglas sur les routes !' });
    expect(body).toEqual({ subject: 'notices/verglas-sur-les-routes' });
    expect(desk.has('notices/verglas-sur-les-routes.yaml')).toBe(false);
    expect((await desk.get(`/entry?subject=${body.subject}`)).body.status.state.unsaved).toBe(true);
    await edit(body.subject, '/text', 'Le verglas retarde nos tournées de ce soir.');
    await edit(body.subject, '/level', 'info');
    await edit(body.subject, '/until', '2026-12-01');
    const saved = await save(body.subject);
    expect(saved.body.status.state).toMatchObject({ errors: 0, unsaved: false });
    expect(desk.read('notices/verglas-sur-les-routes.yaml')).toMatch(
      /^# yaml-language-server: .*\ntext: Le verglas retarde nos tournées de ce soir\.\nlevel: info\nuntil: "2026-12-01"\nlabel: .*\n$/,
    );
  });

  test('a copy has all but the name', async () => {
    const { body } = await desk.post('/create', { collection: 'towns', name: 'Dole', from: TOWN });
    expect((await desk.get(`/entry?subject=${body.subject}`)).body).toMatchObject({
      title: 'Dole',
      value: { name: 'Dole' },
    });
    expect((await desk.post('/create', { collection: 'towns', name: 'Dole' })).status).toBe(422);
  });

  test('what others show is said to go from their pages', async () => {
    const { allowed, message } = (await desk.get(`/delete?subject=${PRICES}`)).body;
    expect(allowed).toBe(true);
    expect(message).toMatch(/« Épicéa du Haut-Doubs »/);
  });
});

describe('decisions', () => {
  const all = async (): Promise<Decision[]> => (await desk.get('/overview')).body.decisions;
  const about = async (code: string) => {
    const found = (await all()).find(({ message }) => message.includes(code));
    expect(found, code).toBeDefined();
    return found as Decision;
  };
  const choicesOf = async ({ id }: Decision): Promise<Choice[]> =>
    (await desk.get(`/decision?id=${id}`)).body.choices;
  const choose = async (decision: Decision, label: string | RegExp, reason?: string) => {
    const choices = await choicesOf(decision);
    const choice = choices.find((each) =>
      label instanceof RegExp ? label.test(each.label) : each.label === label,
    );
    expect(choice, choices.map((each) => each.label).join(', ')).toBeDefined();
    return desk.post('/settle', { decision: decision.id, choice: choice?.id, reason });
  };
  const article = 'articles/tresser-une-couronne';

  test('one reading is kept, and the contradiction is gone', async () => {
    const decision = await about('Dernier jour de commande');
    const [first] = await choicesOf(decision);
    expect(first).toMatchObject({
      label: 'Garder celle-ci : 19 décembre',
      effect: 'règle une contradiction, change 19 pages, s’écrit dans « Dernier jour de commande, Décision »',
    });
    expect((await choose(decision, 'Garder celle-ci : 19 décembre')).body).toEqual({
      label: 'on garde « 19 décembre »',
    });
    expect(desk.read('facts/order-deadline.yaml')).toMatch(/\ndecision: "12-19"\n$/);
    expect((await all()).map(({ id }) => id)).not.toContain(decision.id);
    expect(await choicesOf(decision)).toEqual([]);
    await desk.post('/undo', {});
    expect(desk.read('facts/order-deadline.yaml')).not.toContain('decision');
  });

  test('what is chosen about an entry that is not saved is saved, and taken back, with it', async () => {
    const files = filesIn(desk.contentDir);
    const subject = 'towns/le-larmont';
    const add = async () => {
      await desk.post('/create', { collection: 'towns', name: 'Le Larmont', from: 'towns/pontarlier' });
      const coordinates = { lat: 46.9, lon: 6.4 };
      const place = { region: 'Doubs', insee: '25463', postalCode: '25300', coordinates };
      for (const [field, value] of Object.entries(place)) await edit(subject, `/${field}`, value);
      for (const words of ['oublie Le Larmont', 'ne nomme Le Larmont'])
        await choose(await about(words), 'Ajouter Le Larmont');
      expect(filesIn(desk.contentDir)).toEqual(files);
      return desk.server.desk.drafts.unsavedPaths().length;
    };
    expect(await add()).toBeGreaterThan(1);
    expect((await desk.post('/discard', { subject })).body).toEqual({ gone: true });
    expect(desk.server.desk.drafts.unsavedPaths()).toEqual([]);
    await add();
    expect((await save(subject)).status).toBe(200);
    expect(desk.server.desk.drafts.unsavedPaths()).toEqual([]);
    expect(desk.read('navigation.yaml')).toContain('le-larmont');
  });

  test('what is left as it is, is saved at once, or with the entry that it is about', async () => {
    const accept = async () => choose(await about('Dernier jour de commande'), /^Laisser/, 'Exprès');
    const unsaved = () => desk.server.desk.drafts.unsavedPaths();
    const isWritten = () => desk.read('consistency.yaml').includes('reason: Exprès');
    await edit('site', '/email', 'autre@larmont.example');
    expect((await accept()).status).toBe(200);
    expect([isWritten(), unsaved()]).toEqual([true, ['site.yaml']]);
    await desk.post('/undo', {});
    expect(isWritten()).toBe(false);
    await edit('facts/order-deadline', '/readings/0/value', '12-18');
    await accept();
    expect([isWritten(), unsaved().length]).toEqual([false, 3]);
    await desk.post('/discard', { subject: 'facts/order-deadline' });
    expect([isWritten(), unsaved()]).toEqual([false, ['site.yaml']]);
    await desk.post('/undo', {});
    expect(unsaved()).toHaveLength(3);
    await save('facts/order-deadline');
    expect([isWritten(), unsaved()]).toEqual([true, ['site.yaml']]);
    await desk.post('/undo', {});
    expect([isWritten(), unsaved()]).toEqual([false, ['site.yaml']]);
  });

  test('what is chosen is saved at once where it stands on nothing that is not saved', async () => {
    await edit('site', '/email', 'autre@larmont.example');
    await choose(await about('creche-en-papier'), /^Mener à/);
    expect(desk.read('navigation.yaml')).toContain('/decos-cadeaux/creche-de-papier');
    expect(desk.server.desk.drafts.unsavedPaths()).toEqual(['site.yaml']);
  });

  test('all that is open is listed, also several findings about one subject', async () => {
    const period = 'facts/delivery-period.yaml';
    desk.write(period, desk.read(period).replace('12-22', '12-10'));
    const { decisions } = (await desk.get('/overview')).body as Overview;
    const { judged } = desk.server.desk.snapshot.verdict();
    const open = judged.filter(({ status }) => status === 'open');
    expect(decisions).toHaveLength(open.length);
    expect(new Set(decisions.map(({ id }) => id)).size).toBe(decisions.length);
    const own = decisions.filter(({ places }) => places[0]?.subject === 'facts/order-deadline');
    expect(own.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Valeurs contradictoires', 'Valeurs impossibles']),
    );
  });

  test('others are answered while a choice is tried', async () => {
    const decision = await about('Caucase 150 cm');
    await edit(article, '/body', 'Un texte qui n’a pas encore été comparé.');
    const answered: string[] = [];
    await Promise.all([
      desk.get(`/decision?id=${decision.id}`).then(() => answered.push('choices')),
      desk.get('/choices?list=links').then(() => answered.push('links')),
    ]);
    expect(answered).toEqual(['links', 'choices']);
    await desk.post('/undo', {});
  });
});

test('all that a text may name is offered, computed values too', async () => {
  const { options } = (await desk.get('/choices?list=constants')).body as ChoiceList;
  const named = new Map(options.map(({ value, label, detail }) => [value, [label, detail]]));
  expect(named.get('count:towns')?.[1]).toMatch(/^\d+/);
  expect(named.get('order-deadline')).toEqual(['Dernier jour de commande', '19 décembre / 20 décembre']);
  expect(named.get('ordering')?.[1]).toMatch(/^Rendez-vous le \d+ \p{L}+ .*Commandes jusqu’au 19 décembre/u);
  expect(named.get('site.email')).toEqual([expect.stringMatching(/mail/i), 'salut@larmont.example']);
  expect(named.has('price:epicea-du-haut-doubs/most')).toBe(false); // its readings contradict each other
});

test.each([
  [
    'the whole of a text',
    '/contact',
    'Un doute sur une hauteur, un chemin difficile à trouver ? Parlez\u2011nous.',
    'contact',
    '/intro',
  ],
  ['a part of a text', '/', 'Parlez\u2011nous', 'contact', '/intro'],
])('%s of a page leads to its field', async (_, page, text, subject, pointer) => {
  const { body } = await desk.get(`/locate?${new URLSearchParams({ text, page })}`);
  expect(body.place).toMatchObject({ subject, pointer });
});
