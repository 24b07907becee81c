import path from 'node:path';
import { commitAll } from '../../git.ts';
import { makeProject } from '../content-folder.ts';
import { copyShop } from './shop-copy.ts';

const BROKEN = {
  'towns/colmar.yaml': 'name: Colmar\npostalCode: 68000\n',
  'pages/home.yaml': 'title: "{{nope}}"\n',
};

test.each([
  ['text', ''],
  ['json', '{\n  "ok": true,\n  "files": 9,\n  "problems": []\n}\n'],
  ['github', ''],
])('without problems: %s', async (format, expected) => {
  const { status, stdout, stderr } = await makeProject().run(['check', '--format', format]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: expected });
  expect(stderr).toBe(format === 'text' ? '9 fichiers vérifiés, tout va bien\n' : '');
});

describe('with problems it exits with 1', () => {
  test('and names a missing file by its folder, where that is not the usual one', async () => {
    const project = makeProject({ 'pages/home.yaml': null });
    const here = await project.run(['check', '--lang', 'en']);
    expect(here.stdout).toContain('error: "pages/home.yaml" is missing');
    const { base, dir } = path.parse(project.root);
    const elsewhere = await project.run(['check', '--lang', 'en'], { cwd: dir });
    expect(elsewhere.stdout).toContain(`error: "${path.join(base, 'content/pages/home.yaml')}" is missing`);
  });

  test('and shows each at its place, with what to do, and how many there are', async () => {
    const { status, stdout, stderr } = await makeProject(BROKEN).run(['check']);
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'erreur : la constante {{nope}} n’existe pas [fact/unknown]',
      ' --> pages/home.yaml:1:9',
      '  |',
      '1 | title: "{{nope}}"',
      '  |         ^^^^^^^^',
      '  = conseil : « npm run sapin -- stats --facts » donne la liste des constantes ; pour en ajouter une : facts/nope.yaml',
      '',
      'erreur : « Code postal » doit être un texte, pas un nombre [schema/type]',
      ' --> towns/colmar.yaml:2:13',
      '  |',
      '2 | postalCode: 68000',
      '  |             ^^^^^',
      '  = conseil : mettez la valeur entre guillemets : "68000"',
      '',
    ]);
    expect(stderr).toBe(
      '\n9 fichiers vérifiés, 2 problèmes\nce qui dépend du jour, ou de plusieurs fichiers, se vérifie une fois ces problèmes corrigés\n',
    );
  });
});

describe('an entry that several places name and that is not there', () => {
  const NAMING = {
    'towns/turckheim.yaml': 'name: Turckheim\npostalCode: "68230"\nnearby: [colmar, zimmerbach]\n',
    'towns/colmar.yaml': 'name: Colmar\npostalCode: "68000"\nnearby: [zimmerbach]\n',
  };

  test('is one problem at all places, with how to create it', async () => {
    const { stdout, stderr } = await makeProject(NAMING).run(['check']);
    expect(stdout.split('\n').filter((line) => /erreur|-->|conseil/.test(line))).toEqual([
      'erreur : le fichier towns/zimmerbach.yaml n’est pas là, et 2 endroits le nomment [file/gone]',
      ' --> towns/colmar.yaml:3:10',
      ' --> towns/turckheim.yaml:3:18',
      '  = conseil : créez-le (« npx sapin new towns zimmerbach »), ou nommez là une entrée qui existe',
    ]);
    expect(stderr).toContain('1 problème\n');
  });

  test('is told with the links that may lead nowhere', async () => {
    const oldLink = 'name: Ammerschwihr\npostalCode: "68770"\noldLink: /communes/zimmerbach\n';
    const { stdout } = await makeProject({ ...NAMING, 'towns/ammerschwihr.yaml': oldLink }).run(['check']);
    expect(stdout.split('\n').filter((line) => /erreur|-->/.test(line))).toEqual([
      'erreur : le fichier towns/zimmerbach.yaml n’est pas là, et 3 endroits le nomment [file/gone]',
      ' --> towns/ammerschwihr.yaml:3:10',
      ' --> towns/colmar.yaml:3:10',
      ' --> towns/turckheim.yaml:3:18',
    ]);
  });

  test('is brought back from Git, deleted before or after the last commit', async () => {
    const project = makeProject({ ...NAMING, 'towns/zimmerbach.yaml': 'name: Z\npostalCode: "68230"\n' });
    const git = commitAll(project.root);
    project.remove('towns/zimmerbach.yaml');
    const advice = async () => (await project.run(['check'])).stdout.match(/« (git restore.*?) »/)?.[1];
    expect(await advice()).toMatch(/^git restore \S*content\/towns\/zimmerbach\.yaml$/);
    git('commit', '-qam', 'b');
    expect(await advice()).toMatch(/^git restore --source=\w+~1 \S*content\/towns\/zimmerbach\.yaml$/);
  });
});

