import { readFileSync } from 'node:fs';
import path from 'node:path';
import { thoroughly } from '../thorough.ts';
import { copyShop, type ShopCopy } from './shop-copy.ts';

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly value: string;
  readonly isReviewed: boolean;
  readonly file: string;
  readonly line: number;
}

/** What is to be reviewed, as data. */
async function list(
  shop: ShopCopy,
  year = '2027',
): Promise<{ season: number; left: number; items: readonly Listed[] }> {
  const { status, stdout } = await shop.run('season', year, '--format', 'json');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

let shop: ShopCopy;
beforeEach(() => {
  shop = copyShop();
});

test('what is left from last year is listed by kind, each thing at its place', async () => {
  const { season: year, left, items } = await list(shop);
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
  const ids = (await list(shop)).items.map(({ id }) => id);
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

thoroughly(
  'what is left from last year is a decision, an accepted contradiction, a notice, and a text of another year',
  async () => {
    await shop.run('decide', 'facts/order-deadline', '12-19');
    shop.write('notices/verglas.yaml', 'text: Du verglas ce soir.\nlevel: info\nuntil: "2026-12-18"\n');
    shop.edit(
      'articles/une-journee-au-champ.yaml',
      'body: |\n',
      'body: |\n  Les tarifs de 2026 sont là.\n\n',
    );
    const byId = new Map((await list(shop)).items.map((item) => [item.id, item]));
    expect(byId.get('decision:facts/order-deadline')?.value).toBe('12-19');
    expect(byId.get('date:facts/order-deadline')?.value).toBe('19 décembre');
    expect([...byId.keys()].filter((id) => id.startsWith('acceptance:'))).not.toEqual([]);
    expect(byId.get('notice:notices/verglas')?.value).toBe('Du verglas ce soir. ; 2026-12-18');
    expect(byId.get('text:articles/une-journee-au-champ')?.value).toContain('Les tarifs de 2026 sont là.');
  },
);

describe('“unchanged” is kept', () => {
  thoroughly('for its year alone', async () => {
    await shop.run('season', '2027', '--unchanged', 'all');
    expect(
      (await list(shop, '2027')).items.filter(({ isReviewed }) => !isReviewed).map(({ id }) => id),
    ).toEqual(['season:site']);
    const next = await list(shop, '2028');
    expect(next.left).toBe(next.items.length);
  });

  thoroughly('in a file whose comments stay, and which passes the check', async () => {
    await shop.run('season', '2027', '--unchanged', 'legal:legal/cgv');
    shop.write('review.yaml', `# à nous\n${shop.read('review.yaml')}`);
    await shop.run('season', '2027', '--unchanged', 'legal:legal/mentions-legales');
    expect(shop.read('review.yaml')).toMatch(
      /^# à nous\n# .*\nyear: 2027\nreviewed:\n( {2}- item: .*\n {4}value: .*\n){2}$/,
    );
    expect((await shop.run('check')).status).toBe(0);
  });
});
