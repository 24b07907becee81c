import { beforeEach, expect, test } from 'vitest';
import type { Season, SeasonItem } from '../../../cli/desk/contract.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { copyTo, openAgain, openDesk, type TestDesk } from './desk-of.ts';

const folder = lastingFolder();
let desk: TestDesk | undefined;
let open: TestDesk;

beforeEach(() => {
  if (!desk) copyTo(folder);
  open = desk ? openAgain(desk) : openDesk(folder);
  desk = open;
});

const season = async (): Promise<Season> => (await open.get('/season')).body;
const item = async (id: string): Promise<SeasonItem | undefined> =>
  (await season()).items.find((each) => each.id === id);
const answer = (id: string, act: string, values: Readonly<Record<string, string>> = {}) =>
  open.post('/season', { item: id, act, values });

test('what is right as it is, is not asked again until it changes', async () => {
  const { items, reviewed } = await season();
  expect(await item('date:facts/order-deadline')).toMatchObject({
    kind: 'Jours et heures',
    place: { subject: 'facts/order-deadline' },
    canStay: true,
    canGo: false,
  });
  expect((await answer('date:facts/order-deadline', 'keep')).status).toBe(200);
  expect(await season()).toMatchObject({ reviewed: reviewed + 1 });
  expect((await season()).items).toHaveLength(items.length - 1);
  await answer('price:prices/fraser-en-fete', 'keep');
  expect(await season()).toMatchObject({ reviewed: reviewed + 2 });
  const path = 'facts/order-deadline.yaml';
  const text = open.read(path);
  open.write(path, text.replace('12-19', '12-18'));
  expect(await item('date:facts/order-deadline')).toBeDefined();
  open.write(path, text);
  await open.post('/undo', {});
  await open.post('/undo', {});
  expect(open.has('review.yaml')).toBe(false);
  expect((await season()).items).toHaveLength(items.length);
});

test('what is typed again is written where it stands, and is right', async () => {
  const id = 'price:prices/sapin-du-caucase';
  const [first] = (await item(id))?.typed ?? [];
  await answer(id, 'write', { [first?.pointer ?? '']: '77,5' });
  expect(open.read('prices/sapin-du-caucase.yaml')).toContain('77.5');
  expect(open.read('review.yaml')).toContain(id);
  expect(await item(id)).toBeUndefined();
  const written = open.read('prices/sapin-du-caucase.yaml');
  const other = 'price:prices/fraser-en-fete';
  const [wrong] = (await item(other))?.typed ?? [];
  const refused = await answer(other, 'write', { [wrong?.pointer ?? '']: 'cher' });
  expect(refused.status).toBe(422);
  expect(open.read('prices/sapin-du-caucase.yaml')).toBe(written);
});

test('another value of a decided fact is decided for as well', async () => {
  const path = 'facts/order-deadline.yaml';
  open.write(path, `${open.read(path)}decision: "12-19"\n`);
  const id = 'date:facts/order-deadline';
  const [first] = (await item(id))?.typed ?? [];
  expect((await answer(id, 'write', { [first?.pointer ?? '']: '12-18' })).status).toBe(200);
  expect(open.read(path)).toContain('value: "12-18"');
  expect(open.read(path)).toContain('decision: "12-18"');
});

test('what no longer holds is taken away; what nobody knows is refused', async () => {
  const gone = (await season()).items.find(({ canGo }) => canGo);
  expect((await answer(gone?.id ?? '', 'remove')).status).toBe(200);
  expect((await season()).items.map(({ lines }) => lines)).not.toContainEqual(gone?.lines);
  expect(await answer('price:nothing', 'keep')).toMatchObject({ status: 422 });
});
