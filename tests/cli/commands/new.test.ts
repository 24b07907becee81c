import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { today } from '../../../cli/core/values/clock.ts';
import { shop } from '../../shop.mjs';
import { makeProject } from '../content-folder.ts';
import { copyShop } from './shop-copy.ts';

const collections = readdirSync('schemas')
  .map((name) => name.replace('.schema.json', ''))
  .filter((name) => existsSync(path.join(shop.content, name)) && !['pages', 'forms'].includes(name));

test('writes an entry of each collection that lacks nothing but what its blanks ask for', async () => {
  const copy = copyShop();
  for (const collection of collections) {
    const { status } = await copy.run('new', collection, 'essai');
    expect([collection, status]).toEqual([collection, 0]);
    expect(copy.read(`${collection}/essai.yaml`)).not.toMatch(/[ \t]$/m);
  }
  const { problems } = await copy.json('check');
  const faults = problems.filter(({ severity }) => severity === 'error');
  expect(faults.length).toBeGreaterThan(collections.length);
  for (const { code, file } of faults) {
    expect(file).toMatch(/\/essai\.yaml$/);
    expect(['schema/type', 'schema/enum', 'schema/minLength', 'ref/empty']).toContain(code);
  }
});

test('writes each example as it can be copied into its field', async () => {
  const copy = copyShop();
  await copy.run('new', 'notices', 'essai');
  const text = copy.read('notices/essai.yaml');
  const [, example = ''] = /par exemple : (.* : .*)\)\ntext:/.exec(text) ?? [];
  copy.write('notices/essai.yaml', `text: ${example}\nlevel: info\nuntil: "2026-12-18"\n`);
  expect((await copy.run('check')).status).toBe(0);
});

test('says of each field what it is for, lists choices, and gives the date of the day', async () => {
  const copy = copyShop();
  const { stdout } = await copy.run('new', 'articles', 'essai');
  expect(path.basename(stdout.trim())).toBe('essai.yaml');
  const text = copy.read('articles/essai.yaml');
  expect(text).toMatch(/\n#: Chapeau : .+\nexcerpt:\n/);
  expect(text).toMatch(
    /\(au choix : conseils, deco \(décoration\), vie-pratique \(vie pratique\)\)\ncategory:\n/,
  );
  expect(text).toContain(`\ndate: "${today(new Date())}"\n`);
  expect(text).toMatch(/\n# featured: false\n/);
});

test('stops where a schema refers to itself', async () => {
  const node = {
    type: 'object',
    required: ['label', 'below'],
    properties: {
      label: { type: 'string' },
      below: { type: 'array', items: { $ref: '#/definitions/node' } },
      beside: { $ref: '#/definitions/node' },
    },
  };
  const schema = {
    type: 'object',
    properties: { root: { $ref: '#/definitions/node' } },
    definitions: { node },
  };
  const project = makeProject({}, { 'menus.schema.json': schema });
  await project.run(['new', 'menus', 'essai']);
  expect(readFileSync(path.join(project.contentDir, 'menus/essai.yaml'), 'utf8')).toMatch(
    /\n# root:\n# {3}label:\n(?:#.*\n)*# {3}below:\n# {5}-\n# {3}# beside:\n$/,
  );
});

test('copies an entry byte for byte with --from', async () => {
  const project = makeProject();
  expect((await project.run(['new', 'towns', 'biesheim', '--from', 'colmar'])).status).toBe(0);
  const [copy, original] = ['biesheim', 'colmar'].map((slug) =>
    readFileSync(path.join(project.contentDir, `towns/${slug}.yaml`)),
  );
  expect(copy).toEqual(original);
});

test('never overwrites an entry', async () => {
  const project = makeProject();
  const file = path.join(project.contentDir, 'towns/colmar.yaml');
  const before = readFileSync(file, 'utf8');
  const { status, stdout, stderr } = await project.run(['new', 'towns', 'colmar']);
  expect([status, stdout, stderr.trim()]).toEqual([1, '', 'towns/colmar.yaml existe déjà']);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.each([
  [['town', 'biesheim'], 'il n’y a pas de collection « town » : vouliez-vous dire « towns » ?'],
  [['towns', 'Neuf-Brisach'], '« Neuf-Brisach » ne peut pas nommer un fichier : écrivez neuf-brisach'],
  [['towns', '../evil'], '« ../evil » ne peut pas nommer un fichier : écrivez evil'],
  [['towns', 'biesheim', '--from', 'colmr'], 'il n’y a pas d’entrée « colmr » dans towns/'],
])('%j is refused with a way out', async (args, message) => {
  const { status, stderr } = await makeProject().run(['new', ...args]);
  expect([status, stderr.trim()]).toEqual([1, message]);
});
