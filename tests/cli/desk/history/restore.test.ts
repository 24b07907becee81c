import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RestoreRequest } from '../../../../cli/desk/contract.ts';
import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import { restorePlan } from '../../../../cli/desk/history/restore.ts';
import { withPlainSpaces } from '../small-repository.ts';
import { FILE, FIRST, grid, ShopWithPast } from './shop-with-past.ts';

let shop: ShopWithPast;
beforeEach(() => {
  shop = new ShopWithPast();
});

test('an entry comes back to the byte, and nothing on disk changes', async () => {
  const moment = shop.change(FILE, grid('      - {min: 1, max: 2, price: 60}\n'), '12-03 10:00');
  shop.change(FILE, grid('      - {min: 1, max: 2, price: 61}\n', '# encore\n'), '12-03 11:00');
  const present = shop.read(FILE);
  expect(await shop.back({ moment, version: 'prices/colmar' })).toEqual({
    label: 'Version d’avant le 3 décembre',
    subjects: ['prices/colmar'],
    pointer: null,
  });
  expect(shop.unsaved).toEqual(new Map([[FILE, FIRST]]));
  expect(shop.read(FILE)).toBe(present);
  expect(shop.git('status', '--porcelain')).toBe('');
});

test('of an entry a day is undone without what followed, or with it, which is said before', async () => {
  const prices = (one: string, other: string) => FIRST.replace('45.50', one).replace('49', other);
  shop.change('site.yaml', `${shop.read('site.yaml')}banner: Ouvert\n`, '12-03 08:00');
  shop.change(FILE, prices('45.50', '51'), '12-03 10:00');
  // Saved, and not published.
  shop.write(FILE, prices('47', '51'));
  const day = { day: '2026-12-03' };
  const ofEntry = { ...day, subject: 'prices/colmar' };
  const plan = async (request: RestoreRequest) => {
    const { label, comes, version } = await restorePlan(shop, new ContentHistory(shop), request);
    const rows = comes.flatMap(({ title, words, changes }) => [
      `${title} ${words}`,
      ...changes.map(({ before, after }) => `${before} → ${after}`),
    ]);
    return [label, ...rows, version].map((line) => line && withPlainSpaces(line));
  };
  expect(await plan(ofEntry)).toEqual([
    'Défaire le 3 décembre ?',
    'Colmar redevient comme avant',
    '51 € → 49 €',
    'prices/colmar',
  ]);
  expect(await plan({ ...day, version: 'prices/colmar' })).toEqual([
    'Revenir à la fiche d’avant le 3 décembre ?',
    'Colmar redevient comme avant, sans ce que vous n’avez pas encore publié',
    '47 € → 45,50 €',
    '51 € → 49 €',
    null,
  ]);
  await shop.back(ofEntry);
  expect(shop.unsaved).toEqual(new Map([[FILE, prices('47', '49')]]));
});

test('a field comes back, and what has changed since around it stays', async () => {
  const moment = shop.change(FILE, FIRST.replace('45.50', '47'), '12-03 10:00');
  const [id = ''] = await shop.changeIds(moment);
  // Meanwhile a row was put before it, a remark added, and another price changed.
  const later = FIRST.replace('45.50', '47')
    .replace('      - {min: 1,', '      - {min: 0.5, max: 1, price: 30}\n      - {min: 1,')
    .replace('price: 49', 'price: 52 # le plus demandé');
  shop.change(FILE, later, '12-03 11:00');
  const plan = await restorePlan(shop, new ContentHistory(shop), { moment });
  expect(plan.label).toMatch(/^Défaire le 3 décembre à 10\sh\s?\?$/);
  expect(await shop.back({ moment, change: id })).toMatchObject({
    label: expect.stringMatching(/^Prix, 1-1,50\sm\s: 45,50\s€, comme avant le 3 décembre$/),
    pointer: '/readings/0/grid/1/price',
  });
  expect(shop.unsaved.get(FILE)).toBe(later.replace('price:   47', 'price:   45.5'));
});

test('of a text the words that have come since stay', async () => {
  const site = shop.read('site.yaml');
  const banner = (words: string) => `${site}banner: ${words}\n`;
  shop.change('site.yaml', banner('Le stand est près du tilleul'), '12-02 10:00');
  const moment = shop.change('site.yaml', banner('Le stand est sous le tilleul'), '12-03 10:00');
  const [id = ''] = await shop.changeIds(moment);
  shop.write('site.yaml', banner('Le stand est sous le tilleul, sonnez'));
  await shop.back({ moment, change: id });
  expect(shop.unsaved.get('site.yaml')).toBe(banner('Le stand est près du tilleul, sonnez'));
  shop.unsaved.clear();
  shop.write('site.yaml', banner('Le stand est derrière le tilleul'));
  expect(await shop.back({ moment, change: id })).toContain('Ces mots ont changé depuis');
});

