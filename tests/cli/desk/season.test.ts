import type { Season, SeasonItem } from '../../../cli/desk/contract.ts';
import { desk, openDeskForEach } from './desk-of.ts';

openDeskForEach();

const season = async (): Promise<Season> => (await desk.get('/season')).body;
const item = async (id: string): Promise<SeasonItem | undefined> =>
  (await season()).items.find((each) => each.id === id);
const answer = (id: string, act: string, year = 2026) => desk.post('/season', { item: id, act, year });

test('what is right as it is, is not asked again until it changes', async () => {
  const { items, reviewed } = await season();
  expect(await item('date:facts/order-deadline')).toMatchObject({
    kind: 'Jours et heures',
    place: { subject: 'facts/order-deadline' },
    canStay: true,
    canGo: false,
  });
  expect((await answer('date:facts/order-deadline', 'keep')).status).toBe(200);
  expect((await season()).reviewed.map(({ id }) => id)).toContain('date:facts/order-deadline');
  expect((await season()).items).toHaveLength(items.length - 1);
  await answer('price:prices/fraser-en-fete', 'keep');
  expect((await season()).reviewed).toHaveLength(reviewed.length + 2);
  const path = 'facts/order-deadline.yaml';
  const text = desk.read(path);
  desk.write(path, text.replace('12-19', '12-18'));
  expect(await item('date:facts/order-deadline')).toBeDefined();
  desk.write(path, text);
  await desk.post('/undo', {});
  await desk.post('/undo', {});
  expect(desk.has('review.yaml')).toBe(false);
  expect((await season()).items).toHaveLength(items.length);
});

test('what was looked at is asked again, alone, whatever was done since', async () => {
  const [id, other] = ['date:facts/order-deadline', 'price:prices/fraser-en-fete'];
  await answer(id, 'keep');
  await answer(other, 'keep');
  expect(await answer(id, 'reopen')).toMatchObject({
    body: { label: expect.stringContaining('est de nouveau à relire') },
  });
  expect((await season()).reviewed.map((each) => each.id)).toEqual([other]);
  expect(await item(id)).toBeDefined();
  await answer(other, 'reopen');
  expect(desk.has('review.yaml')).toBe(false);
  await desk.post('/undo', {});
  expect((await season()).reviewed.map((each) => each.id)).toEqual([other]);
});

test('what is right for one season stays right while the next is prepared', async () => {
  const [id, other] = ['date:facts/order-deadline', 'price:prices/fraser-en-fete'];
  const reviewedFor = async (year: number) =>
    (await desk.get(`/season?year=${year}`)).body.reviewed.map((each: SeasonItem) => each.id);
  await answer(id, 'keep');
  await answer(other, 'keep', 2027);
  expect(await reviewedFor(2026)).toEqual([id]);
  expect(await reviewedFor(2027)).toEqual([other]);
  await answer(other, 'keep');
  expect((await reviewedFor(2026)).toSorted()).toEqual([id, other]);
  expect(await reviewedFor(2027)).toEqual([other]);
});

test('what can be typed again has the field of its entry', async () => {
  const fields = async (id: string) =>
    (await item(id))?.typed.map(({ field }) => [field.kind, 'form' in field && field.form]);
  expect((await fields('date:facts/order-deadline'))?.[0]).toEqual(['date', 'month-day']);
  expect((await fields('date:facts/delivery-period'))?.[0]).toEqual(['date', 'month-day-range']);
  expect((await fields('price:prices/sapin-du-caucase'))?.[0]).toEqual(['number', false]);
});

test('what was sold out, and for how long something was announced, is in words', async () => {
  const { items } = await season();
  const shown = items.filter(({ kind }) => /disponib|annonce/i.test(kind)).flatMap(({ lines }) => lines);
  expect(shown.length).toBeGreaterThan(1);
  for (const line of shown) expect(line).not.toMatch(/\d{4}-\d\d-\d\d|sold-out|\w-\w+-\w/);
  expect(shown.join('\n')).toMatch(/\d (?:novembre|décembre)/);
});

test('a text beside a value is typed again with it, and another value is asked again', async () => {
  const path = 'facts/opening-hours-january.yaml';
  const text = desk.read(path).replace(/value: .*/, 'value: "09:00-17:00"\n    text: de 9 h à 17 h');
  desk.write(path, text);
  const id = 'date:facts/opening-hours-january';
  expect(await item(id)).toMatchObject({
    lines: ['de 9 h à 17 h'],
    typed: [{ field: { label: 'Valeur' } }, { pointer: '/readings/0/text', field: { label: 'Texte' } }],
  });
  await answer(id, 'keep');
  desk.write(path, text.replace('09:00', '10:00'));
  expect((await item(id))?.lines).toEqual(['de 9 h à 17 h (de 10 h à 17 h)']);
});

