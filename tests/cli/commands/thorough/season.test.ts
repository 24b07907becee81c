import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeContext } from '../../../../cli/commands/context.ts';
import { season } from '../../../../cli/commands/season.ts';
import type { Terminal } from '../../../../cli/commands/terminal.ts';
import { copyShop, type ShopCopy } from '../shop-copy.ts';

let shop: ShopCopy;
beforeEach(() => {
  shop = copyShop();
});

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly value: string;
  readonly isReviewed: boolean;
  readonly file: string;
  readonly line: number;
}

async function list(year = '2027'): Promise<{ season: number; left: number; items: readonly Listed[] }> {
  const { status, stdout } = await shop.run('season', year, '--format', 'json');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

/** Answers with `keys`, then stops; each question for a text takes the next of `texts`, or stays. */
async function lead(keys: readonly string[], texts: readonly string[] = []): Promise<string> {
  const [left, typed] = [[...keys], [...texts]];
  const somebody: Terminal = {
    key: () => Promise.resolve(left.shift() ?? 'q'),
    text: (_, current) => Promise.resolve(typed.shift() ?? current),
  };
  const { contentDir: content } = shop;
  const options = {
    content,
    schemas: path.resolve('schemas'),
    format: 'text',
    color: false,
    lang: 'fr',
  } as const;
  let said = '';
  const write = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(write);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(write);
  try {
    expect(await season(makeContext(options), { year: 2027 }, somebody)).toBe(0);
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
  return said;
}

describe('what is left from last year', () => {
  test('is a decision, an accepted contradiction, a notice, and a text of another year', async () => {
    await shop.run('decide', 'facts/order-deadline', '12-19');
    shop.write('notices/verglas.yaml', 'text: Du verglas ce soir.\nlevel: info\nuntil: "2026-12-18"\n');
    shop.edit(
      'articles/une-journee-au-champ.yaml',
      'body: |\n',
      'body: |\n  Les tarifs de 2026 sont là.\n\n',
    );
    const byId = new Map((await list()).items.map((item) => [item.id, item]));
    expect(byId.get('decision:facts/order-deadline')?.value).toBe('12-19');
    expect(byId.get('date:facts/order-deadline')?.value).toBe('19 décembre');
    expect([...byId.keys()].filter((id) => id.startsWith('acceptance:'))).not.toEqual([]);
    expect(byId.get('notice:notices/verglas')?.value).toBe('Du verglas ce soir. ; 2026-12-18');
    expect(byId.get('text:articles/une-journee-au-champ')?.value).toContain('Les tarifs de 2026 sont là.');
  });
});

describe('“unchanged” is kept', () => {
  test('so that a second run asks only what is left, and what has changed', async () => {
    const { items } = await list();
    const dates = items.filter(({ kind }) => kind === 'date').map(({ id }) => id);
    await shop.run('season', '2027', '--unchanged', ...dates);
    const after = await list();
    expect(after.left).toBe(items.length - dates.length);
    expect(after.items.filter(({ isReviewed }) => isReviewed).map(({ id }) => id)).toEqual(dates);

    const text = shop.read('facts/season-start.yaml');
    const value = /value: "(.*)"/.exec(text)?.[1] ?? '';
    shop.write('facts/season-start.yaml', text.replace(value, value === '11-15' ? '11-16' : '11-15'));
    const changed = (await list()).items.filter(({ id, isReviewed }) => dates.includes(id) && !isReviewed);
    expect(changed.map(({ id }) => id)).toEqual(['date:facts/season-start']);
  });

  test('for its year alone', async () => {
    await shop.run('season', '2027', '--unchanged', 'all');
    expect((await list('2027')).items.filter(({ isReviewed }) => !isReviewed).map(({ id }) => id)).toEqual([
      'season:site',
    ]);
    const next = await list('2028');
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
    const { items } = await list();
    const before = items.filter(({ kind }) => ['season', 'date'].includes(kind)).map(({ id }) => id);
    expect(before).toContain('date:facts/order-deadline');
    const keys = before.map((id) => (id === first ? 'm' : id === 'date:facts/order-deadline' ? 'm' : 's'));
    const said = await lead(keys, ['12-18']);
    expect(said).not.toContain('aucune des lectures');
    expect(shop.read('facts/order-deadline.yaml')).toBe(other.read('facts/order-deadline.yaml'));
  });

  test('a new price is written with its comma, and asked no more', async () => {
    const { items } = await list();
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
    await lead(['s', 'm'], [`${Number(number) - 0.5}`.replace('.', ',')]);
    expect(shop.read(file)).toBe(before.replace(/((?:price|from): )[\d.]+/, `$1${Number(number) - 0.5}`));
    expect((await list()).items.find(({ id }) => id === price?.id)?.isReviewed).toBe(true);
  });

  test('a value that the check refuses is not written; the reason is shown, and it is asked again', async () => {
    shop.edit('site.yaml', 'season: 2026', 'season: 2027');
    const { items } = await list();
    const file = items[0]?.file ?? '';
    const before = shop.read(file);
    const said = await lead(['m'], ['bientôt']);
    expect(said).toMatch(/erreur : .+\[schema\//);
    expect(shop.read(file)).toBe(before);
    expect((await list()).left).toBe(items.length);
  });

  test('a decision and an availability can be taken away', async () => {
    const undecided = shop.read('facts/order-deadline.yaml');
    await shop.run('decide', 'facts/order-deadline', '12-19');
    const before = shop.read('availability.yaml');
    const { items } = await list();
    const states = items.filter(({ kind }) => kind === 'availability');
    const others = items.filter(
      ({ kind, id }) =>
        !['season', 'availability', 'text'].includes(kind) && id !== 'decision:facts/order-deadline',
    );
    expect(states.length).toBeGreaterThan(0);
    await shop.run('season', '2027', '--unchanged', ...others.map(({ id }) => id));
    const said = await lead(['s', 'r', 'i', 'r']);
    expect(shop.read('facts/order-deadline.yaml')).toBe(undecided);
    expect(said).toContain('r : retirer');
    expect(shop.read('availability.yaml')).not.toBe(before);
    expect((await list()).items.filter(({ kind }) => kind === 'availability')).toHaveLength(
      states.length - 1,
    );
  });

  test('when everything is reviewed it says so', async () => {
    shop.edit('site.yaml', 'season: 2026', 'season: 2027');
    await shop.run('season', '2027', '--unchanged', 'all');
    expect(await lead([])).toContain('saison 2027 : tout est relu');
  });
});