test('a value that two entries share is shown in both, first in the one that has changed', async () => {
  const project = makeProject({ 'towns/turckheim.yaml': 'name: Turckheim\npostalCode: "68230"\n' });
  commitAll(project.root);
  project.write('towns/aubure.yaml', 'name: Turckheim\npostalCode: "68150"\n');
  const { stdout } = await project.run(['check']);
  expect(stdout.split('\n').filter((line) => /erreur|-->/.test(line))).toEqual([
    'erreur : « Nom » vaut « Turckheim », comme dans towns/turckheim.yaml [schema/x-unique]',
    ' --> towns/aubure.yaml:1:7',
    ' --> towns/turckheim.yaml:1:7',
  ]);
});

test('a problem that comes of other files is reported once, with the values there', async () => {
  const shop = copyShop();
  shop.edit('facts/order-deadline.yaml', '"12-19"', '"01-04"');
  const { status, stdout } = await shop.run('check');
  expect(status).toBe(1);
  expect(stdout.match(/^erreur/gm)).toHaveLength(1);
  const [block = ''] = stdout.split('\n\n').filter((each) => each.startsWith('erreur'));
  const places = Array.from(block.matchAll(/--> (.*\.yaml)/g), ([, file]) => file);
  expect(places.slice(0, 2)).toEqual(['seasons.yaml', 'facts/order-deadline.yaml']);
  const { problems } = await shop.json('check');
  expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
});

const DOUBLED = { 'pages/home.yaml': 'title: Sapins de de Noël\n' };

test('with warnings alone it exits with 0 and shows each at its place, and how many there are', async () => {
  const { status, stdout, stderr } = await makeProject(DOUBLED).run(['check']);
  expect(status).toBe(0);
  expect(stdout.split('\n')).toEqual([
    'avertissement : « de » est écrit deux fois de suite [text/doubled-word]',
    ' --> pages/home.yaml:1:15',
    '  |',
    '1 | title: Sapins de de Noël',
    '  |               ^^^^^',
    '  = conseil : gardez-en un',
    '',
  ]);
  expect(stderr).toBe('\n9 fichiers vérifiés, 1 avertissement\n');
});

test('with warnings alone it exits with 0 and they stop nothing', async () => {
  const project = makeProject(DOUBLED);
  expect((await project.generate()).status).toBe(0);
  expect((await project.run(['consistency'])).stdout).not.toContain('text/doubled-word');
});

test('a folder that is not there is a problem, not a fault', async () => {
  const call = ['check', '--content', '/nowhere', '--format', 'json'];
  const { status, stdout, stderr } = await makeProject().run(call);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(JSON.parse(stdout).problems).toMatchObject([{ code: 'file/no-content', file: '.' }]);
});

describe('--release', () => {
  const READY = {
    'site.yaml': 'name: Sapins de Colmar\nimageHosts: []\n',
    'facts/deadline.yaml':
      'label: Date limite\nkind: date\nreadings:\n  - {value: "12-22", source: accueil}\n',
  };
  const PROVISIONAL = { 'towns/colmar.yaml': 'name: Colmar\npostalCode: "68000"\ntext: au 03 53 01 20 24\n' };
  /** Two readings of the deadline. */
  const { 'facts/deadline.yaml': _, ...UNDECIDED } = READY;

  test('refuses what is provisional or open, and only then', async () => {
    const project = makeProject({ ...UNDECIDED, ...PROVISIONAL });
    expect((await project.run(['check'])).status).toBe(0);
    const { status, stdout } = await project.run(['check', '--format', 'json', '--release']);
    expect(status).toBe(1);
    const { ok, problems, left } = JSON.parse(stdout);
    expect(problems.map(({ code, file }: { code: string; file: string }) => `${file} ${code}`)).toEqual([
      'towns/colmar.yaml text/provisional',
      'facts/deadline.yaml conflicting-readings',
      'facts/deadline.yaml conflicting-readings',
    ]);
    expect({ ok, left }).toEqual({ ok: false, left: { toWrite: 1, files: 1, toDecide: 1 } });
  });

  test('counts what is left down to nothing', async () => {
    const check = (files: Readonly<Record<string, string>>) => makeProject(files).run(['check', '--release']);
    const stderr = expect.stringMatching(/: 1 contradiction à trancher/);
    expect(await check(UNDECIDED)).toMatchObject({ status: 1, stderr });
    expect(await check(READY)).toMatchObject({ status: 0, stderr: expect.stringContaining('prêt') });
  });

  test('says what is broken first', async () => {
    const { status, stderr } = await makeProject(BROKEN).run(['check', '--release']);
    expect([status, stderr]).toEqual([
      1,
      '\n9 fichiers vérifiés, 2 problèmes\nce qui dépend du jour, ou de plusieurs fichiers, se vérifie une fois ces problèmes corrigés\n',
    ]);
  });
});
