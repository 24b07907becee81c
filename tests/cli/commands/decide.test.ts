import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { askShop, copyShop } from './shop-copy.ts';

const FACT = 'facts/order-deadline.yaml';

describe('decide', () => {
  test('writes the decision, every other byte kept, and the finding is decided', async () => {
    const copy = copyShop();
    const before = copy.read(FACT);
    const run = await copy.run('decide', 'facts/order-deadline', '12-19');
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('12-19');
    expect(copy.read(FACT)).toBe(`${before}decision: "12-19"\n`);
    const listed = await copy.run('consistency', '--rule', 'conflicting-readings');
    expect(listed).toMatchObject({ status: 0 });
    expect(listed.stdout).not.toContain('facts/order-deadline');
    const all = await copy.run('consistency', '--rule', 'conflicting-readings', '--all', '--format', 'json');
    const { findings } = JSON.parse(all.stdout);
    expect(
      findings.find(({ subject }: { subject: string }) => subject === 'facts/order-deadline'),
    ).toMatchObject({
      status: 'decided',
      readings: [{ value: '19 décembre' }, { value: '20 décembre', routes: [] }],
    });
    expect((await copy.run('consistency', '--rule', 'conflicting-readings', '--strict')).status).toBe(1);
  });

  test('takes the value as a visitor reads it, and a grid by its source', async () => {
    const copy = copyShop();
    await copy.run('decide', 'facts/order-deadline', '19 décembre');
    expect(copy.read(FACT)).toContain('decision: "12-19"\n');
    const grid = 'prices/sapin-du-caucase';
    const openOn = async () => {
      const { findings } = JSON.parse((await copy.run('consistency', '--format', 'json')).stdout);
      return findings.filter(({ subject }: { subject: string }) => subject === grid).length;
    };
    await copy.run('decide', grid, '--undo');
    expect(await openOn()).toBe(2);
    expect((await copy.run('decide', grid, 'affiche de l’an passé')).status).toBe(0);
    expect(copy.read(`${grid}.yaml`)).toMatch(/\ndecision: "affiche de l’an passé"\n$/);
    // The grid is settled, and with it the price from which it begins.
    expect(await openOn()).toBe(0);
  });

  test('changes its mind in place', async () => {
    const copy = copyShop();
    await copy.run('decide', 'facts/order-deadline', '12-19');
    await copy.run('decide', 'facts/order-deadline', '12-20');
    expect(copy.read(FACT).match(/^decision: .*$/gm)).toEqual(['decision: "12-20"']);
    expect((await copy.run('decide', 'facts/order-deadline', '12-20')).stdout).toContain('déjà');
  });

  test('keeps a byte-order mark, CRLF line ends, permissions, and leaves nothing behind', async () => {
    const copy = copyShop();
    const file = path.join(copy.contentDir, FACT);
    const text = `\uFEFF${copy.read(FACT).replaceAll('\n', '\r\n')}`;
    copy.write(FACT, text);
    chmodSync(file, 0o640);
    expect((await copy.run('decide', 'facts/order-deadline', '12-19')).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`${text}decision: "12-19"\r\n`);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(path.dirname(file)).filter((name) => !name.endsWith('.yaml'))).toEqual([]);
    await copy.run('decide', 'facts/order-deadline', '--undo');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('--format json says what was done', async () => {
    const { stdout } = await copyShop().run('decide', 'facts/order-deadline', '12-19', '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      subject: 'facts/order-deadline',
      decision: '12-19',
      changed: true,
      file: FACT,
    });
  });

  test.each([
    ['no reading', ['facts/order-deadline', '12-24'], 'les lectures : 12-19, 12-20'],
    ['no such subject', ['facts/order-deadlin', '12-19'], 'vouliez-vous dire « facts/order-deadline »'],
    [
      'a subject without its folder',
      ['order-deadline', '12-19'],
      'vouliez-vous dire « facts/order-deadline »',
    ],
    ['an entry without readings', ['varieties/fraser-en-fete', 'x'], 'n’a pas de lectures'],
  ])('%s exits 1 and says why', async (_, args, message) => {
    const copy = copyShop();
    const { status, stderr } = await copy.run('decide', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });

  test.each([[['facts/order-deadline']], [['facts/order-deadline', '12-19', '--undo']], [[]]])(
    'the wrong call %j exits 2',
    async (args) => {
      expect((await askShop('decide', ...args)).status).toBe(2);
    },
  );

  test('--undo of what is not decided changes nothing', async () => {
    const copy = copyShop();
    expect(await copy.run('decide', 'facts/order-deadline', '--undo')).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  test('content that does not pass check is left as it is', async () => {
    const copy = copyShop();
    copy.edit('site.yaml', 'season: 2026', 'season: bientôt');
    const before = copy.read(FACT);
    expect((await copy.run('decide', 'facts/order-deadline', '12-19')).status).toBe(1);
    expect(copy.read(FACT)).toBe(before);
  });
});
