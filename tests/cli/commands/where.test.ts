import { describe, expect, test } from 'vitest';
import { copySite } from './site-copy.ts';

interface Place {
  readonly kind: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly routes: readonly string[];
}

function places(subject: string): { routes: readonly string[]; places: readonly Place[] } {
  const { status, stdout } = copySite().run('where', subject, '--format', 'json');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

describe('where', () => {
  test('a fact: its readings, and every text that shows it, as that page reads it', () => {
    const { places: found } = places('facts/order-deadline');
    const shown = found.filter(({ kind }) => kind === 'shows');
    expect(found.filter(({ kind }) => kind === 'states')).toHaveLength(2);
    expect(shown.map(({ file, value }) => `${file} ${value}`)).toContain('pages/home.yaml 22 décembre');
    expect(shown.map(({ file, value }) => `${file} ${value}`)).toContain('legal/cgv.yaml 23 décembre');
    expect(shown.find(({ file }) => file === 'legal/cgv.yaml')).toMatchObject({
      pointer: '/sections/3/text',
      routes: ['/cgv'],
    });
  });

  test('a price file: its grids and the pages that show them', () => {
    const { places: found } = places('prices/nordmann-alsacienne');
    expect(found.map(({ kind, routes }) => [kind, routes])).toEqual([
      ['states', ['/nos-sapins/nordmann-alsacienne', '/comparer', '/trouver-mon-sapin']],
      ['states', ['/nos-sapins']],
    ]);
  });

  test('an entry: its page, the links to it, and the lists that name it', () => {
    const { routes, places: found } = places('varieties/nobilis');
    expect(routes).toEqual(['/nos-sapins/nobilis']);
    const seen = found.map(({ kind, file }) => `${kind} ${file}`);
    for (const line of [
      'links navigation.yaml',
      'links articles/choisir-sapin.yaml',
      'names prices/nobilis.yaml',
      'names legal/cgv.yaml',
      'names varieties/sapin-grandis.yaml',
    ])
      expect(seen).toContain(line);
  });

  test('a page: the links to it', () => {
    const { routes, places: found } = places('contact');
    expect(routes).toEqual(['/contact']);
    expect(found.every(({ kind, value }) => kind === 'links' && value === '/contact')).toBe(true);
    expect(found.length).toBeGreaterThan(15);
  });

  test.each([
    ['/nos-sapins/nobilis', 'varieties/nobilis'],
    ['http://localhost:4173/livraison/colmar?retour=1#zone', 'towns/colmar'],
    ['/zone-de-livraison/', 'delivery-zone'],
    ['/', 'home'],
    ['/cgv', 'legal/cgv'],
    ['content/varieties/nobilis.yaml', 'varieties/nobilis'],
    ['facts/punctuality.yaml', 'facts/punctuality'],
  ])('%s, as an editor copies it, is %s', (named, subject) => {
    expect(copySite().run('where', named, '--format', 'json').stdout).toContain(`"subject": "${subject}"`);
  });

  test('an address that no page has', () => {
    expect(copySite().run('where', '/nos-sapins/nobiliss')).toMatchObject({
      status: 1,
      stderr: '« /nos-sapins/nobiliss » n’existe pas ; vouliez-vous dire « /nos-sapins/nobilis » ?\n',
    });
  });

  test('as text, frames every place', () => {
    const { status, stdout } = copySite().run('where', 'facts/punctuality');
    expect(status).toBe(0);
    expect(stdout).toContain('--> facts/punctuality.yaml:6:12 (le dit)');
    expect(stdout).toMatch(/--> pages\/business\.yaml:\d+:\d+ \(le montre\)/);
    expect(stdout).toContain('= lu sur : /page-entreprise');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^4 endroits dans 4 fichiers$/);
  });

  test.each(['github', 'sarif'])('as %s', (format) => {
    const { status, stdout } = copySite().run('where', 'facts/punctuality', '--format', format);
    expect(status).toBe(0);
    expect(stdout).toContain('facts/punctuality');
  });

  test('a subject that does not exist exits 1, and no subject 2', () => {
    const site = copySite();
    expect(site.run('where', 'facts/ponctuality')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: '« facts/ponctuality » n’existe pas ; vouliez-vous dire « facts/punctuality » ?\n',
    });
    expect(site.run('where').status).toBe(2);
  });
});