test('a decision is in words, and all that is confirmed is named beside what is typed', async () => {
  const path = 'facts/order-deadline.yaml';
  desk.write(path, `${desk.read(path)}decision: "12-19"\n`);
  expect(await item('decision:facts/order-deadline')).toMatchObject({
    lines: ['19 décembre (affiche du portail)'],
  });
  const article = desk.read('articles/decorer-sans-plastique.yaml');
  desk.write('articles/couronnes-2025.yaml', article.replace(/^title: .*$/m, 'title: Les couronnes de 2025'));
  expect(await item('text:articles/couronnes-2025')).toMatchObject({
    lines: expect.arrayContaining([expect.stringContaining('de 2025')]),
    typed: [{ pointer: '/title' }],
    others: [expect.stringMatching(/^L’adresse de sa page/)],
  });
  const typed = (await item('notice:notices/verglas'))?.typed.map(({ field }) => field.label);
  expect(typed).toEqual(['Annonce', 'Dès le', 'Jusqu’au']);
});

test('what is changed and looked at is saved at once, and undone at once', async () => {
  const path = 'facts/order-deadline.yaml';
  const text = desk.read(path);
  const [subject, pointer] = ['facts/order-deadline', '/readings/0/value'];
  for (const value of ['12-17', '12-18']) await desk.edit(subject, { op: 'set', pointer, value });
  const before = (await season()).reviewed.length;
  const { body } = await answer('date:facts/order-deadline', 'keep');
  expect(body.label).toMatch(/^Dernier jour de commande\s: 19\sdécembre → 18\sdécembre$/);
  const changed = { file: text.replace(/12-\d\d/, '12-18'), reviewed: before + 1 };
  const now = async () => ({ file: desk.read(path), reviewed: (await season()).reviewed.length });
  expect(await now()).toEqual(changed);
  await desk.post('/undo', {});
  expect(await now()).toEqual({ file: text, reviewed: before });
  expect((await item('date:facts/order-deadline'))?.lines).toContainEqual(expect.stringContaining('19'));
  expect((await desk.get('/overview')).body).toMatchObject({ canUndo: null });
  await desk.post('/redo', {});
  expect(await now()).toEqual(changed);
});

test('another value of a decided fact is decided for as well', async () => {
  const path = 'facts/order-deadline.yaml';
  const value = /value: "(.*)"/.exec(desk.read(path))?.[1];
  desk.write(path, `${desk.read(path)}decision: "${value}"\n`);
  const subject = 'facts/order-deadline';
  expect((await desk.edit(subject, { op: 'set', pointer: '/readings/0/value', value: '12-18' })).status).toBe(
    200,
  );
  await desk.post('/save', { subject });
  expect(desk.read(path)).toContain('value: "12-18"');
  expect(desk.read(path)).toContain('decision: "12-18"');
});

test('the next season begins when somebody says so', async () => {
  const { year } = await season();
  const next: Season = (await desk.get(`/season?year=${year + 1}`)).body;
  expect(next).toMatchObject({ year: year + 1, isNext: true, reviewed: [] });
  const [first] = next.items;
  expect(first).toMatchObject({ kind: 'L’année', canStay: false });
  const { body } = await answer(first?.id ?? '', 'begin', year + 1);
  expect(body).toEqual({ label: `La saison ${year + 1} commence` });
  expect(await season()).toMatchObject({ year: year + 1, isNext: false });
  expect((await desk.get(`/season?year=${year + 9}`)).body.year).toBe(year + 1);
});

test('what no longer holds is taken away; what nobody knows is refused', async () => {
  const gone = (await season()).items.find(({ canGo }) => canGo);
  expect((await answer(gone?.id ?? '', 'remove')).status).toBe(200);
  expect((await season()).items.map(({ lines }) => lines)).not.toContainEqual(gone?.lines);
  expect(await answer('price:nothing', 'keep')).toMatchObject({ status: 422 });
});

test('a text of another year is typed again, and shown in whole words', async () => {
  const path = 'articles/decorer-sans-plastique.yaml';
  const text = 'Couronnes de papier : les nouveautés de 2025 au marché du village';
  desk.write(path, desk.read(path).replace(/^title: .*$/m, `title: "${text}"`));
  const id = 'text:articles/decorer-sans-plastique';
  expect(await item(id)).toMatchObject({
    lines: ['de papier : les nouveautés de 2025 au marché du village'],
    typed: [{ pointer: '/title', field: { label: 'Titre' } }],
  });
  await desk.edit('articles/decorer-sans-plastique', {
    op: 'set',
    pointer: '/title',
    value: 'Nos couronnes de papier',
  });
  expect((await answer(id, 'keep')).status).toBe(200);
  expect(desk.read(path)).toContain('title: "Nos couronnes de papier"');
});

test('what contradicts itself is chosen between, and everything has a name', async () => {
  const { items } = await season();
  expect(items.filter(({ isDisputed }) => isDisputed).map(({ id }) => id)).toContain(
    'date:facts/order-deadline',
  );
  const titles = items.flatMap(({ place, typed }) => [place.title, ...typed.map(({ field }) => field.label)]);
  expect(titles.filter((title) => /^[a-z-]+$|contradictions|Disponibilité/.test(title))).toEqual([]);
});
