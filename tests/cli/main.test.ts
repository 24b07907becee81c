import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLI, makeProject, runCli } from './content-folder.ts';

const HINT = '(sapin --help pour l’aide)\n';
const COMMANDS = [
  'check',
  'generate',
  'stats',
  'consistency',
  'decide',
  'where',
  'new',
  'rename',
  'fix',
  'serve',
  'completion',
];

describe('a wrong call exits with 2 and says why', () => {
  test.each([
    [
      'an unknown command',
      ['chek'],
      'erreur : la commande « chek » n’existe pas\n(vouliez-vous dire check ?)\n',
    ],
    ['an unknown option', ['check', '--nope'], 'erreur : l’option --nope n’existe pas\n'],
    [
      'an option without its value',
      ['check', '--content'],
      'erreur : il manque la valeur de --content <dir>\n',
    ],
    ['a missing argument', ['where'], 'erreur : il manque <subject>\n'],
    ['an argument too many', ['check', 'towns'], 'erreur : il y a trop de mots : 1 au lieu de 0\n'],
    [
      'an unknown format',
      ['check', '--format', 'xml'],
      'erreur : --format <format> ne peut pas être « xml » ; au choix : text, json, github, sarif\n',
    ],
    [
      'an unknown language',
      ['check', '--lang', 'de'],
      'erreur : --lang <lang> ne peut pas être « de » ; au choix : fr, en\n',
    ],
  ])('%s', (_, args, expected) => {
    expect(runCli(args)).toEqual({ status: 2, stdout: '', stderr: expected + HINT });
  });

  test('no command at all: the help', () => {
    const { status, stdout, stderr } = runCli([]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Utilisation : sapin [options] [commande]');
  });
});

describe('--help', () => {
  test('lists the commands', () => {
    const { status, stdout, stderr } = runCli(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  test.each(COMMANDS)('of %s shows the common options and examples', (command) => {
    const { status, stdout, stderr } = runCli([command, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const option of [
      '--content <dir>',
      '--schemas <dir>',
      '--format <format>',
      '--no-color',
      '--lang <lang>',
    ])
      expect(stdout).toContain(`  ${option}`);
    expect(stdout).toMatch(new RegExp(`\nExemples :\n(?:  npm run sapin -- ${command}.*\n)+`));
  });
});

describe('languages', () => {
  const project = () => makeProject({ 'towns/colmar.yaml': '' });

  test.each([
    ['French, without any wish', {}, 'erreur['],
    ['that of LANG', { LANG: 'en_US.UTF-8' }, 'error['],
    ['that of LC_ALL before LANG', { LANG: 'en_US.UTF-8', LC_ALL: 'fr_FR.UTF-8' }, 'erreur['],
    ['French, for a language it does not know', { LANG: 'de_DE.UTF-8' }, 'erreur['],
  ])('%s', (_, env, expected) => {
    expect(project().run(['check'], { env }).stdout.startsWith(expected)).toBe(true);
  });

  test('--lang wins', () => {
    const { stdout, stderr } = project().run(['check', '--lang', 'en'], { env: { LANG: 'fr_FR.UTF-8' } });
    expect(stdout).toBe(
      'error[file/empty]: the file is empty\n  --> towns/colmar.yaml:1:1\n  = help: write the fields of the entry, or delete the file\n',
    );
    expect(stderr).toBe('\n9 files checked, 1 problem\n');
  });
});

describe('colours', () => {
  test.each([
    ['are not written into a pipe', [], {}, false],
    ['are forced by FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
    ['are refused by --no-color', ['--no-color'], { FORCE_COLOR: '1' }, false],
    ['are refused by NO_COLOR', [], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s', (_, args, env, colored) => {
    const { stdout, stderr } = makeProject({ 'towns/colmar.yaml': '' }).run(['check', ...args], { env });
    expect((stdout + stderr).includes('\u001b[')).toBe(colored);
  });

  test.each(['json', 'github', 'sarif'])('never go into %s', (format) => {
    const { stdout } = makeProject({ 'towns/colmar.yaml': '' }).run(['check', '--format', format], {
      env: { FORCE_COLOR: '1' },
    });
    expect(stdout).not.toContain('\u001b');
  });
});

describe('an internal fault', () => {
  const faulty = () => {
    const project = makeProject();
    mkdirSync(path.join(project.schemasDir, 'folder.json'));
    return project;
  };

  test.each(['text', 'json'])('is told in one line, and exits with 2 (%s)', (format) => {
    const { status, stdout, stderr } = faulty().run(['check', '--format', format]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^sapin : erreur interne : EISDIR.* \(SAPIN_DEBUG=1 pour en voir plus\)\n$/);
  });

  test('shows more on demand', () => {
    const { status, stderr } = faulty().run(['check'], { env: { SAPIN_DEBUG: '1' } });
    expect(status).toBe(2);
    expect(stderr).toMatch(/\n {4}at /);
  });
});

test('a reader that stops reading gets no stack trace', () => {
  const broken = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [`towns/t-${n}.yaml`, 'nope: 1\nname: 2\n']),
  );
  const { contentDir, schemasDir } = makeProject(broken);
  for (const format of ['text', 'json']) {
    const command = `"$NODE" "$CLI" check --content "$CONTENT" --schemas "$SCHEMAS" --format ${format} | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE: process.execPath, CLI, CONTENT: contentDir, SCHEMAS: schemasDir },
    });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).not.toMatch(/EPIPE|^ {4}at /m);
    expect(stderr).toBe(format === 'text' ? '\n409 fichiers vérifiés, 1200 problèmes\n' : '');
  }
});

test('the shipped content is checked from any folder', () => {
  const { status, stdout, stderr } = runCli(['check'], { cwd: '/' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  expect(stderr).toMatch(/^\d+ fichiers vérifiés, tout va bien\n$/);
});
