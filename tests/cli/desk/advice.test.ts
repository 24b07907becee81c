// What an editor is advised: as much as in a terminal, in words of forms.
import { fieldAt } from '../../../cli/desk/form/field-at.ts';
import { formOf } from '../../../cli/desk/form/form-of.ts';
import { openDecisions } from '../../../cli/desk/view/decisions.ts';
import { remarksOf } from '../../../cli/desk/view/remarks.ts';
import { desk, openDeskForAll } from './desk-of.ts';

openDeskForAll();

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
    ['a date', 'from: 2026-12-11', 'from: Sapin bleu', '« Sapin bleu » n’est pas valable pour « Dès le »'],
  ])('%s', (_, from, to, message) => {
    const said = saidOf('availability.yaml', from, to);
    expect(said).toContainEqual(expect.objectContaining({ message, advice: expect.stringMatching(/\S/) }));
  });

  test('a word written twice', () => {
    const said = saidOf('towns/houtaud.yaml', 'À Houtaud', 'Sapin sapin à Houtaud');
    expect(said).toContainEqual(
      expect.objectContaining({
        message: '« sapin » est écrit deux fois de suite',
        advice: 'Gardez-en un',
        place: expect.objectContaining({ passage: '0-11' }),
      }),
    );
  });

  test('the name of another variety, which goes by its title', () => {
    const said = saidOf('varieties/sapin-du-caucase.yaml', /^name: .*$/m, 'name: Sapin blanchi');
    expect(said.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/« Sapin blanchi », comme dans « Sapin blanchi »/),
    );
  });
});

test('a contradiction between two fields names them as their form does, and says values as one reads them', () => {
  const file = 'facts/collection-period.yaml';
  const before = desk.read(file);
  desk.write(file, before.replace('source:', 'text: février\n    source:'));
  const { snapshot } = desk.server.desk;
  expect(openDecisions(snapshot).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^« Texte » dit « février », mais la valeur est « 5 au 25 janvier »$/),
  );
  desk.write(file, before);
});

test('a decision for none of the readings is reported in words', () => {
  const said = saidOf('facts/order-deadline.yaml', /$/, 'decision: "12-21"\n');
  expect(said).toContainEqual(
    expect.objectContaining({
      message: 'La décision « 21 décembre » n’est aucune des lectures',
      advice: 'Au choix : « 19 décembre », « 20 décembre »',
    }),
  );
});

test('numbers are said as their fields show them', () => {
  const file = 'prices/sapin-du-caucase.yaml';
  const said = saidOf(file, /price: [\d.]+/, 'price: abc');
  expect(said.map(({ advice }) => advice)).toContainEqual(expect.stringMatching(/ : 45 ou 45,5$/));
  const { content } = desk.server.desk.snapshot.loaded;
  const { schema, value } = desk.server.desk.entry('varieties/sapin-du-caucase');
  const field = fieldAt(formOf(content.schemas, schema, value), value, '/drawing/width');
  expect(field?.help).toMatch(/ : 0,45 pour .*, 0,75 /);
});

test('a grid that is not among others is added to them, or left as it is', () => {
  const file = 'prices/fraser-en-fete.yaml';
  const before = desk.read(file);
  desk.write(file, before.replace('tableau de la grange', 'affiche de l’an passé'));
  expect(openDecisions(desk.server.desk.snapshot).map(({ why }) => why)).toContainEqual(
    'Ajoutez la lecture « tableau de la grange », ou laissez ainsi en disant pourquoi',
  );
  desk.write(file, before);
});
