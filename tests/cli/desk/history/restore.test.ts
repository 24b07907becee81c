import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RestoreRequest } from '../../../../cli/desk/contract.ts';
import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import { restore, restorePlan } from '../../../../cli/desk/history/restore.ts';
import { thoroughly } from '../../thorough.ts';
import { SmallRepository } from '../small-repository.ts';

const FILE = 'prices/colmar.yaml';
const grid = (rows: string, remark = '') => `# Les prix de 2026
readings:
  - source:   'brochure' # de chez l’imprimeur
    grid:
${rows}${remark}`;
const FIRST = grid(`      - {min: 1, max: 1.5, price:   45.50} # petit
      - min: 1.5
        max: 1.75
        price: 49
`);

/** A shop whose prices change, and come back. */
class ShopWithPast extends SmallRepository {
  constructor() {
    super();
    this.write(FILE, FIRST);
    this.commit('Le site', { on: '2026-11-20T10:00:00+01:00' });
  }

  /** Commits a text; returns the moment. */
  change(file: string, text: string, on: string): string {
    this.write(file, text);
    this.commit('Un changement', { on });
    return this.head();
  }

  async changeIds(moment: string): Promise<string[]> {
    const { days } = await new ContentHistory(this).read();
    const found = days.flatMap(({ moments }) => moments).find(({ id }) => id === moment);
    return (found?.changes ?? []).map(({ id }) => id);
  }

  /** What comes back, or why nothing does. */
  async back(request: RestoreRequest) {
    try {
      return await restore(this, new ContentHistory(this), request);
    } catch (error) {
      return String(error);
    }
  }
}

let shop: ShopWithPast;
beforeEach(() => {
  shop = new ShopWithPast();
});

test('an entry comes back to the byte, and nothing on disk changes', async () => {
  const moment = shop.change(
    FILE,
    grid('      - {min: 1, max: 2, price: 60}\n'),
    '2026-12-03T10:00:00+01:00',
  );
  shop.change(FILE, grid('      - {min: 1, max: 2, price: 61}\n', '# encore\n'), '2026-12-03T11:00:00+01:00');
  const present = shop.read(FILE);
  expect(await shop.back({ moment, subject: 'prices/colmar' })).toEqual({
    label: 'Version d’avant le 3 décembre',
    subjects: ['prices/colmar'],
    pointer: null,
  });
  expect(shop.unsaved).toEqual(new Map([[FILE, FIRST]]));
  expect(shop.read(FILE)).toBe(present);
  expect(shop.git('status', '--porcelain')).toBe('');
});

test('a field comes back, and what has changed since around it stays', async () => {
  const moment = shop.change(FILE, FIRST.replace('45.50', '47'), '2026-12-03T10:00:00+01:00');
  const [id = ''] = await shop.changeIds(moment);
  // Meanwhile a row was put before it, a remark added, and another price changed.
  const later = FIRST.replace('45.50', '47')
    .replace('      - {min: 1,', '      - {min: 0.5, max: 1, price: 30}\n      - {min: 1,')
    .replace('price: 49', 'price: 52 # le plus demandé');
  shop.change(FILE, later, '2026-12-03T11:00:00+01:00');
  const plan = await restorePlan(shop, new ContentHistory(shop), { moment });
  expect(plan.label).toMatch(/^Défaire le 3 décembre à 10\sh\s?\?$/);
  expect(await shop.back({ moment, change: id })).toMatchObject({
    label: expect.stringMatching(/^Prix, 1-1,50\sm\s: 45,50\s€, comme avant le 3 décembre$/),
    pointer: '/readings/0/grid/1/price',
  });
  expect(shop.unsaved.get(FILE)).toBe(later.replace('price:   47', 'price:   45.5'));
});

