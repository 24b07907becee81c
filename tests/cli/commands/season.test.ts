import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyShop, type ShopCopy } from './shop-copy.ts';

let shop: ShopCopy;
beforeEach(() => {
  shop = copyShop();
});

test('what is left from last year is listed by kind, each thing at its place', async () => {
  const { season: year, left, items } = await shop.json('season', '2027');
  expect({ year, left }).toEqual({ year: 2027, left: items.length });
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  expect(kinds.slice(0, 3)).toEqual(['season', 'date', 'price']);
  expect(kinds).toEqual(expect.arrayContaining(['article', 'legal', 'badge']));
  expect(items[0]).toMatchObject({
    id: 'season:site',
    value: '2026',
    file: 'site.yaml',
    isReviewed: false,
  });
  expect(items.find(({ id }) => id === 'date:facts/order-deadline')?.value).toMatch(/décembre/);
  expect(items.find(({ id }) => id === 'price:prices/sapin-du-caucase')?.value).toMatch(
    /À partir de : .* m : \d+ €/,
  );
});

test('what is left from last year has no year, no article and no legal text of this season', async () => {
  shop.edit('site.yaml', 'season: 2026', 'season: 2027');
  shop.edit('legal/cgv.yaml', 'updated: "2026', 'updated: "2027');
  const ids = (await shop.json('season', '2027')).items.map(({ id }) => id);
  expect(ids).not.toContain('season:site');
  expect(ids).not.toContain('legal:legal/cgv');
  expect(ids).toContain('legal:legal/mentions-legales');
});

test('“unchanged” is kept: a name that is none is refused', async () => {
  const { status, stderr } = await shop.run('season', '2027', '--unchanged', 'price:nothing');
  expect([status, stderr]).toEqual([2, expect.stringContaining('price:nothing')]);
  expect(shop.has('review.yaml')).toBe(false);
});

test('a year that is none is refused in words', async () => {
  const { status, stderr } = await shop.run('season', '20277');
  expect([status, stderr]).toEqual([
    2,
    'erreur : <year> ne peut pas être « 20277 » ; au choix : 2024–2100\n(sapin --help pour l’aide)\n',
  ]);
});

test('the list ends with how to answer, and writes nothing', async () => {
  const { status, stdout } = await shop.run('season', '2027');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^l’année \(1\)\n.*\n {4}2026\n\njours et heures \(\d+\)\n/);
  expect(stdout).toMatch(
    /saison 2027 : encore \d+ choses à relire \(.*au bureau : npx sapin desk ; .*npx sapin season 2027 --unchanged ID\)\n$/,
  );
  expect(readFileSync(path.join(shop.contentDir, 'site.yaml'), 'utf8')).toContain('season: 2026');
});

test('a season that is past is refused', async () => {
  const { status, stderr } = await shop.run('season', '2025');
  expect([status, stderr]).toEqual([2, 'la saison 2025 est passée : le site en est à 2026\n']);
});
