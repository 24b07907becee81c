import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { shop } from '../../shop.mjs';
import { askShop, askShopAsData, copyShop, lineOf, shopFile } from './shop-copy.ts';

/** The fact whose two readings are the contradiction that most tests look at, and their lines. */
const DEADLINE = 'facts/order-deadline.yaml';
const [first, second] = [lineOf(DEADLINE, '"12-19"'), lineOf(DEADLINE, '"12-20"')];

/** How many pages the shop has, and so all of them show what stands in the header. */
const pageCount = (
  load(shopFile('routes.yaml')) as {
    routes: readonly { path: string; collection?: string }[];
  }
).routes
  .filter((route) => route.path !== '*')
  .reduce((sum, route) => sum + (route.path.includes(':') ? entriesIn(route.collection) : 1), 0);

function entriesIn(collection = ''): number {
  return readdirSync(path.join(shop.content, collection)).length;
}

describe('consistency', () => {
  test('shows each contradiction with all its sides, and fails', async () => {
    const { status, stdout } = await askShop('consistency', '--rule', 'conflicting-readings');
    expect(status).toBe(1);
    expect(stdout).toContain(
      'contradiction facts/order-deadline : « Dernier jour de commande » a 2 valeurs : 19 décembre et 20 décembre [conflicting-readings]\n',
    );
    const block = stdout.slice(stdout.indexOf('contradiction '));
    expect(block.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        `--> ${DEADLINE}:${first}:12 (affiche du portail)`,
        `${first} |   - value: "12-19"`,
        '|            ^^^^^^^ 19 décembre',
        `= lu sur : toutes les pages (${pageCount})`,
        `--> ${DEADLINE}:${second}:12 (carnet de la ferme)`,
        `${second} |   - value: "12-20"`,
        '|            ^^^^^^^ 20 décembre',
      ]),
    );
    expect(block).toContain('npx sapin decide facts/order-deadline 12-19 --schemas ');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      '1 contradiction ouverte, 1 acceptée, 1 tranchée, 0 acceptation périmée',
    );
  });

  test('puts grids into a table and marks the cells that differ', async () => {
    const copy = copyShop();
    copy.edit('prices/epicea-du-haut-doubs.yaml', 'max: 2.5', 'max: 2.25');
    const { stdout } = await copy.run('consistency', '--rule', 'conflicting-price-grids');
    expect(stdout).toContain('hauteur     | tableau de la grange | étiquettes du marché');
    expect(stdout).toContain('1-1,50 m    |               19 €   |               19 €  ');
    expect(stdout).toContain('1,50-2 m    |               31 € ≠ |               36 € ≠');
    expect(stdout).toContain('2,25-2,50 m |                  – ≠ |               53 € ≠');
  });

  test('--format json is the document of the contract, and nothing else', async () => {
    const { findings, summary, decisions, ...rest } = await askShopAsData('consistency');
    expect(Array.isArray(decisions)).toBe(true);
    expect(rest).toEqual({ status: 1, ok: false, stderr: '' });
    expect(Object.keys(summary as object)).toEqual(['open', 'accepted', 'stale', 'decided']);
    expect(summary).toMatchObject({ open: findings.filter(({ status }) => status === 'open').length });
    const deadline = findings.find(({ subject }) => subject === 'facts/order-deadline');
    expect(Object.keys(deadline ?? {})).toEqual(['rule', 'subject', 'status', 'message', 'hint', 'readings']);
    expect(deadline?.readings[0]).toMatchObject({
      value: '19 décembre',
      source: 'affiche du portail',
      file: DEADLINE,
      line: first,
      column: 12,
      pointer: '/readings/0/value',
      routes: expect.arrayContaining(['/', '/contact']),
    });
  });

  test('--all lists what is decided, and hints: what is written out and could be a placeholder', async () => {
    const copy = copyShop();
    copy.edit('services/tournee.yaml', 'un rayon de {{delivery-radius}} autour', 'un rayon de 16 km autour');
    const statuses = async (...args: readonly string[]) => {
      const { findings, hints } = await copy.json('consistency', ...args);
      return {
        decided: findings.some(({ status }) => status === 'decided'),
        hints: (hints as undefined | [])?.length,
      };
    };
    expect(await statuses()).toEqual({ decided: false, hints: undefined });
    expect(await statuses('--all')).toEqual({ decided: true, hints: 1 });
  });

  test('gives the same findings from the cache as from the content', async () => {
    const copy = copyShop();
    expect(await copy.json('consistency')).toEqual(await copy.json('consistency'));
    copy.edit(DEADLINE, '"12-20"', '"12-19"');
    const { findings } = await copy.json('consistency');
    expect(findings.filter(({ subject }) => subject === 'facts/order-deadline')).toEqual([]);
  });

  test('says the same of one rule, whether all were asked before or not', async () => {
    const { stdout: alone } = await copyShop().run('consistency', '--rule', 'conflicting-readings');
    const copy = copyShop();
    copy.write('consistency.yaml', `${copy.read('consistency.yaml')}# another text\n`);
    await copy.run('consistency');
    expect((await copy.run('consistency', '--rule', 'conflicting-readings')).stdout).toBe(alone);
    expect(alone).toMatch(/garder « 12-19 » règle 1 contradiction/);
  });

  test('succeeds where nothing is open', async () => {
    const rules = ['--rule', 'outside-zone', '--rule', 'broken-grid'];
    const { status, stdout } = await askShop('consistency', ...rules);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'aucune contradiction ouverte, 0 acceptée, 0 tranchée, 0 acceptation périmée\n',
    });
  });

  test('reports what check finds, and compares nothing', async () => {
    const copy = copyShop();
    copy.edit('site.yaml', 'season: 2026', 'season: bientôt');
    expect(await copy.json('consistency')).toMatchObject({
      status: 1,
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ file: 'site.yaml', code: 'schema/type' })]),
    });
  });

  test.each([
    [['--rule', 'dead-lnk'], 'vouliez-vous dire « dead-link »'],
    [['--rule', 'zzz'], 'stated-in-prose'],
    [['--accept', 'home'], '--reason'],
    [['--reason', 'parce que'], '--accept'],
    [['--accept', 'home', '--reason', 'r', '--until', 'demain'], 'demain'],
    [['--accept', 'home', '--reason', 'r', '--until', '2099-02-30'], '2099-02-30'],
    [['--accept', 'home', '--reason', 'r', '--prune'], '--prune'],
  ])('a wrong call (%j) exits 2 and says what is wrong', async (args, message) => {
    const { status, stdout, stderr } = await askShop('consistency', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

test('--report writes one page that needs nothing else', async () => {
  const copy = copyShop();
  const page = path.join(copy.contentDir, '../rapport/page.html');
  const { stdout, stderr } = await copy.run('consistency', '--format', 'json', '--report', page);
  expect(stderr).toContain('rapport écrit dans rapport/page.html');
  const html = readFileSync(page, 'utf8');
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
  expect(html).not.toMatch(/<script|<link|<img|src=|url\(|https?:/);
  expect(html.match(/<article id=/g)).toHaveLength(JSON.parse(stdout).findings.length);
  expect(html).toContain('<svg viewBox=');
  expect(html).toContain('Où le client le lit');
  expect(html).toContain(`toutes les pages (${pageCount})`);
});

test('--report that cannot be written exits 2', async () => {
  const copy = copyShop();
  const page = path.join(copy.contentDir, 'site.yaml/page.html');
  const { status, stderr } = await copy.run('consistency', '--report', page);
  expect(status).toBe(2);
  expect(stderr).toContain('rapport impossible à écrire');
  expect(existsSync(page)).toBe(false);
});
