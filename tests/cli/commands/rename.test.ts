import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { copyShop, shopFile } from './shop-copy.ts';

test('renames an entry with its references, links and rows of the route table, and redirects the old address', async () => {
  const copy = copyShop();
  const { status, stdout } = await copy.run('rename', 'varieties', 'sapin-du-caucase', 'caucase');
  expect(status).toBe(0);
  expect(stdout.split('\n')[0]).toBe('varieties/caucase.yaml');
  expect(copy.has('varieties/sapin-du-caucase.yaml')).toBe(false);
  for (const file of ['navigation.yaml', 'legal/cgv.yaml', 'routes.yaml']) {
    const expected = shopFile(file)
      .replaceAll('/nos-sapins/sapin-du-caucase', '/nos-sapins/caucase')
      .replaceAll(/(entry|variety): sapin-du-caucase/g, '$1: caucase');
    expect(expected).not.toBe(shopFile(file));
    expect(copy.read(file)).toBe(expected);
  }
  expect(copy.read('redirects.yaml')).toBe(
    `${shopFile('redirects.yaml')}  - from: /nos-sapins/sapin-du-caucase\n    to: /nos-sapins/caucase\n`,
  );
  expect((await copy.run('check')).status).toBe(0);
});

test('what a killed process has renamed in part is taken back before the content is read again', async () => {
  const copy = copyShop();
  const [path, newPath] = ['varieties/sapin-du-caucase.yaml', 'varieties/caucase.yaml'];
  const text = copy.read(path);
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  copy.write(`.edits.${dead}.tmp`, JSON.stringify([{ path, before: text, after: text, newPath }]));
  renameSync(join(copy.contentDir, path), join(copy.contentDir, newPath));
  expect((await copy.run('check')).status).toBe(0);
  expect([copy.has(path), copy.has(newPath), copy.has(`.edits.${dead}.tmp`)]).toEqual([true, false, false]);
});

test('a name of digits is written as a text', async () => {
  const copy = copyShop();
  expect((await copy.run('rename', 'varieties', 'sapin-du-caucase', '42')).status).toBe(0);
  expect(copy.read('legal/cgv.yaml')).toContain('variety: "42"');
  expect((await copy.run('check')).status).toBe(0);
});

test('a link that is written with an escape is rewritten', async () => {
  const copy = copyShop();
  copy.edit(
    'navigation.yaml',
    'href: /nos-sapins/fraser-en-fete',
    'href: "/nos-sapins\\u002ffraser-en-fete"',
  );
  expect((await copy.run('rename', 'varieties', 'fraser-en-fete', 'fraser')).status).toBe(0);
  expect(copy.read('navigation.yaml')).toContain('href: "/nos-sapins/fraser"');
});

test.each([
  [['towns', 'doub', 'b'], '« towns/doub » n’existe pas ; vouliez-vous dire « doubs » ?'],
  [['towns', 'doubs', 'Ville'], '« Ville » ne peut pas nommer un fichier : écrivez ville'],
  [['towns', 'doubs', 'houtaud'], 'towns/houtaud.yaml existe déjà'],
  [['towns', 'doubs', 'x'.repeat(191)], 'ce nom est trop long : quelques mots suffisent'],
  [['towns', 'doubs', 'nul'], 'Windows réserve ce nom : ajoutez-y un mot'],
])('%j is refused', async (args, message) => {
  const { status, stderr } = await copyShop().run('rename', ...args);
  expect([status, stderr.trim()]).toEqual([1, message]);
});

test('a redirect that hides a page, or is written twice, is refused by check', async () => {
  const copy = copyShop();
  const row = (from: string) => `  - from: ${from}\n    to: /contact\n`;
  copy.write('redirects.yaml', `redirects:\n${row('/devis')}${row('/ancien')}${row('/ancien')}`);
  const { problems } = await copy.json('check');
  const refused = problems.filter(({ file }) => file === 'redirects.yaml');
  expect(refused.map(({ code, line }) => [code, line])).toEqual([
    ['link/redirect', 2],
    ['link/redirect', 6],
  ]);
});
