import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { allPaths } from '../../e2e/spec.ts';
import { copySite } from './site-copy.ts';

interface Document {
  readonly ok: boolean;
  readonly findings: readonly {
    readonly rule: string;
    readonly subject: string;
    readonly status: string;
    readonly message: string;
    readonly hint: string | null;
    readonly readings: readonly {
      readonly value: string;
      readonly source: string;
      readonly file: string;
      readonly line: number;
      readonly column: number;
      readonly pointer: string;
      readonly routes: readonly string[];
    }[];
  }[];
  readonly summary: Readonly<Record<string, number>>;
  readonly hints?: readonly object[];
}
const parse = (text: string) => JSON.parse(text) as Document;

describe('consistency', () => {
  test('shows each contradiction with all its sides, and fails', () => {
    const { status, stdout } = copySite().run('consistency', '--rule', 'conflicting-readings');
    expect(status).toBe(1);
    expect(
      stdout,
    ).toContain(`contradiction[conflicting-readings] facts/order-deadline: « Date limite de commande » a 2 valeurs : 22 décembre et 23 décembre
  --> facts/order-deadline.yaml:7:12 (en-tête et accueil)
   |
 7 |   - value: "12-22"
   |            ^^^^^^^ 22 décembre
   = lu sur : toutes les pages (${allPaths.length})
  --> facts/order-deadline.yaml:10:12 (pages de présentation)
   |
10 |   - value: "12-23"
   |            ^^^^^^^ 23 décembre
`);
    expect(stdout).toContain('npm run sapin -- decide facts/order-deadline 12-22 --content ');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      '1 contradiction : 1 ouverte, 0 acceptée, 0 périmée, 0 tranchée',
    );
  });

  test('puts grids into a table and marks the cells that differ', () => {
    const { stdout } = copySite().run('consistency', '--rule', 'conflicting-price-grids');
    expect(stdout).toContain('hauteur     | pages de présentation | pages produit');
    expect(stdout).toContain('1,50-1,75 m |                38 € ≠ |        48 € ≠');
    expect(stdout).toContain('2-2,25 m    |                55 € ≠ |           – ≠');
  });

  test('--format json is the document of the contract, and nothing else', () => {
    const { status, stdout, stderr } = copySite().run('consistency', '--format', 'json');
    const { ok, findings, summary, ...rest } = parse(stdout);
    expect({ status, ok, stderr, rest }).toEqual({ status: 1, ok: false, stderr: '', rest: {} });
    expect(Object.keys(summary)).toEqual(['open', 'accepted', 'stale', 'decided']);
    expect(summary.open).toBe(findings.length);
    const deadline = findings.find(({ subject }) => subject === 'facts/order-deadline');
    expect(Object.keys(deadline ?? {})).toEqual(['rule', 'subject', 'status', 'message', 'hint', 'readings']);
    expect(deadline?.readings[0]).toMatchObject({
      value: '22 décembre',
      source: 'en-tête et accueil',
      file: 'facts/order-deadline.yaml',
      line: 7,
      column: 12,
      pointer: '/readings/0/value',
      routes: expect.arrayContaining(['/', '/contact']),
    });
  });

  test('--all lists hints as well', () => {
    const site = copySite();
    expect(parse(site.run('consistency', '--format', 'json', '--all').stdout).hints).toHaveLength(1);
  });

  test('--format sarif holds the other sides as related locations', () => {
    const { stdout } = copySite().run('consistency', '--format', 'sarif');
    const { version, runs } = JSON.parse(stdout);
    expect(version).toBe('2.1.0');
    const result = runs[0].results.find(({ ruleId }: { ruleId: string }) => ruleId === 'from-price-mismatch');
    expect(result.locations[0].physicalLocation.region.startLine).toBe(9);
    expect(result.relatedLocations[0].physicalLocation.region.startLine).toBe(13);
    const ids = runs[0].tool.driver.rules.map(({ id }: { id: string }) => id);
    for (const { ruleId } of runs[0].results) expect(ids).toContain(ruleId);
  });

  test('--format github is one annotation a finding', () => {
    const { stdout } = copySite().run('consistency', '--format', 'github', '--rule', 'dead-link');
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    for (const line of lines)
      expect(line).toMatch(/^::error file=content\/(?:pages\/delivery|navigation)\.yaml,line=\d+,/);
  });

  test('--lang en speaks English', () => {
    const { stdout } = copySite().run('consistency', '--lang', 'en');
    expect(stdout).toContain('"Date limite de commande" has 2 values: 22 décembre and 23 décembre');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
      /^22 contradictions: 22 open, 0 accepted, 0 stale, 0 decided; 1 value written out$/,
    );
  });

  test('gives the same findings from memory as from the content', () => {
    const site = copySite();
    const first = site.run('consistency', '--format', 'json').stdout;
    expect(site.run('consistency', '--format', 'json').stdout).toBe(first);
    site.edit('facts/order-deadline.yaml', '"12-23"', '"12-22"');
    const { findings } = parse(site.run('consistency', '--format', 'json').stdout);
    expect(findings.filter(({ rule }) => rule === 'conflicting-readings')).toEqual([]);
  });

  test('succeeds where nothing is open', () => {
    const { status, stdout } = copySite().run(
      'consistency',
      '--rule',
      'outside-zone',
      '--rule',
      'broken-grid',
    );
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'aucune contradiction ouverte : 0 ouverte, 0 acceptée, 0 périmée, 0 tranchée\n',
    });
  });

  test('reports what check finds, and compares nothing', () => {
    const site = copySite();
    site.edit('site.yaml', 'season: 2026', 'season: bientôt');
    const { status, stdout } = site.run('consistency', '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, problems: [{ file: 'site.yaml' }] });
  });

  test.each([
    [['--rule', 'dead-lnk'], 'vouliez-vous dire « dead-link »'],
    [['--rule', 'zzz'], 'stated-in-prose'],
    [['--accept', 'home'], '--reason'],
    [['--reason', 'parce que'], '--accept'],
    [['--until', '2099-01-01'], '--accept'],
    [['--accept', 'home', '--reason', 'r', '--until', 'demain'], 'demain'],
    [['--accept', 'home', '--reason', 'r', '--until', '2099-02-30'], '2099-02-30'],
    [['--accept', 'home', '--reason', 'r', '--prune'], '--prune'],
    [['--zzz'], '--zzz'],
  ])('a wrong call (%j) exits 2 and says what is wrong', (args, said) => {
    const { status, stdout, stderr } = copySite().run('consistency', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(said);
  });

  test('--help explains the rules', () => {
    const { status, stdout } = copySite().run('consistency', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('asymmetric-reference');
    expect(stdout).toContain('npm run sapin -- consistency --prune');
  });
});

describe('--accept', () => {
  test('writes what was seen, today, and the finding is accepted', () => {
    const site = copySite();
    const comment = site.read('consistency.yaml').slice(0, 200);
    const run = site.run(
      'consistency',
      '--accept',
      'facts/modification-notice',
      '--reason',
      ' vu avec l’équipe ',
      '--until',
      '2099-01-01',
    );
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const text = site.read('consistency.yaml');
    expect(text.startsWith(comment)).toBe(true);
    expect(load(text)).toEqual({
      accepted: [
        {
          rule: 'impossible-dates',
          subject: 'facts/modification-notice',
          values: ['48 heures', 'le jour même'],
          reason: 'vu avec l’équipe',
          since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          until: '2099-01-01',
        },
      ],
    });
    const { findings, summary } = parse(site.run('consistency', '--format', 'json').stdout);
    expect(summary).toMatchObject({ open: 21, accepted: 1 });
    expect(findings.find(({ subject }) => subject === 'facts/modification-notice')?.status).toBe('accepted');
    const one = ['consistency', '--rule', 'impossible-dates'];
    expect(site.run(...one).stdout).toContain('acceptée[impossible-dates] facts/modification-notice');
  });

  test('accepts everything open on a subject, or only what a rule found', () => {
    const site = copySite();
    site.run('consistency', '--accept', 'home', '--reason', 'r');
    expect((load(site.read('consistency.yaml')) as { accepted: object[] }).accepted).toHaveLength(3);
    site.run(
      'consistency',
      '--accept',
      'prices/nordmann-alsacienne',
      '--rule',
      'from-price-mismatch',
      '--reason',
      'r',
    );
    const { findings } = parse(site.run('consistency', '--format', 'json').stdout);
    const statuses = findings
      .filter(({ subject }) => subject === 'prices/nordmann-alsacienne')
      .map(({ rule, status }) => `${rule} ${status}`);
    expect(statuses).toEqual(['conflicting-price-grids open', 'from-price-mismatch accepted']);
  });

  test('makes the command succeed, but not with --strict', () => {
    const site = copySite();
    const rule = ['--rule', 'from-price-mismatch'];
    site.run('consistency', '--accept', 'prices/nordmann-alsacienne', ...rule, '--reason', 'r');
    expect(site.run('consistency', ...rule).status).toBe(0);
    expect(site.run('consistency', ...rule, '--strict').status).toBe(1);
  });

  test('is opened again by a changed value, and accepted anew in its place', () => {
    const site = copySite();
    const one = ['--rule', 'from-price-mismatch'];
    site.run('consistency', '--accept', 'prices/nordmann-alsacienne', ...one, '--reason', 'r');
    site.edit('prices/nordmann-alsacienne.yaml', 'price: 38', 'price: 39');
    const { status, stdout } = site.run('consistency', ...one);
    expect(status).toBe(1);
    expect(stdout).toContain('accepté avec d’autres valeurs');
    site.run('consistency', '--accept', 'prices/nordmann-alsacienne', ...one, '--reason', 'encore');
    expect(load(site.read('consistency.yaml'))).toMatchObject({ accepted: [{ reason: 'encore' }] });
    expect(site.run('consistency', ...one).status).toBe(0);
  });

  test.each([
    ['home', ['--reason', '  '], 'la raison est vide'],
    ['home', ['--reason', 'r', '--until', '2020-01-01'], 'déjà passé'],
    ['homme', ['--reason', 'r'], 'vouliez-vous dire « home »'],
    ['varieties/nobilis', ['--reason', 'r'], 'rien d’ouvert'],
  ])('of %s with %j is refused, and writes nothing', (subject, more, said) => {
    const site = copySite();
    const before = site.read('consistency.yaml');
    const { status, stderr } = site.run('consistency', '--accept', subject, ...more);
    expect(status).toBe(1);
    expect(stderr).toContain(said);
    expect(site.read('consistency.yaml')).toBe(before);
  });
});

describe('an acceptance that matches nothing', () => {
  const STALE =
    '  - rule: dead-link\n    subject: home\n    values: ["/rien"]\n    reason: r\n    since: "2026-01-01"\n';

  test('is stale, fails, and goes with --prune', () => {
    const site = copySite();
    const before = site.read('consistency.yaml');
    site.edit('consistency.yaml', 'accepted: []\n', `accepted:\n${STALE}`);
    const run = site.run('consistency', '--rule', 'dead-link', '--format', 'json');
    expect(parse(run.stdout).findings.at(-1)).toMatchObject({
      status: 'stale',
      subject: 'home',
      readings: [{ file: 'consistency.yaml', pointer: '/accepted/0' }],
    });
    const rule = ['--rule', 'asymmetric-reference'];
    expect(site.run('consistency', ...rule).status).toBe(0); // of a rule that did not run
    site.edit('consistency.yaml', 'rule: dead-link', 'rule: asymmetric-reference');
    expect(site.run('consistency', ...rule).status).toBe(1);
    const pruned = site.run('consistency', '--prune');
    expect(pruned).toMatchObject({
      status: 0,
      stdout: '1 acceptation périmée retirée de consistency.yaml\n',
    });
    expect(site.read('consistency.yaml')).toBe(before);
    expect(site.run('consistency', '--prune').stdout).toBe('aucune acceptation périmée\n');
  });
});

describe('--report', () => {
  test('writes one page that needs nothing else', () => {
    const site = copySite();
    const page = path.join(site.contentDir, '../rapport/page.html');
    const { stderr } = site.run('consistency', '--report', page);
    expect(stderr).toContain('rapport écrit dans rapport/page.html');
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|https?:/);
    expect(html.match(/<article id=/g)).toHaveLength(22);
    expect(html).toContain('<svg viewBox=');
    expect(html).toContain('Où le client le lit');
    expect(html).toContain(`toutes les pages (${allPaths.length})`);
  });

  test('that cannot be written exits 2', () => {
    const site = copySite();
    const { status, stderr } = site.run(
      'consistency',
      '--report',
      path.join(site.contentDir, 'site.yaml/page.html'),
    );
    expect(status).toBe(2);
    expect(stderr).toContain('rapport impossible à écrire');
    expect(existsSync(path.join(site.contentDir, 'site.yaml/page.html'))).toBe(false);
  });
});
