import { rmSync } from 'node:fs';
import path from 'node:path';
import { commitAll } from '../../git.ts';
import { makeProject } from '../content-folder.ts';
import { copyShop } from './shop-copy.ts';

test('is reported alone, with how to save it, and not as absent where others name it', async () => {
  const project = makeProject({
    'towns/colmar.yaml': 'name: Colmar\npostalCode: "68000"\nnearby: [zimmerbach]\n',
    'towns/zimmerbach.yaml': 'name: Z\npostalCode: "68230"\n',
  });
  commitAll(project.root);
  project.write('towns/zimmerbach.yaml', Buffer.from('name: \xe9\npostalCode: "68230"\n', 'latin1'));
  const { stdout } = await project.run(['check']);
  expect(stdout.match(/^erreur.*/gm)).toEqual([
    'erreur : le fichier n’est pas en UTF-8 (octet 7) [file/encoding]',
  ]);
  expect(stdout).toMatch(/Enregistrer avec l’encodage.*Bloc-notes/);
  expect(stdout).not.toContain('git restore');
});

test('is brought back from Git when it is empty', async () => {
  const project = makeProject();
  commitAll(project.root);
  project.write('towns/colmar.yaml', '');
  const { stdout } = await project.run(['check']);
  expect(stdout).toMatch(/le fichier est vide[\s\S]*« git restore \S*content\/towns\/colmar\.yaml »/);
  expect(stdout).toContain('; sinon, écrivez-y les champs de l’entrée, ou supprimez-le');
});

test('is reported alone when all texts name its fields and it is gone', async () => {
  const shop = copyShop();
  commitAll(shop.contentDir);
  rmSync(path.join(shop.contentDir, 'site.yaml'));
  const { stdout } = await shop.run('check');
  expect(stdout.match(/^erreur.*/gm)).toEqual(['erreur : il manque « site.yaml » [file/missing]']);
  expect(stdout).toMatch(/« git restore \S*site\.yaml »/);
});
