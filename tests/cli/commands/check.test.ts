import { describe, expect, test } from 'vitest';
import { makeProject } from '../content-folder.ts';

const BROKEN = {
  'towns/colmar.yaml': 'name: Colmar\npostalCode: 68000\n',
  'pages/home.yaml': 'title: "{{nope}}"\n',
};

describe('without problems', () => {
  test.each([
    ['text', ''],
    ['json', '{\n  "ok": true,\n  "files": 9,\n  "problems": []\n}\n'],
    ['github', ''],
  ])('%s', async (format, expected) => {
    const { status, stdout, stderr } = await makeProject().run(['check', '--format', format]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expected });
    expect(stderr).toBe(format === 'text' ? '9 fichiers vérifiés, tout va bien\n' : '');
  });
});

describe('with problems it exits with 1', () => {
  test('and shows each at its place, with what to do, and how many there are', async () => {
    const { status, stdout, stderr } = await makeProject(BROKEN).run(['check']);
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'erreur[fact/unknown]: la constante {{nope}} n’existe pas',
      ' --> pages/home.yaml:1:9',
      '  |',
      '1 | title: "{{nope}}"',
      '  |         ^^^^^^^^',
      '  = conseil : les constantes sont les fichiers de facts/',
      '',
      'erreur[schema/type]: « Code postal » doit être un texte, pas un nombre',
      ' --> towns/colmar.yaml:2:13',
      '  |',
      '2 | postalCode: 68000',
      '  |             ^^^^^',
      '  = conseil : mettez la valeur entre guillemets : "68000"',
      '',
    ]);
    expect(stderr).toBe('\n9 fichiers vérifiés, 2 problèmes\n');
  });

  test('json: one document, and nothing else', async () => {
    const project = makeProject(BROKEN);
    const { status, stdout, stderr } = await project.run(['check', '--format', 'json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ ok: false, files: 9, problems: project.problems() });
    expect(stdout.startsWith('{')).toBe(true);
    expect(stdout.endsWith('}\n')).toBe(true);
  });
});

describe('with warnings alone it exits with 0', () => {
  const DOUBLED = { 'pages/home.yaml': 'title: Sapins de de Noël\n' };

  test('and shows each at its place, and how many there are', async () => {
    const { status, stdout, stderr } = await makeProject(DOUBLED).run(['check']);
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'avertissement[text/doubled-word]: « de » est écrit deux fois de suite',
      ' --> pages/home.yaml:1:15',
      '  |',
      '1 | title: Sapins de de Noël',
      '  |               ^^^^^',
      '  = conseil : gardez-en un',
      '',
    ]);
    expect(stderr).toBe('\n9 fichiers vérifiés, 1 avertissement\n');
  });

  test.each([
    ['json', /"ok": true,.*"severity": "warning"/s],
    ['github', /^::warning file=content\/pages\/home\.yaml,line=1,col=15,/],
    ['sarif', /"level": "warning"/],
  ])('%s', async (format, expected) => {
    const { status, stdout } = await makeProject(DOUBLED).run(['check', '--format', format]);
    expect(status).toBe(0);
    expect(stdout).toMatch(expected);
  });

  test('and they stop nothing', async () => {
    const project = makeProject(DOUBLED);
    expect((await project.generate()).status).toBe(0);
    expect((await project.run(['consistency'])).stdout).not.toContain('text/doubled-word');
  });

  test('beside a problem both are shown and counted', async () => {
    const { status, stdout, stderr } = await makeProject({ ...BROKEN, ...DOUBLED }).run([
      'check',
      '--lang',
      'en',
    ]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^warning\[text\/doubled-word\].*error\[schema\/type\]/s);
    expect(stderr).toBe('\n9 files checked, 1 problem and 1 warning\n');
  });
});

test('a folder that is not there is a problem, not a fault', async () => {
  const { status, stdout, stderr } = await makeProject().run([
    'check',
    '--content',
    '/nowhere',
    '--format',
    'json',
  ]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(JSON.parse(stdout).problems).toMatchObject([{ code: 'file/no-content', file: '.' }]);
});

test('--release refuses what is still made up, and only then', async () => {
  const project = makeProject({
    'towns/colmar.yaml': 'name: Colmar\npostalCode: "68000"\ntext: au 03 53 01 20 24\n',
  });
  const codes = async (...args: readonly string[]) => {
    const { status, stdout } = await project.run(['check', '--format', 'json', ...args]);
    return [
      status,
      ...JSON.parse(stdout).problems.map(
        ({ code, file }: { code: string; file: string }) => `${file} ${code}`,
      ),
    ];
  };
  expect(await codes()).toEqual([0]);
  expect(await codes('--release')).toEqual([
    1,
    'site.yaml text/provisional',
    'towns/colmar.yaml text/provisional',
  ]);
});
