import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProject, type TestProject } from '../content-folder.ts';
import { filesIn } from '../files-in.ts';
import { runInShell } from '../run-cli.ts';
import { CONTENT } from '../small-project.ts';

test('the first run writes, the second finds all up to date', async () => {
  const project = makeProject();
  const first = await project.generate();
  expect(first).toEqual({
    status: 0,
    stdout: '',
    stderr: `generated : ${Object.keys(filesIn(project.out)).length} fichiers écrits, 0 effacé\n`,
  });
  expect(await project.generate()).toEqual({ status: 0, stdout: '', stderr: 'generated était à jour\n' });
  expect(await project.generate('--check')).toEqual({
    status: 0,
    stdout: '',
    stderr: 'generated est à jour\n',
  });
  expect((await project.generate('--lang', 'en')).stderr).toBe('generated was up to date\n');
});

test('what stops it is reported without the warnings, which stop nothing', async () => {
  const town = 'name: Turckheim\npostalCode: 68230\ntext: 5Â°\n';
  const { status, stdout } = await makeProject({ 'towns/turckheim.yaml': town }).generate();
  expect(status).toBe(1);
  expect([...stdout.matchAll(/\[(\w+\/\w+)\]/g)].map(([, code]) => code)).toEqual(['schema/type']);
});

test('the same content gives the same bytes, from whatever folder and in whatever order it was written', async () => {
  const project = makeProject();
  await project.generate();
  const again = makeProject({});
  rmSync(again.contentDir, { recursive: true });
  for (const [file, text] of Object.entries(CONTENT).reverse()) again.write(file, text);
  mkdirSync(path.join(again.root, 'elsewhere'));
  const { contentDir, schemasDir, out } = again;
  const [content, schemas] = [contentDir, schemasDir].map((dir) => path.relative(out, dir));
  mkdirSync(out);
  const args = ['--content', content ?? '', '--schemas', schemas ?? '', '--out', '.'];
  const { status } = await again.run(['generate', ...args], { cwd: out });
  expect(status).toBe(0);
  expect(filesIn(out)).toEqual(filesIn(project.out));
});

test('what changed is written, what is gone is removed: what was changed by hand is put right', async () => {
  const project = makeProject();
  await project.generate();
  const sound = filesIn(project.out);
  writeFileSync(path.join(project.out, 'towns.ts'), '// by hand');
  rmSync(path.join(project.out, 'lazy'), { recursive: true });
  expect((await project.generate('--check')).status).toBe(1);
  expect((await project.generate()).stderr).toBe('generated : 2 fichiers écrits, 0 effacé\n');
  expect(filesIn(project.out)).toEqual(sound);
});

const stale = async (): Promise<TestProject> => {
  const project = makeProject();
  await project.generate();
  project.write('towns/colmar.yaml', 'name: Colmar centre\npostalCode: "68000"\n');
  project.write('articles/couper.yaml', CONTENT['articles/choisir.yaml']);
  project.remove('articles/choisir.yaml');
  return project;
};

test('--check: names what is stale, exits with 1 and writes nothing', async () => {
  const project = await stale();
  const before = filesIn(project.root);
  expect(await project.generate('--check')).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'generated/articles.ts n’est pas à jour',
      'generated/identifiers.ts n’est pas à jour',
      'generated/lazy/articles/choisir.body.json n’est pas à jour',
      'generated/lazy/articles/couper.body.json n’est pas à jour',
      'generated/manifest.json n’est pas à jour',
      'generated/towns.ts n’est pas à jour',
      'lancez « npx sapin generate » et joignez le résultat au commit',
      '',
    ].join('\n'),
  });
  expect(filesIn(project.root)).toEqual(before);
});

test('a folder that is not ours is refused in words, and loses nothing', async () => {
  const project = makeProject();
  mkdirSync(project.out);
  writeFileSync(path.join(project.out, 'lettre.txt'), 'précieux');
  const refusal = {
    status: 1,
    stdout: '',
    stderr:
      'generated contient des fichiers que sapin n’a pas écrits (lettre.txt) : déplacez-les, ou choisissez un autre dossier avec --out\n',
  };
  expect(await project.generate()).toEqual(refusal);
  expect(await project.generate('--check')).toEqual(refusal);
  expect(filesIn(project.out)).toEqual({ 'lettre.txt': 'précieux' });
  const { ok, problems } = JSON.parse((await project.generate('--format', 'json')).stdout);
  expect(ok).toBe(false);
  expect(problems).toMatchObject([{ code: 'file/foreign', file: '../generated/lettre.txt' }]);
});

test('a folder that is not ours: such as that of the content', async () => {
  const project = makeProject();
  const before = filesIn(project.root);
  expect(await project.run(['generate', '--out', project.contentDir])).toMatchObject({ status: 1 });
  expect(filesIn(project.root)).toEqual(before);
});

describe('what cannot be written is told in words, and exits with 1', () => {
  const told = (folder: string, reason: string) =>
    `${folder} : on ne peut pas écrire ici (${reason})\nvérifiez le chemin, les droits et la place qui reste : rien n’a changé\n`;

  test.each([
    ['a file', 'content/site.yaml'],
    ['a path through a file', 'content/site.yaml/generated'],
  ])('%s', async (_, out) => {
    const project = makeProject();
    const { status, stderr } = await project.run(['generate', '--out', path.join(project.root, out)]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: told(out, 'le chemin passe par un fichier') });
  });

  test('a disk that takes no more: the old set stays', () => {
    const project = makeProject();
    project.spawn(['generate', '--out', project.out]);
    const before = filesIn(project.out);
    project.write(
      'articles/choisir.yaml',
      CONTENT['articles/choisir.yaml'].replace('{{radius}}', 'mot '.repeat(9000)),
    );
    const { out } = project;
    // A limit on the size of files stands for a full disk: it fails in the middle of a write as well.
    const call = project.call(['generate', '--out', out]);
    const { status, stderr } = runInShell('ulimit -f 16; exec sapin', call, { cwd: project.root });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: told('generated', 'fichier trop grand pour ce disque'),
    });
    expect(filesIn(out)).toEqual(before);
    expect(existsSync(`${out}.next`)).toBe(false);
  });
});
