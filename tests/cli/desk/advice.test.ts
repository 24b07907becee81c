// What an editor is advised: as much as in a terminal, in words of forms.
import { beforeAll, describe, expect, test } from 'vitest';
import { remarksOf } from '../../../cli/desk/view/remarks.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { copyTo, openDesk, type TestDesk } from './desk-of.ts';

let desk: TestDesk;

beforeAll(() => {
  const folder = lastingFolder();
  copyTo(folder);
  desk = openDesk(folder);
});

/** Changes a file behind the desk, asks what it says of the entry, and takes the change back. */
function saidOf(file: string, from: string | RegExp, to: string) {
  const before = desk.read(file);
  const changed = before.replace(from, to);
  expect(changed).not.toBe(before);
  desk.write(file, changed);
  const { snapshot } = desk.server.desk;
  const entry = desk.server.desk.entry(file.replace('.yaml', ''));
  const said = remarksOf(snapshot, entry, false);
  desk.write(file, before);
  return said;
}

describe('a message that quotes a Sapin is shown as it is', () => {
  test.each([
    [
      'a reference',
      'variety: fraser-en-fete',
      'variety: Sapin bleu',
      '« Sapin bleu » n’existe pas dans « Sapins »',
    ],
    ['a date', 'from: 2026-12-11', 'from: Sapin bleu', '« Sapin bleu » n’est pas valable pour « Dès »'],
  ])('%s', (_, from, to, message) => {
    const said = saidOf('availability.yaml', from, to);
    expect(said).toContainEqual(expect.objectContaining({ message, advice: expect.stringMatching(/\S/) }));
  });

  test('a word written twice', () => {
    const said = saidOf('towns/houtaud.yaml', 'À Houtaud', 'Sapin sapin à Houtaud');
    expect(said).toContainEqual(
      expect.objectContaining({ message: '« sapin » est écrit deux fois de suite', advice: 'Gardez-en un' }),
    );
  });

  test('the name of another variety, which goes by its title', () => {
    const said = saidOf('varieties/sapin-du-caucase.yaml', /^name: .*$/m, 'name: Sapin blanchi');
    expect(said.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/« Sapin blanchi », comme dans « Sapin blanchi »/),
    );
  });
});

test.each<[what: string, file: string, from: string, to: string, message: string, advice: string]>([
  [
    'a telephone number',
    'site.yaml',
    'phone: 03 53 01 46 18',
    'phone: "0353014618"',
    '« Téléphone » ne s’écrit pas « 0353014618 »',
    'Écrivez-le par groupes : 03 53 01 46 18',
  ],
  [
    'a link that leads nowhere',
    'notices/verglas.yaml',
    'href: /contact',
    'href: /zzzzzzzzzz',
    'Le lien « /zzzzzzzzzz » ne mène nulle part',
    'Choisissez la page dans la liste',
  ],
])('%s has the advice of the terminal', (_, file, from, to, message, advice) => {
  const said = saidOf(file, from, to);
  expect(said).toContainEqual(expect.objectContaining({ message, advice }));
});

describe('a file that is broken', () => {
  test('by a merge says who wrote what, and which lines to keep', () => {
    const [broken] = saidOf(
      'prices/fraser-en-fete.yaml',
      '        price: 118\n',
      '<<<<<<< HEAD\n        price: 118\n=======\n        price: 120\n>>>>>>> autre\n',
    );
    expect(broken?.message).toMatch(/^Deux personnes ont changé ce passage.*« price: 118 ».*« price: 120 »/);
    expect(broken?.advice).toMatch(/^Gardez la ligne \d+ ou la ligne \d+, et effacez tout le reste/);
  });

  test('by a slip says what and how', () => {
    const [broken] = saidOf('towns/houtaud.yaml', 'name: Houtaud', 'name:Houtaud');
    expect(broken).toMatchObject({
      message: expect.stringMatching(/espace/),
      advice: expect.stringMatching(/\S/),
    });
  });
});