test('what is undone is known as such, and does not come back twice', async () => {
  const row = '- {min: 1, max: 1.5, price:   45.50} # petit\n      ';
  const moment = shop.change(FILE, FIRST.replace(row, '').replace('49', '50'), '12-03 10:00');
  const changes = async () => {
    const { days } = await new ContentHistory(shop).read({ subject: 'prices/colmar' });
    return days[0]?.moments[0]?.changes.map(({ before, isUndone = false }) => [before, isUndone]) ?? [];
  };
  const [[gone], [price]] = (await changes()) as [string[], string[]];
  const [id = ''] = await shop.changeIds(moment);
  await shop.back({ moment, change: id });
  // Saved, and not published.
  shop.write(FILE, shop.unsaved.get(FILE) ?? '');
  expect(await changes()).toEqual([
    [gone, true],
    [price, false],
  ]);
  expect(await shop.back({ moment, change: id })).toContain('C’est déjà ainsi');
});

test('of an undone day that was received later, what was done in between stays', async () => {
  const prices = (one: string, other: string) => FIRST.replace('45.50', one).replace('49', other);
  shop.change(FILE, prices('46', '50'), '12-02 10:00');
  shop.change(FILE, prices('46', '51'), '12-03 10:00');
  shop.change(FILE, prices('47', '51'), '12-02 11:00');
  const { comes } = await restorePlan(shop, new ContentHistory(shop), { day: '2026-12-02' });
  expect(comes).toHaveLength(1);
  await shop.back({ day: '2026-12-02' });
  expect(shop.unsaved).toEqual(new Map([[FILE, prices('45.50', '51')]]));
});

test('of a list a day is undone by rows, whatever has changed since in others', async () => {
  const row = '      - {min: 2, max: 3, price: 90}\n';
  shop.change('site.yaml', `${shop.read('site.yaml')}banner: Ouvert\n`, '12-03 08:00');
  shop.change(FILE, FIRST + row, '12-03 10:00');
  shop.change(FILE, FIRST.replace('49', '52') + row, '12-04 10:00');
  const request = { day: '2026-12-03', subject: 'prices/colmar' };
  expect(await restorePlan(shop, new ContentHistory(shop), request)).toMatchObject({ stays: [] });
  await shop.back(request);
  expect(shop.unsaved).toEqual(new Map([[FILE, FIRST.replace('49', '52')]]));
});

test('a day is undone: what changed, came or went on it, and nothing that has changed since', async () => {
  const town = shop.read('towns/eguisheim.yaml');
  shop.change(FILE, FIRST.replace('49', '50'), '12-02 22:00');
  // From midnight to midnight in Colmar, which is the day before in London.
  shop.write(FILE, FIRST.replace('49', '51'));
  shop.commit('Encore', { on: '2026-12-02T23:30:00+00:00' });
  shop.project.remove('towns/eguisheim.yaml');
  shop.change('towns/turckheim.yaml', 'name: Turckheim\npostalCode: "68230"\n', '12-03 20:00');
  shop.change('site.yaml', `${shop.read('site.yaml')}banner: Ouvert\n`, '12-04 08:00');
  shop.change(FILE, FIRST.replace('49', '51').replace('45.50', '47'), '12-04 09:00');
  const plan = await restorePlan(shop, new ContentHistory(shop), { day: '2026-12-03' });
  expect(plan).toMatchObject({
    label: 'Défaire le 3 décembre ?',
    comes: [
      {
        title: 'Colmar',
        words: 'redevient comme avant',
        changes: [{ before: expect.stringMatching(/^51\s€$/), after: expect.stringMatching(/^50\s€$/) }],
      },
      { title: 'Eguisheim', words: 'supprimée ce jour-là, elle revient', changes: [] },
      { title: 'Turckheim', words: 'nouvelle ce jour-là, elle est supprimée', changes: [] },
    ],
    stays: [],
  });
  expect(await shop.back({ day: '2026-12-03' })).toMatchObject({
    label: 'Changements du 3 décembre défaits',
  });
  expect(shop.unsaved).toEqual(
    new Map([
      [FILE, FIRST.replace('49', '50').replace('45.50', '47')],
      ['towns/eguisheim.yaml', town],
    ]),
  );
  expect(existsSync(path.join(shop.project.contentDir, 'towns/turckheim.yaml'))).toBe(false);
});
