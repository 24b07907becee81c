import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySite, type SiteCopy } from './site-copy.ts';

const exists = (site: SiteCopy, file: string) => existsSync(path.join(site.contentDir, file));
const shipped = (file: string) => readFileSync(path.join('content', file), 'utf8');

test('renames an entry with its references, links and rows of the route table, and redirects the old address', () => {
  const site = copySite();
  const { status, stdout } = site.run('rename', 'articles', 'entretien-sapin', 'garder-son-sapin');
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toBe('articles/garder-son-sapin.yaml');
  expect(exists(site, 'articles/entretien-sapin.yaml')).toBe(false);
  for (const file of ['articles/choisir-sapin.yaml', 'routes.yaml']) {
    const expected = shipped(file)
      .replaceAll('/actualites/entretien-sapin', '/actualites/garder-son-sapin')
      .replaceAll('entry: entretien-sapin', 'entry: garder-son-sapin');
    expect(expected).not.toBe(shipped(file));
    expect(site.read(file)).toBe(expected);
  }
  expect(site.read('redirects.yaml')).toMatch(
    /redirects:\n {2}- from: \/actualites\/entretien-sapin\n {4}to: \/actualites\/garder-son-sapin\n$/,
  );
  expect(site.run('check').status).toBe(0);
});

test('renames a town in lists of towns and in the footer, comments and layout kept', () => {
  const site = copySite();
  const spaced = (text: string) => text.replace('- turckheim\n', '-   "turckheim" # à pied\n');
  site.write('towns/ingersheim.yaml', spaced(shipped('towns/ingersheim.yaml')));
  expect(site.run('rename', 'towns', 'turckheim', 'turckheim-centre').status).toBe(0);
  expect(site.read('towns/ingersheim.yaml')).toBe(
    spaced(shipped('towns/ingersheim.yaml')).replace('"turckheim"', '"turckheim-centre"'),
  );
  for (const file of ['towns/colmar.yaml', 'pages/delivery.yaml', 'navigation.yaml'])
    expect(site.read(file)).toBe(shipped(file).replace('- turckheim\n', '- turckheim-centre\n'));
  expect(site.run('check').status).toBe(0);
});

test('renaming a constant changes its placeholders, and redirects nothing', () => {
  const site = copySite();
  expect(site.run('rename', 'facts', 'reply-time', 'answer-time').status).toBe(0);
  expect(site.read('pages/contact.yaml')).toContain('{{answer-time}}');
  expect(site.read('pages/contact.yaml')).not.toContain('{{reply-time}}');
  expect(site.read('redirects.yaml')).toBe(shipped('redirects.yaml'));
});

test('there and back leaves one redirect, from the name in between', () => {
  const site = copySite();
  site.run('rename', 'services', 'recyclage', 'reprise');
  expect(site.run('rename', 'services', 'reprise', 'recyclage').status).toBe(0);
  expect(site.read('services/recyclage.yaml')).toBe(shipped('services/recyclage.yaml'));
  expect(site.read('redirects.yaml').split('redirects:\n')[1]).toBe(
    '  - from: /services/reprise\n    to: /services/recyclage\n',
  );
});

test('changes nothing when a link to the entry cannot be rewritten', () => {
  const site = copySite();
  site.edit('navigation.yaml', 'href: /nos-sapins/nobilis', 'href: "/nos-sapins\\u002fnobilis"');
  const spoilt = site.read('navigation.yaml');
  const { status, stderr } = site.run('rename', 'varieties', 'nobilis', 'noble');
  expect(status).toBe(1);
  expect(stderr).toMatch(/navigation\.yaml:\d+:\d+\n[\s\S]*rien n’a changé/);
  expect(site.read('navigation.yaml')).toBe(spoilt);
  expect(exists(site, 'varieties/nobilis.yaml')).toBe(true);
  expect(exists(site, 'varieties/noble.yaml')).toBe(false);
});

test.each([
  [['article', 'a', 'b'], 'il n’y a pas de collection « article » : vouliez-vous dire « articles » ?'],
  [['towns', 'colmr', 'b'], '« towns/colmr » n’existe pas ; vouliez-vous dire « colmar » ?'],
  [['towns', 'colmar', 'Ville'], '« Ville » n’est pas un identifiant : essayez « ville »'],
  [['towns', 'colmar', 'turckheim'], 'towns/turckheim.yaml existe déjà'],
])('%j is refused', (args, message) => {
  const { status, stderr } = copySite().run('rename', ...args);
  expect([status, stderr.trim()]).toEqual([1, message]);
});

test('a redirect that hides a page, or is written twice, is refused by check', () => {
  const site = copySite();
  const row = (from: string) => `  - from: ${from}\n    to: /contact\n`;
  site.write('redirects.yaml', `redirects:\n${row('/devis')}${row('/ancien')}${row('/ancien')}`);
  const { problems } = JSON.parse(site.run('check', '--format', 'json').stdout);
  expect(problems.map(({ code, line }: { code: string; line: number }) => [code, line])).toEqual([
    ['link/redirect', 2],
    ['link/redirect', 6],
  ]);
});
