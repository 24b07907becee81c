import { shownProblems } from '../../content-folder.ts';
import { checkShop, type ShopEdit } from '../../shop-content.ts';

const FILE = 'legal/politique-confidentialite.yaml';

function found(after: string): string[] {
  const edit: ShopEdit = {
    file: FILE,
    before: /écrivez à \{\{site.email\}\} ou appelez le \{\{site.phone\}\}/,
    after,
  };
  const { warnings } = checkShop(edit);
  const own = warnings.filter(({ code, file }) => code === 'text/known-field' && file === FILE);
  return shownProblems(own).map(({ column, endColumn, message }) => `${endColumn - column} ${message}`);
}

test('a number or an address of the shop that is written out, with its link', () => {
  expect(found('appelez le [03 53 01 46 18](tel:+33353014618)')).toEqual([
    '34 « 03 53 01 46 18 » est déjà écrit ailleurs : c’est {{site.phone}}',
  ]);
  expect(found('écrivez à salut@larmont.example')).toEqual([
    '21 « salut@larmont.example » est déjà écrit ailleurs : c’est {{site.email}}',
  ]);
});

test('other numbers and addresses are left alone', () => {
  expect(found('appelez le 03 53 01 46 17 ou écrivez à resalut@larmont.example')).toEqual([]);
});
