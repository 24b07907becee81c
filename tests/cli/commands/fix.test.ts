import { askShop, copyShop } from './shop-copy.ts';

test('shows the difference and writes nothing, then writes it with --write', async () => {
  const copy = copyShop();
  const before = copy.read('towns/doubs.yaml');
  copy.edit('towns/doubs.yaml', 'name: Doubs\n', 'name: Doubs  \n');
  const first = await copy.run('fix');
  expect(first.status).toBe(1);
  expect(first.stdout).toMatch(
    /^towns\/doubs\.yaml\n@@ \d+ @@\n(?: {2}.*\n)*- name: Doubs··\n\+ name: Doubs\n/,
  );
  expect(first.stderr).toContain('--write');
  expect(copy.read('towns/doubs.yaml')).not.toBe(before);
  expect((await copy.run('fix', '--write')).status).toBe(0);
  expect(copy.read('towns/doubs.yaml')).toBe(before);
  expect((await copy.run('fix')).stderr.trim()).toBe('rien à corriger');
});

test('fixes what keeps a file from being read', async () => {
  const copy = copyShop();
  const file = 'services/coupe-du-matin.yaml';
  const before = copy.read(file);
  copy.edit(file, 'title: Coupe du matin\n', 'title: Nos sapins : leur coupe\n');
  expect((await copy.run('fix', file, '--write')).status).toBe(0);
  expect(copy.read(file)).toBe(
    before.replace('title: Coupe du matin\n', 'title: "Nos sapins : leur coupe"\n'),
  );
});

test('takes files of the content only', async () => {
  const { status, stderr } = await askShop('fix', 'nulle/part.yaml');
  expect([status, stderr.trim()]).toEqual([1, '« nulle/part.yaml » n’existe pas']);
});

test('as JSON, names the files', async () => {
  const copy = copyShop();
  copy.write('towns/doubs.yaml', `${copy.read('towns/doubs.yaml')}# fin  \n`);
  expect(await copy.json('fix')).toMatchObject({ status: 1, ok: false, files: ['towns/doubs.yaml'] });
});
