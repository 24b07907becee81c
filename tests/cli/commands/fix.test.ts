import { expect, test } from 'vitest';
import { copySite } from './site-copy.ts';

test('shows the difference and writes nothing, then writes it with --write', () => {
  const site = copySite();
  const before = site.read('towns/colmar.yaml');
  site.write(
    'towns/colmar.yaml',
    before.replace(/^name: .*$/m, (line) => `${line}  `),
  );
  const first = site.run('fix');
  expect(first.status).toBe(1);
  expect(first.stdout).toMatch(
    /^towns\/colmar\.yaml\n@@ \d+ @@\n(?: {2}.*\n)*- name: Colmar··\n\+ name: Colmar\n/,
  );
  expect(first.stderr).toContain('--write');
  expect(site.read('towns/colmar.yaml')).not.toBe(before);
  expect(site.run('fix', '--write').status).toBe(0);
  expect(site.read('towns/colmar.yaml')).toBe(before);
  expect(site.run('fix').stderr.trim()).toBe('rien à corriger');
});

test('mends what keeps a file from being read', () => {
  const site = copySite();
  const before = site.read('services/origine.yaml');
  site.write('services/origine.yaml', before.replace(/^title: .*$/m, 'title: Nos sapins : leur origine'));
  expect(site.run('fix', 'services/origine.yaml', '--write').status).toBe(0);
  expect(site.read('services/origine.yaml')).toBe(
    before.replace(/^title: .*$/m, 'title: "Nos sapins : leur origine"'),
  );
});

test('takes files of the content only', () => {
  const { status, stderr } = copySite().run('fix', 'nulle/part.yaml');
  expect([status, stderr.trim()]).toEqual([1, '« nulle/part.yaml » n’existe pas']);
});

test('as JSON, names the files', () => {
  const site = copySite();
  site.write('towns/colmar.yaml', `${site.read('towns/colmar.yaml')}# fin  \n`);
  expect(JSON.parse(site.run('fix', '--format', 'json').stdout)).toEqual({
    ok: false,
    files: ['towns/colmar.yaml'],
  });
});