test('a day is undone: what changed, came or went on it, and nothing that has changed since', async () => {
  const town = shop.read('towns/eguisheim.yaml');
  shop.change(FILE, FIRST.replace('49', '50'), '2026-12-02T22:00:00+01:00');
  // From midnight to midnight in Colmar, which is the day before in London.
  shop.change(FILE, FIRST.replace('49', '51'), '2026-12-02T23:30:00+00:00');
  shop.project.remove('towns/eguisheim.yaml');
  shop.change('towns/turckheim.yaml', 'name: Turckheim\npostalCode: "68230"\n', '2026-12-03T20:00:00+01:00');
  shop.change('site.yaml', `${shop.read('site.yaml')}banner: Ouvert\n`, '2026-12-04T08:00:00+01:00');
  shop.change(FILE, FIRST.replace('49', '51').replace('45.50', '47'), '2026-12-04T09:00:00+01:00');
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

thoroughly('a row that was taken away comes back in its place, one that came goes', async () => {
  const without = grid('      - {min: 1, max: 1.5, price:   45.50} # petit\n');
  const gone = shop.change(FILE, without, '2026-12-03T10:00:00+01:00');
  const [goneId = ''] = await shop.changeIds(gone);
  await shop.back({ moment: gone, change: goneId });
  expect(shop.unsaved.get(FILE)).toBe(FIRST);
  shop.unsaved.clear();
  const come = shop.change(FILE, FIRST, '2026-12-03T11:00:00+01:00');
  const [comeId = ''] = await shop.changeIds(come);
  await shop.back({ moment: come, change: comeId });
  expect(shop.unsaved.get(FILE)).toBe(without);
});

thoroughly('what has changed since a day is said, and stays', async () => {
  shop.change(FILE, FIRST.replace('49', '50').replace('45.50', '46'), '2026-12-03T10:00:00+01:00');
  const town = 'name: Turckheim\npostalCode: "68230"\n';
  shop.change('towns/turckheim.yaml', town, '2026-12-03T11:00:00+01:00');
  shop.change('towns/turckheim.yaml', town.replace('68230', '68231'), '2026-12-04T11:00:00+01:00');
  shop.change(FILE, FIRST.replace('49', '52').replace('45.50', '46'), '2026-12-04T12:00:00+01:00');
  const { comes, stays } = await restorePlan(shop, new ContentHistory(shop), { day: '2026-12-03' });
  expect(comes.map(({ title }) => title)).toEqual(['Colmar']);
  expect(stays).toEqual([
    { title: 'Colmar', why: 'un champ a changé depuis : il reste' },
    { title: 'Turckheim', why: 'nouvelle ce jour-là, elle a changé depuis : elle reste' },
  ]);
  await shop.back({ day: '2026-12-03' });
  expect(shop.unsaved).toEqual(new Map([[FILE, FIRST.replace('49', '52').replace('45.50', '45.5')]]));
});

thoroughly('an entry that was renamed since comes back under its present name', async () => {
  const moment = shop.change(FILE, FIRST.replace('49', '52'), '2026-12-03T10:00:00+01:00');
  shop.git('mv', `content/${FILE}`, 'content/prices/alsace.yaml');
  shop.commit('Renommé');
  await shop.back({ moment, subject: 'prices/colmar' });
  expect(shop.unsaved).toEqual(new Map([['prices/alsace.yaml', FIRST]]));
});

thoroughly('a picture that an old version shows comes back with it', async () => {
  shop.write('towns/eguisheim.yaml', 'name: Eguisheim\npostalCode: "68420"\nimage: images/place.svg\n');
  shop.change(
    'images/place.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" height="3"/>\n',
    '2026-12-01T10:00:00+01:00',
  );
  shop.project.remove('images/place.svg');
  const moment = shop.change(
    'towns/eguisheim.yaml',
    'name: Eguisheim\npostalCode: "68420"\n',
    '2026-12-03T10:00:00+01:00',
  );
  await shop.back({ moment, subject: 'towns/eguisheim' });
  expect(shop.unsaved.get('towns/eguisheim.yaml')).toContain('images/place.svg');
  expect(shop.read('images/place.svg')).toContain('height="3"');
  expect(existsSync(path.join(shop.project.contentDir, 'images/sapin.svg'))).toBe(true);
});

thoroughly('what cannot come back is refused in words', async () => {
  const first = shop.git('rev-parse', 'HEAD');
  const moment = shop.change(FILE, FIRST.replace('49', '52'), '2026-12-03T10:00:00+01:00');
  const [id = ''] = await shop.changeIds(moment);
  expect(await shop.back({ moment: first })).toContain('il n’y a rien avant elle');
  expect(await shop.back({ moment: 'f'.repeat(40) })).toContain('plus dans l’historique');
  expect(await shop.back({ moment: '--output=x' })).toContain('plus dans l’historique');
  expect(await shop.back({ day: '2026-12-01' })).toContain('Rien n’a changé le 1er décembre');
  expect(await shop.back({ moment, change: 'prices/none:/x' })).toContain('plus dans l’historique');
  expect(await shop.back({ moment, change: ':images/sapin.svg' })).toContain('ne reviennent pas d’ici');
  shop.setTexts('', new Map([[FILE, FIRST]]));
  expect(await shop.back({ moment, subject: 'prices/colmar' })).toContain('C’est déjà ainsi');
  shop.setTexts(
    '',
    new Map([[FILE, grid('      - {min: 3, max: 4, price: 90}\n      - {min: 4, max: 5, price: 99}\n')]]),
  );
  expect(await shop.back({ moment, change: id })).toContain('plus à sa place');
  shop.unsaved.clear();
  shop.project.remove(FILE);
  expect(await shop.back({ moment, change: id })).toContain('n’existe plus');
  const come = shop.change(
    'towns/turckheim.yaml',
    'name: Turckheim\npostalCode: "68230"\n',
    '2026-12-03T10:00:00+01:00',
  );
  expect(await shop.back({ moment: come, subject: 'towns/turckheim' })).toContain('n’existait pas encore');
});
