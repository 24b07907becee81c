import { beforeEach, describe, expect, test } from 'vitest';
import { lead, list } from '../season-session.ts';
import { copyShop, type ShopCopy } from '../shop-copy.ts';

let shop: ShopCopy;
beforeEach(() => {
  shop = copyShop();
});

describe('what is left from last year', () => {
  test('is a decision, an accepted contradiction, a notice, and a text of another year', async () => {
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
  });
});

describe('“unchanged” is kept', () => {
  test('so that a second run asks only what is left, and what has changed', async () => {
    const { items } = await list(shop);
    const dates = items.filter(({ kind }) => kind === 'date').map(({ id }) => id);
    await shop.run('season', '2027', '--unchanged', ...dates);
    const after = await list(shop);
    expect(after.left).toBe(items.length - dates.length);
    expect(after.items.filter(({ isReviewed }) => isReviewed).map(({ id }) => id)).toEqual(dates);

    const text = shop.read('facts/season-start.yaml');
    const value = /value: "(.*)"/.exec(text)?.[1] ?? '';
    shop.write('facts/season-start.yaml', text.replace(value, value === '11-15' ? '11-16' : '11-15'));
    const changed = (await list(shop)).items.filter(
      ({ id, isReviewed }) => dates.includes(id) && !isReviewed,
    );
    expect(changed.map(({ id }) => id)).toEqual(['date:facts/season-start']);
  });

  test('for its year alone', async () => {
    await shop.run('season', '2027', '--unchanged', 'all');
    expect(
      (await list(shop, '2027')).items.filter(({ isReviewed }) => !isReviewed).map(({ id }) => id),
    ).toEqual(['season:site']);
    const next = await list(shop, '2028');
    expect(next.left).toBe(next.items.length);
  });

  test('in a file whose comments stay, and which passes the check', async () => {
    await shop.run('season', '2027', '--unchanged', 'legal:legal/cgv');
    shop.write('review.yaml', `# à nous\n${shop.read('review.yaml')}`);
    await shop.run('season', '2027', '--unchanged', 'legal:legal/mentions-legales');
    expect(shop.read('review.yaml')).toMatch(
      /^# à nous\n# .*\nyear: 2027\nreviewed:\n( {2}- item: .*\n {4}value: .*\n){2}$/,
    );
    expect((await shop.run('check')).status).toBe(0);
  });
});

describe('at a terminal', () => {
  test('another value of a decided fact is decided for as well, as « decide --value » does', async () => {
    const other = copyShop();
    await other.run('decide', 'facts/order-deadline', '--value', '12-18');
    await shop.run('decide', 'facts/order-deadline', '--value', '12-17');
    const first = 'season:site';
    const { items } = await list(shop);
    const before = items.filter(({ kind }) => ['season', 'date'].includes(kind)).map(({ id }) => id);
    expect(before).toContain('date:facts/order-deadline');
    const keys = before.map((id) => (id === first ? 'm' : id === 'date:facts/order-deadline' ? 'm' : 's'));
    const printed = await lead(shop, keys, ['12-18']);
    expect(printed).not.toContain('aucune des lectures');
    expect(shop.read('facts/order-deadline.yaml')).toBe(other.read('facts/order-deadline.yaml'));
  });

  test('a new price is written with its comma, and asked no more', async () => {
    const { items } = await list(shop);
    const price = items.find(({ kind }) => kind === 'price');
    await shop.run(
      'season',
      '2027',
      '--unchanged',
      ...items.filter(({ kind }) => kind === 'date').map(({ id }) => id),
    );
    const file = price?.file ?? '';
    const before = shop.read(file);
    const [, number = ''] = /(?:price|from): ([\d.]+)/.exec(before) ?? [];
    await lead(shop, ['s', 'm'], [`${Number(number) - 0.5}`.replace('.', ',')]);
    expect(shop.read(file)).toBe(before.replace(/((?:price|from): )[\d.]+/, `$1${Number(number) - 0.5}`));
    expect((await list(shop)).items.find(({ id }) => id === price?.id)?.isReviewed).toBe(true);
  });

  test('a value that the check refuses is not written; the reason is shown, and it is asked again', async () => {
    shop.edit('site.yaml', 'season: 2026', 'season: 2027');
    const { items } = await list(shop);
    const file = items[0]?.file ?? '';
    const before = shop.read(file);
    const printed = await lead(shop, ['m'], ['bientôt']);
    expect(printed).toMatch(/erreur : .+\[schema\//);
    expect(shop.read(file)).toBe(before);
    expect((await list(shop)).left).toBe(items.length);
  });

  test('a decision and an availability can be taken away', async () => {
    const undecided = shop.read('facts/order-deadline.yaml');
    await shop.run('decide', 'facts/order-deadline', '12-19');
    const before = shop.read('availability.yaml');
    const { items } = await list(shop);
    const states = items.filter(({ kind }) => kind === 'availability');
    const others = items.filter(
      ({ kind, id }) =>
        !['season', 'availability', 'text'].includes(kind) && id !== 'decision:facts/order-deadline',
    );
    expect(states.length).toBeGreaterThan(0);
    await shop.run('season', '2027', '--unchanged', ...others.map(({ id }) => id));
    const printed = await lead(shop, ['s', 'r', 'i', 'r']);
    expect(shop.read('facts/order-deadline.yaml')).toBe(undecided);
    expect(printed).toContain('r : retirer');
    expect(shop.read('availability.yaml')).not.toBe(before);
    expect((await list(shop)).items.filter(({ kind }) => kind === 'availability')).toHaveLength(
      states.length - 1,
    );
  });

  test('when everything is reviewed it says so', async () => {
    shop.edit('site.yaml', 'season: 2026', 'season: 2027');
    await shop.run('season', '2027', '--unchanged', 'all');
    expect(await lead(shop, [])).toContain('saison 2027 : tout est relu');
  });
});
