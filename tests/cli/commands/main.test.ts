import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shop } from '../../shop.mjs';
import { temporaryFolder } from '../../temporary-folder.ts';
import { makeProject } from '../content-folder.ts';
import { type RunOptions, runCli } from '../run-cli.ts';

const HINT = '(sapin --help pour l’aide)\n';
test.each([
  ['no such command', ['chek'], 'erreur : la commande « chek » n’existe pas\n(vouliez-vous dire check ?)\n'],
  ['an unknown option', ['check', '--nope'], 'erreur : l’option --nope n’existe pas\n'],
  ['an option without value', ['check', '--content'], 'erreur : il manque la valeur de --content <dir>\n'],
  ['a missing argument', ['where'], 'erreur : il manque <subject>\n'],
  ['an argument too many', ['check', 'towns'], 'erreur : il y a trop de mots : 1 au lieu de 0\n'],
  [
    'an unknown language',
    ['check', '--lang', 'de'],
    'erreur : --lang <lang> ne peut pas être « de » ; au choix : fr, en\n',
  ],
])('a wrong call exits with 2 and says why: %s', async (_, args, expected) => {
  expect(await runCli(args)).toEqual({ status: 2, stdout: '', stderr: expected + HINT });
});

test('a wrong call exits with 2 and says why: no command at all: the help', async () => {
  const { status, stdout, stderr } = await runCli([]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Utilisation : sapin [options] [commande]');
});

test('what people type before the command: --version alone says the version', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await runCli(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test.each([
  ['--lang', 'en', 'check'],
  ['--format', 'json', '--lang', 'en', 'check'],
  ['--no-color', '--lang', 'en', 'stats', '--facts'],
])('what people type before the command: %s %s %s: an option of every command is taken', async (...args) => {
  const project = makeProject();
  const folders = ['--content', project.contentDir, '--schemas', project.schemasDir];
  expect((await runCli([...folders, ...args])).status).toBe(0);
});

const project = () => makeProject({ 'towns/colmar.yaml': '' });

test.each([
  ['French, without any wish', {}, 'erreur :'],
  ['that of LANG', { LANG: 'en_US.UTF-8' }, 'error: '],
  ['that of LC_ALL before LANG', { LANG: 'en_US.UTF-8', LC_ALL: 'fr_FR.UTF-8' }, 'erreur :'],
  ['French, for a language it does not know', { LANG: 'de_DE.UTF-8' }, 'erreur :'],
])('languages: %s', async (_, env, expected) => {
  expect((await project().run(['check'], { env })).stdout.startsWith(expected)).toBe(true);
});

test('languages: --lang wins', async () => {
  const { stdout, stderr } = await project().run(['check', '--lang', 'en'], {
    env: { LANG: 'fr_FR.UTF-8' },
  });
  expect(stdout).toBe(
    'error: the file is empty [file/empty]\n --> towns/colmar.yaml:1:1\n  = help: write the fields of the entry, or delete the file\n',
  );
  expect(stderr).toBe(
    '\n9 files checked, 1 problem\nwhat depends on the day, or on several files, is checked once these problems are fixed\n',
  );
});

test.each([
  ['are not written into a pipe', [], {}, false],
  ['are forced by FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
  ['are refused by --no-color', ['--no-color'], { FORCE_COLOR: '1' }, false],
  ['are refused by NO_COLOR', [], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
])('colours: %s', async (_, args, env, colored) => {
  const { stdout, stderr } = await project().run(['check', ...args], { env });
  expect((stdout + stderr).includes('\u001b[')).toBe(colored);
});

test.each(['json', 'github', 'sarif'])('colours never go into %s', async (format) => {
  const options = { env: { FORCE_COLOR: '1' } };
  const { stdout } = await project().run(['check', '--format', format], options);
  expect(stdout).not.toContain('\u001b');
});

describe('an internal fault', () => {
  /** A check whose schemas are not a folder. */
  const check = (args: readonly string[], options: RunOptions = {}) => {
    const project = makeProject();
    const schemas = path.join(project.contentDir, 'site.yaml');
    return project.run(['check', '--schemas', schemas, ...args], options);
  };

  test.each(['text', 'json'])('is told in one line, and exits with 2 (%s)', async (format) => {
    const { status, stdout, stderr } = await check(['--format', format]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^sapin : erreur interne : ENOTDIR.* \(SAPIN_DEBUG=1 pour en voir plus\)\n$/);
  });

  test('shows more on demand', async () => {
    const { status, stderr } = await check([], { env: { SAPIN_DEBUG: '1' } });
    expect(status).toBe(2);
    expect(stderr).toMatch(/\n {4}at /);
  });
});

const calls: readonly (readonly string[])[] = [
  ['check'],
  ['generate', '--check'],
  ['consistency', '--rule', 'outside-zone'],
  ['decide', 'facts/deadline', '--undo'],
  ['where', 'facts/deadline'],
  ['new'],
  ['new', 'towns', 'biesheim'],
  ['rename', 'towns', 'biesheim', 'biesheim-centre'],
  ['fix', '--write'],
  ['stats'],
];

// The first of them makes the bundle when a source has changed.
test('as a process of its own each command is in the bundle, and says and answers what it does in this process', {
  timeout: 120_000,
}, async () => {
  const [bundled, called] = [makeProject(), makeProject()];
  for (const project of [bundled, called]) await project.generate();
  for (const call of calls) {
    const run = bundled.spawn(call);
    expect(run, call.join(' ')).toEqual(await called.run(call));
    expect(run.stderr).not.toContain('erreur interne');
  }
});

test('the folders may be named from anywhere', async () => {
  const folders = ['--content', shop.content, '--schemas', path.resolve('schemas')];
  expect((await runCli(['check', ...folders], { cwd: '/' })).status).toBe(0);
});

describe('the project is where the call starts', () => {
  test('its folders, its cache and how it calls the tool', async () => {
    const project = makeProject({ 'towns/colmar.yaml': 'name: Colmar\n' });
    writeFileSync(path.join(project.root, 'package.json'), '{"scripts":{"sapin":"sapin"}}');
    mkdirSync(path.join(project.root, 'node_modules'));
    const options = { cwd: project.root };
    const { status, stdout } = await runCli(['check'], options);
    expect(status).toBe(1);
    expect(stdout).toContain('--> towns/colmar.yaml:1:1');
    expect(existsSync(path.join(project.root, 'node_modules/.cache/sapin'))).toBe(true);
    expect((await runCli(['check', '--help'], options)).stdout).toContain('  npm run -s sapin -- check\n');
  });

  test('where there is none, the three lines that begin one', async () => {
    const root = temporaryFolder();
    const { status, stdout, stderr } = await runCli(['check', '--lang', 'en'], { cwd: root });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`there is neither a content folder nor schemas here: ${root}`);
    const lines = stderr.split('\n').slice(2, 4).join('\n');
    execFileSync('sh', ['-c', lines], { cwd: root });
    expect((await runCli(['new', 'notes', 'first'], { cwd: root })).status).toBe(0);
    const entry = readFileSync(path.join(root, 'content/notes/first.yaml'), 'utf8');
    expect(entry).toBe(
      '# yaml-language-server: $schema=../../generated/schemas/notes.json\n#: Note\n# title:\n',
    );
    writeFileSync(path.join(root, 'content/notes/first.yaml'), 'title: Hello\n');
    expect((await runCli(['generate'], { cwd: root })).status).toBe(0);
    expect(readFileSync(path.join(root, 'generated/notes.ts'), 'utf8')).toContain('"title": "Hello"');
  });

  test.each(['notes/a.yaml', 'data/notes/a.yaml', './data/notes/a.yaml'])(
    'whatever its folders are called, a file is found by %s',
    async (named) => {
      const { root } = makeProject();
      const options = { cwd: root };
      mkdirSync(path.join(root, 'data/notes'), { recursive: true });
      mkdirSync(path.join(root, 'forms'));
      writeFileSync(path.join(root, 'data/notes/a.yaml'), 'title: A  \n');
      writeFileSync(
        path.join(root, 'forms/notes.schema.json'),
        '{"title": "Note", "type": "object", "additionalProperties": false, "properties": {"title": {"type": "string"}}}',
      );
      const folders = ['--content', 'data', '--schemas', 'forms'];
      const where = await runCli(['where', named, ...folders, '--format', 'json'], options);
      expect(where.stdout).toContain('"subject": "notes/a"');
      expect((await runCli(['fix', named, ...folders, '--write'], options)).status).toBe(0);
      expect(readFileSync(path.join(root, 'data/notes/a.yaml'), 'utf8')).toBe('title: A\n');
    },
  );
});
