import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copySite } from './site-copy.ts';

const FACT = 'facts/order-deadline.yaml';

describe('decide', () => {
  test('writes the decision, every other byte kept, and the finding is decided', () => {
    const site = copySite();
    const before = site.read(FACT);
    const run = site.run('decide', 'facts/order-deadline', '12-22');
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('12-22');
    expect(site.read(FACT)).toBe(`${before}decision: "12-22"\n`);
    const listed = site.run('consistency', '--rule', 'conflicting-readings');
    expect(listed).toMatchObject({ status: 0 });
    expect(listed.stdout).not.toContain('facts/order-deadline');
    const all = site.run('consistency', '--rule', 'conflicting-readings', '--all', '--format', 'json');
    expect(JSON.parse(all.stdout).findings).toMatchObject([
      { status: 'decided', readings: [{ value: '22 décembre' }, { value: '23 décembre', routes: [] }] },
    ]);
    expect(site.run('consistency', '--rule', 'conflicting-readings', '--strict').status).toBe(1);
  });

  test('--undo gives the file back to the byte', () => {
    const site = copySite();
    const before = site.read(FACT);
    site.run('decide', 'facts/order-deadline', '12-23');
    expect(site.read(FACT)).not.toBe(before);
    expect(site.run('decide', 'facts/order-deadline', '--undo').status).toBe(0);
    expect(site.read(FACT)).toBe(before);
  });

  test('takes the value as a visitor reads it, and a grid by its source', () => {
    const site = copySite();
    site.run('decide', 'facts/order-deadline', '22 décembre');
    expect(site.read(FACT)).toContain('decision: "12-22"\n');
    expect(site.run('decide', 'prices/nordmann-alsacienne', 'pages produit').status).toBe(0);
    expect(site.read('prices/nordmann-alsacienne.yaml')).toMatch(/\ndecision: "pages produit"\n$/);
    const { findings } = JSON.parse(site.run('consistency', '--format', 'json').stdout);
    const left = findings.filter(({ subject }: { subject: string }) => /nordmann|home/.test(subject));
    // The grid is settled, and with it what the other grid contradicted; only the Grandis teaser is left.
    expect(left.map(({ rule }: { rule: string }) => rule)).toEqual(['teaser-price-mismatch']);
  });

  test('changes its mind in place', () => {
    const site = copySite();
    site.run('decide', 'facts/order-deadline', '12-22');
    site.run('decide', 'facts/order-deadline', '12-23');
    expect(site.read(FACT).match(/^decision: .*$/gm)).toEqual(['decision: "12-23"']);
    expect(site.run('decide', 'facts/order-deadline', '12-23').stdout).toContain('déjà');
  });

  test('keeps a byte-order mark, CRLF line ends, permissions, and leaves nothing behind', () => {
    const site = copySite();
    const file = path.join(site.contentDir, FACT);
    const text = `\uFEFF${site.read(FACT).replaceAll('\n', '\r\n')}`;
    site.write(FACT, text);
    chmodSync(file, 0o640);
    expect(site.run('decide', 'facts/order-deadline', '12-22').status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`${text}decision: "12-22"\r\n`);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(path.dirname(file)).filter((name) => !name.endsWith('.yaml'))).toEqual([]);
    site.run('decide', 'facts/order-deadline', '--undo');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('--format json says what was done', () => {
    const { stdout } = copySite().run('decide', 'facts/order-deadline', '12-22', '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      subject: 'facts/order-deadline',
      decision: '12-22',
      changed: true,
      file: FACT,
    });
  });

  test.each([
    ['no reading', ['facts/order-deadline', '12-24'], 'les lectures : 12-22, 12-23'],
    ['no such subject', ['facts/order-deadlin', '12-22'], 'vouliez-vous dire « facts/order-deadline »'],
    [
      'a subject without its folder',
      ['order-deadline', '12-22'],
      'vouliez-vous dire « facts/order-deadline »',
    ],
    ['an entry without readings', ['varieties/nobilis', 'x'], 'n’a pas de lectures'],
  ])('%s exits 1 and says why', (_, args, said) => {
    const site = copySite();
    const { status, stderr } = site.run('decide', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(said);
  });

  test.each([[['facts/order-deadline']], [['facts/order-deadline', '12-22', '--undo']], [[]]])(
    'the wrong call %j exits 2',
    (args) => {
      expect(copySite().run('decide', ...args).status).toBe(2);
    },
  );

  test('--undo of what is not decided changes nothing', () => {
    const site = copySite();
    expect(site.run('decide', 'facts/order-deadline', '--undo')).toMatchObject({ status: 0, stderr: '' });
  });

  test('content that does not pass check is left as it is', () => {
    const site = copySite();
    site.edit('site.yaml', 'season: 2026', 'season: bientôt');
    const before = site.read(FACT);
    expect(site.run('decide', 'facts/order-deadline', '12-22').status).toBe(1);
    expect(site.read(FACT)).toBe(before);
  });
});
