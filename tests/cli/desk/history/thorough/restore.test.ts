import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentHistory } from '../../../../../cli/desk/history/history.ts';
import { restorePlan } from '../../../../../cli/desk/history/restore.ts';
import { FILE, FIRST, grid, ShopWithPast } from '../shop-with-past.ts';

let shop: ShopWithPast;
beforeEach(() => {
  shop = new ShopWithPast();
});

test('a row that was taken away comes back in its place, one that came goes', async () => {
  const without = grid('      - {min: 1, max: 1.5, price:   45.50} # petit\n');
  const gone = shop.change(FILE, without, '12-03 10:00');
  const [goneId = ''] = await shop.changeIds(gone);
  await shop.back({ moment: gone, change: goneId });
  expect(shop.unsaved.get(FILE)).toBe(FIRST);
  shop.unsaved.clear();
  const come = shop.change(FILE, FIRST, '12-03 11:00');
  const [comeId = ''] = await shop.changeIds(come);
  await shop.back({ moment: come, change: comeId });
  expect(shop.unsaved.get(FILE)).toBe(without);
});

test('what has changed since a day is said, and stays', async () => {
  shop.change(FILE, FIRST.replace('49', '50').replace('45.50', '46'), '12-03 10:00');
  const town = 'name: Turckheim\npostalCode: "68230"\n';
  shop.change('towns/turckheim.yaml', town, '12-03 11:00');
  shop.change('towns/turckheim.yaml', town.replace('68230', '68231'), '12-04 11:00');
  shop.change(FILE, FIRST.replace('49', '52').replace('45.50', '46'), '12-04 12:00');
  const { comes, stays } = await restorePlan(shop, new ContentHistory(shop), { day: '2026-12-03' });
  expect(comes.map(({ title }) => title)).toEqual(['Colmar']);
  expect(stays).toEqual([
    { title: 'Colmar', why: expect.stringMatching(/^Prix, 1,50-1,75\sm : changé depuis, cela reste$/) },
    { title: 'Turckheim', why: 'nouvelle ce jour-là, elle a changé depuis : elle reste' },
  ]);
  await shop.back({ day: '2026-12-03' });
  expect(shop.unsaved).toEqual(new Map([[FILE, FIRST.replace('49', '52')]]));
});

test('an entry that was renamed since comes back under its present name', async () => {
  const moment = shop.change(FILE, FIRST.replace('49', '52'), '12-03 10:00');
  shop.git('mv', `content/${FILE}`, 'content/prices/alsace.yaml');
  shop.commit('Renommé');
  await shop.back({ moment, subject: 'prices/colmar' });
  expect(shop.unsaved).toEqual(new Map([['prices/alsace.yaml', FIRST]]));
});

test('a picture that an old version shows comes back with it', async () => {
  shop.write('towns/eguisheim.yaml', 'name: Eguisheim\npostalCode: "68420"\nimage: images/place.svg\n');
  shop.change('images/place.svg', '<svg xmlns="http://www.w3.org/2000/svg" height="3"/>\n', '12-01 10:00');
  shop.project.remove('images/place.svg');
  const moment = shop.change('towns/eguisheim.yaml', 'name: Eguisheim\npostalCode: "68420"\n', '12-03 10:00');
  await shop.back({ moment, subject: 'towns/eguisheim' });
  expect(shop.unsaved.get('towns/eguisheim.yaml')).toContain('images/place.svg');
  expect(shop.read('images/place.svg')).toContain('height="3"');
  expect(existsSync(path.join(shop.project.contentDir, 'images/sapin.svg'))).toBe(true);
});

test('what cannot come back is refused in words', async () => {
  const first = shop.git('rev-parse', 'HEAD');
  const moment = shop.change(FILE, FIRST.replace('49', '52'), '12-03 10:00');
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
  expect(await shop.back({ moment, change: id })).toContain('plus à leur place');
  shop.unsaved.clear();
  shop.project.remove(FILE);
  expect(await shop.back({ moment, change: id })).toContain('n’existe plus');
  const come = shop.change('towns/turckheim.yaml', 'name: Turckheim\npostalCode: "68230"\n', '12-03 10:00');
  expect(await shop.back({ moment: come, version: 'towns/turckheim' })).toContain('n’existait pas encore');
});
